import ReadyDayCore

typealias CommandWork = @Sendable (Arguments, CommandContext) throws -> CommandOutput
typealias Command = ReadyDayCore.Command<CommandWork>
typealias Action = CommandAction<CommandWork>

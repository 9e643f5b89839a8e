import ReadyDayCore

extension Message { var inEnglish: String { Voice(.english).text(self) } }

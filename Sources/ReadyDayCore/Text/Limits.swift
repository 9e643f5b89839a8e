/// How much of an input is read, followed or kept, so that no file, however made, can hold up the morning or
/// fill the memory.
///
/// All limits are here. Each counts bytes or items, each is far beyond what people have, and whatever is cut
/// by one is said: a diagnostic for the file, and the briefing is partial.
package enum Limits {
  /// What is read of a calendar.
  enum Calendar {
    /// Bytes of a logical line; a longer one is skipped. 10⁶ dates fit, a gigabyte does not.
    static let lineBytes = 1 << 24
    /// Components inside each other; deeper ones are skipped. RFC 5545 nests three deep.
    static let depth = 16
    /// Lines of one component: all dates an event may have fit, one a line.
    static let componentLines = 1 << 18
    /// Events of all files that may touch the asked days, or bear the UID of one that may: twenty years of
    /// a full calendar. Each takes a kilobyte.
    static let events = 100_000
    /// The same for the previous days, whose events are not shown.
    static let eventsBefore = 5_000
    /// VTODOs of all files, whether done or not.
    static let tasks = 20_000
    /// VTIMEZONEs of one file; the largest calendars carry a few dozen.
    static let timeZones = 2000
    /// Bytes of a line of VCALENDAR in which its name (X-WR-CALNAME, or NAME of RFC 7986) is looked for.
    static let nameBytes = 2000
    /// Bytes of a title, place or category; more would not be read.
    static let textBytes = 10_000
    /// Bytes of a calendar's name.
    static let shownNameBytes = 200
    /// ATTENDEEs of one event; a company's all-hands has fewer.
    static let attendees = 10_000
    /// CATEGORIES of one event.
    static let categories = 1_000
    /// RDATEs or EXDATEs of one event, those that cannot touch the asked days not counted: one every ten
    /// minutes, as far as `EventReader/farthestMove` reaches.
    static let dates = 250_000
    /// Days of a DURATION: no event lasts a thousand years.
    static let durationDays = 366_000
    /// Bytes of an RRULE: one with every list in full takes half of this.
    static let ruleBytes = 1 << 14
    /// Steps that listing the onsets of one VTIMEZONE may take: 600 years of yearly rules take a tenth.
    static let zoneSteps = 100_000
    /// What the VTIMEZONEs of all files may take together: those of a mailbox of invitations take a fifth.
    static let allZoneSteps = 5_000_000
    /// Onsets of one VTIMEZONE: 2000 years with four changes in each have fewer.
    static let zoneOnsets = 8_000
  }

  /// What following recurrence rules may cost, in steps of some 50 ns; see `RecurrenceWork`.
  enum Recurrence {
    /// What any rule may take, whatever others took.
    static let share = 1_000
    /// What all rules together may take beyond their shares: about a second.
    static let steps = 20_000_000
    /// The same of the days before.
    static let stepsBefore = 1_000_000
    /// What the rules of one file may take of ``steps``.
    static let fileSteps = 6_000_000
    /// What one rule may take of ``steps``.
    static let ruleSteps = 4_000_000
    /// Instances of one series on the asked days: a day has 86,400 seconds, a century 36,525 days.
    static let instances = 100_000
    /// What finding out that a rule yields nothing may take: 400 years of days, after which the calendar
    /// repeats. A courtesy, for which no rule that yields something goes short.
    static let proofSteps = 200_000
    /// What all such proofs together may take.
    static let allProofSteps = 5_000_000
  }

  /// What is listed of all that takes place on the asked days.
  enum Listing {
    /// Dates of one series on one day that are all listed: one a minute.
    static let datesPerDay = 1_440
    /// How many are listed where there are more.
    static let datesOfCrowd = 200
    /// What all events of all asked days may take, ``Occurrence/listingCost`` on each of their days: a run
    /// stays within two seconds and 64 MB.
    static let cost = 7_500
    /// What each asked day may take on average, where many are asked about: three times what the fullest of
    /// working days has.
    static let costPerDay = 60
    /// What all days may take, however many they are: a century of a daily event has 36,525.
    static let greatestCost = 50_000

    static func cost(ofDays count: Int) -> Int { min(max(cost, costPerDay * count), greatestCost) }
  }

  /// What is read of an Apple Health export.
  enum AppleHealth {
    /// Bytes of a tag: those of exports have some 600.
    static let tagBytes = 1 << 16
    /// Attributes of a tag; records have ten.
    static let attributes = 64
    /// Samples of each kind; ten years of nights are under 400,000 breathing rates.
    static let samples = 500_000
  }

  /// What is read of a CSV text.
  enum CSV {
    /// Line ends in the quotes of one row, CRLF counted twice: a journal's notes have a few. Each line is looked
    /// at this often at most, however many quotes are never closed.
    static let lineEnds = 100
  }

  /// What is read of a JSON text.
  package enum JSON {
    /// Values inside each other; no known shape goes deeper than five.
    package static let depth = 512
    /// Bytes of one string.
    package static let stringBytes = 16 << 20
  }

  /// What is taken of the files that readyday keeps.
  package enum Kept {
    /// Plans of one import, each of which is held against all others: a year of three sessions a day.
    package static let imported = 1_000
    /// Bytes a character may have, taken over a whole text: a family of four emoji has 25.
    static let characterBytes = 32
  }

  /// What is said about the files.
  package enum Diagnostics {
    /// Warnings about one file: one with more problems than this is beyond mending line by line.
    static let perFile = 100
    /// Warnings about all files of a kind of data together: of thousands of bad files each one's count is told.
    static let inAll = 10_000
    /// Bytes of a line shown beneath a message, so that a gigabyte line is not repeated to the user.
    package static let excerptBytes = 200
  }

  /// What the program takes from the system.
  package enum Files {
    /// Bytes up to which a file is read; larger ones are mapped.
    package static let readBytes = 16 << 20
    /// Bytes taken of what has no size, and held in memory: pipes and devices may have no end. As many as are unpacked.
    package static let streamBytes = zipBytes
    /// Bytes unpacked of all zips of a run, a batch at a time: fifty years of WHOOP records take a fifth of this.
    package static let zipBytes = 128 << 20
    /// Entries of all zips of a run: `unzip` is started for each that is damaged, which takes some 3 ms, and exports
    /// have few.
    package static let zipEntries = 2_000
    /// Bytes unpacked by one start of `unzip`, and in memory at once; a larger entry is unpacked alone.
    package static let zipBatchBytes = 8 << 20
    /// Bytes of all names that `unzip` is started with: every system takes twice as many.
    package static let zipBatchNames = 1 << 16
    /// Bytes of what `unzip` says of a zip before its entries: the comment has at most 64 KB, by its format.
    package static let zipCommentBytes = 1 << 17
    /// Bytes of the list of what a zip holds, some 50 an entry.
    package static let zipListBytes = 8 << 20
    /// `unzip` goes through all that is listed for each entry: this many bytes take it as long as to start.
    package static let zipListBytesPerEntry = 1 << 19
  }
}

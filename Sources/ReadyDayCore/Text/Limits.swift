/// How much of an input is read, followed or stored, so that no file can exhaust time or memory.
///
/// All limits are here, in bytes or items, each far beyond real inputs. Anything cut is
/// reported: by a diagnostic for the file, and by calling the briefing partial.
package enum Limits {
  enum Calendar {
    /// Bytes of a logical line; a longer one is skipped. A million dates fit; a gigabyte does not.
    static let lineBytes = 1 << 24
    /// Nested components; deeper ones are skipped. RFC 5545 nests three deep.
    static let depth = 16
    /// Lines of one component: all dates that an event may have fit, one per line.
    static let componentLines = 1 << 18
    /// Events near the requested days or sharing a UID: twenty full years, a kilobyte each.
    static let events = 100_000
    /// The same for the days around, whose events are not shown.
    static let eventsNearby = 5_000
    /// VTODOs of all files, done or not.
    static let tasks = 20_000
    /// VTIMEZONEs of one file; the largest calendars have a few dozen.
    static let timeZones = 2000
    /// Bytes of a line searched for the calendar's name (X-WR-CALNAME, or NAME of RFC 7986).
    static let nameBytes = 2000
    /// Bytes of a title, place or category.
    static let textBytes = 10_000
    static let shownNameBytes = 200
    /// ATTENDEEs of one event; a company's all-hands has fewer.
    static let attendees = 10_000
    /// Guests remembered while a file is read.
    static let knownGuests = 1_000
    static let categories = 1_000
    /// RDATEs or EXDATEs of one event near the requested days: one every ten minutes.
    static let dates = 250_000
    /// Days of a DURATION: no event lasts a thousand years.
    static let durationDays = 366_000
    /// Bytes of an RRULE: a rule with every list in full takes half.
    static let ruleBytes = 1 << 14
    /// Steps to list the onsets of one VTIMEZONE: 600 years of yearly rules take a tenth.
    static let zoneSteps = 100_000
    /// Steps for the VTIMEZONEs of all files: a mailbox of invitations takes a fifth.
    static let allZoneSteps = 5_000_000
    /// Onsets of one VTIMEZONE: four a year for 2000 years.
    static let zoneOnsets = 8_000
  }

  /// The cost of following recurrence rules, in steps of about 50 ns; see `RecurrenceBudget`.
  enum Recurrence {
    /// The steps that any rule may take, whatever the others took.
    static let share = 1_000
    /// The steps of all rules together, beyond their shares: about a second.
    static let steps = 20_000_000
    /// The same for the days around the requested ones.
    static let stepsNearby = 1_000_000
    /// The part of `steps` for the rules of one file.
    static let fileSteps = 6_000_000
    /// The part of `steps` for one rule.
    static let ruleSteps = 4_000_000
    /// Instances of one series: a day has 86,400 seconds, a century 36,525 days.
    static let instances = 100_000
    /// Steps to prove that a rule yields nothing in 400 years of days; counted separately.
    static let proofSteps = 200_000
    /// Steps for all such proofs together.
    static let allProofSteps = 5_000_000
  }

  /// How many of the events on the requested days are listed.
  enum Listing {
    /// How many dates of one series on one day are all listed: one per minute.
    static let datesPerDay = 1_440
    /// How many are listed on a day that has more.
    static let datesOfCrowd = 200
    /// The total `Occurrence/listingCost` of all days: a run takes up to two seconds and 64 MB.
    static let cost = 7_500
    /// The average for each of many requested days: three times the fullest working day.
    static let costPerDay = 60
    /// The maximum for any number of days; a century of a daily event has 36,525.
    static let greatestCost = 50_000

    static func cost(ofDays count: Int) -> Int { min(max(cost, costPerDay * count), greatestCost) }
  }

  enum AppleHealth {
    /// Bytes of a tag; exports have some 600.
    static let tagBytes = 1 << 16
    /// Attributes of a tag; records have ten.
    static let attributes = 64
    /// Samples of each kind; ten years of nights have under 400,000 breathing rates.
    static let samples = 500_000
  }

  /// The rows of any table, in CSV or JSON.
  enum Table {
    /// Bytes of a row, from which a quote that is never closed takes no more either.
    static let rowBytes = 1 << 17
    static let cells = 2_000
    /// Rows of a file, as many as there are samples of a kind; the rest is left out.
    static let rows = AppleHealth.samples
    /// Line ends in the quotes of one row, CRLF counted twice.
    static let lineEnds = 100
    /// Line ends that all stray quotes of a file take before they are found to be stray.
    static let strayLineEnds = 5_000
  }

  package enum JSON {
    /// Nested values; no known shape goes deeper than five.
    package static let depth = 512
    /// Bytes of one string.
    package static let stringBytes = 16 << 20
  }

  package enum Stored {
    /// Plans in one import, each compared with all others: a year of three sessions a day.
    package static let imported = 1_000
    /// Average bytes of a character over a whole text; a family of four emoji has 25.
    static let characterBytes = 32
  }

  package enum Diagnostics {
    /// Warnings about one file; nobody fixes more than this line by line.
    static let perFile = 100
    /// Warnings about all files of a kind of data; beyond that, only counts are reported.
    static let inAll = 10_000
    /// Bytes of a line shown below a message.
    package static let excerptBytes = 200
  }

  package enum Files {
    /// Bytes up to which a file is read; larger ones are mapped.
    package static let readBytes = 16 << 20
    /// Bytes of all files that are kept for a second reading; others are opened again.
    package static let keptBytes = readBytes
    /// Bytes read from a pipe or device, which may have no end; the same as for zips.
    package static let streamBytes = zipBytes
    /// Bytes unpacked from all zips, a batch at a time; fifty years of WHOOP records take a fifth.
    package static let zipBytes = 128 << 20
    /// Bytes unpacked from any zip, and bytes more for each of its own. Exports have at most 40.
    package static let zipLeast = 8 << 20
    package static let zipRatio = 100
    /// Entries of all zips of a run. Exports have few; each damaged one costs some 3 ms of `unzip`.
    package static let zipEntries = 2_000
    /// Bytes that one `unzip` unpacks into memory; a larger entry is unpacked alone.
    package static let zipBatchBytes = 8 << 20
    /// Bytes of all names that `unzip` is started with; every system allows twice as many.
    package static let zipBatchNames = 1 << 16
    /// Bytes that `unzip` prints before a zip's entries; the format limits the comment to 64 KB.
    package static let zipCommentBytes = 1 << 17
    /// Bytes of a zip's listing, about 50 for each entry.
    package static let zipListBytes = 8 << 20
    /// Bytes of listing per entry; reading this much takes `unzip` as long as starting.
    package static let zipListBytesPerEntry = 1 << 19
  }
}

/// The services of online meetings, and what else calendars link to: where, and which pages.
///
/// From the services' own invitations and help pages, and the lists that programs for joining keep
/// (MeetingBar, in-meeting bots, the Meeting Guide), as of November 2026; facts only. In upper case.
enum ConferenceServices {
  /// What a link leads to.
  enum Goal {
    /// To join.
    case meeting
    /// To read about the event.
    case page
    /// A map, a recording, options, help or numbers to dial: never the event's link.
    case aside
  }

  /// A service; its name is only for the reader of the table.
  struct Service {
    let hosts: [StaticString]
    /// How the paths begin that join; empty for all but ``asides``.
    var paths: [StaticString] = []
    /// What its other pages are.
    var others = Goal.aside

    init(
      _ name: StaticString, _ hosts: [StaticString], _ paths: [StaticString] = [],
      others: Goal = .aside
    ) {
      (self.hosts, self.paths, self.others) = (hosts, paths, others)
    }
  }

  /// No path joins.
  private static let none: [StaticString] = ["\u{0}"]

  static let all: [Service] = [
    Service(
      "Zoom", ["ZOOM.US", "ZOOM.COM", "ZOOM.COM.CN", "ZOOMGOV.COM", "ZOOM-X.DE"],
      [
        "/J/", "/W/", "/S/", "/MY/", "/WC/", "/MEETING/REG", "/WEBINAR/REG", "/EJ", "/JOIN",
        "/LAUNCH/", "/START/",
      ]),
    Service("Google Meet", ["MEET.GOOGLE.COM"]),
    Service(
      "Google Hangouts", ["HANGOUTS.GOOGLE.COM", "PLUS.GOOGLE.COM"],
      ["/CALL/", "/HANGOUTS/", "/START", "/MEET"]),
    Service("Google Meet, short", ["G.CO"], ["/MEET/"], others: .page),
    Service(
      "Teams",
      [
        "TEAMS.MICROSOFT.COM", "TEAMS.LIVE.COM", "TEAMS.CLOUD.MICROSOFT", "TEAMS.MICROSOFT.US",
        "TEAMS.MICROSOFTONLINE.CN",
      ],
      [
        "/L/MEETUP-JOIN/", "/L/MEETING/", "/MEET/", "/_#/L/MEETUP-JOIN/", "/_#/MEET/", "/V2/?",
        "/DL/LAUNCHER/", "/LIGHT-MEETINGS/", "/EVENT/", "/REGISTRATION/", "/CONVENE/",
      ]),
    Service("Help of Teams", ["AKA.MS", "SUPPORT.MICROSOFT.COM"], none),
    Service("Microsoft", ["WWW.MICROSOFT.COM"], none, others: .page),
    Service("Skype", ["JOIN.SKYPE.COM", "MEET.LYNC.COM", "MEET.GOV.SKYPEFORBUSINESS.US"]),
    Service("Webex", ["WEBEX.COM", "WEBEXGOV.US", "WEBEX.COM.CN"]),
    Service("About Webex", ["WWW.WEBEX.COM"], none),
    Service(
      "GoTo", ["GOTOMEETING.COM", "GOTOMEET.ME", "GOTOWEBINAR.COM", "MEET.GOTO.COM", "JOIN.ME"]),
    Service(
      "GoTo, app", ["GOTO.COM"], ["/MEETING/", "/MEET/", "/JOIN", "/WEBINAR/"], others: .page),
    Service(
      "RingCentral",
      [
        "V.RINGCENTRAL.COM", "MEETINGS.RINGCENTRAL.COM", "VIDEO.RINGCENTRAL.COM",
        "WEBINAR.RINGCENTRAL.COM", "VIDEO-ATOS.RINGCENTRAL.COM", "VIDEO.UNIFYOFFICE.COM",
        "VIDEO.CLOUDOFFICE.AVAYA.COM", "VIDEO.RAINBOWOFFICE.COM", "MEETINGS.OFFICEATHAND.ATT.COM",
        "MEETINGS.BTCLOUDPHONE.BT.COM", "MEETINGS.BUSINESSCONNECT.TELUS.COM",
      ]),
    Service("Jitsi", ["MEET.JIT.SI", "8X8.VC", "FAIRMEETING.NET", "KMEET.INFOMANIAK.COM"]),
    Service("8x8", ["8X8.COM"], ["/MEET", "/JOIN"], others: .page),
    Service("BigBlueButton", ["SENFCALL.DE", "BIGBLUEMEETING.COM", "BLINDSIDENETWORKS.COM"]),
    Service("Element Call", ["CALL.ELEMENT.IO"]),
    Service("Amazon Chime", ["CHIME.AWS"]),
    Service("BlueJeans", ["BLUEJEANS.COM"]),
    Service("Whereby", ["WHEREBY.COM", "APPEAR.IN"]),
    Service("Around", ["AROUND.CO"]),
    Service("FaceTime", ["FACETIME.APPLE.COM"]),
    Service("Proton Meet", ["MEET.PROTON.ME"]),
    Service("Slack", ["SLACK.COM"], ["/HUDDLE/", "/CALL/"], others: .page),
    Service("Discord", ["DISCORD.GG"]),
    Service(
      "Discord, app", ["DISCORD.COM", "DISCORDAPP.COM"], ["/INVITE/", "/CHANNELS/", "/EVENTS/"],
      others: .page),
    Service(
      "Lark",
      ["VC.LARKSUITE.COM", "MEETINGS.LARKSUITE.COM", "VC.FEISHU.CN", "MEETINGS.FEISHU.CN"]),
    Service("Tencent Meeting", ["MEETING.TENCENT.COM", "VOOVMEETING.COM"]),
    Service("DingTalk", ["MEETING.DINGTALK.COM", "H5.DINGTALK.COM"]),
    Service(
      "Zoho Meeting",
      [
        "MEETING.ZOHO.COM", "MEETING.ZOHO.EU", "MEETING.ZOHO.IN", "MEETING.ZOHO.JP",
        "MEETING.ZOHO.COM.AU", "MEETING.ZOHO.COM.CN", "MEETING.ZOHO.SA", "MEETING.ZOHO.UK",
        "MEETING.ZOHOCLOUD.CA",
      ]),
    Service("WhatsApp", ["CALL.WHATSAPP.COM"]),
    Service("Telegram", ["T.ME"], ["/CALL/"], others: .page),
    Service("Signal", ["SIGNAL.LINK"], ["/CALL"], others: .page),
    Service("Messenger", ["MSNGR.COM"]),
    Service("Facebook", ["FACEBOOK.COM"], ["/GROUPCALL", "/ROOMS/"], others: .page),
    Service("VK", ["VK.COM"], ["/CALL/"], others: .page),
    Service("Telemost", ["TELEMOST.YANDEX.RU", "TELEMOST.YANDEX.COM", "TELEMOST.360.YANDEX.RU"]),
    Service("Jazz", ["SALUTEJAZZ.RU", "JAZZ.SBER.RU"]),
    Service("Kontur Talk", ["KTALK.RU"]),
    Service("Cal.com", ["CAL.COM", "CAL.EU"], ["/VIDEO/"], others: .page),
    Service("Daily", ["DAILY.CO"]),
    Service("Calendly", ["CALENDLY.COM"], ["/EVENTS/"], others: .page),
    Service("Reclaim", ["RECLAIM.AI"], ["/Z/"], others: .page),
    Service("Dialpad", ["MEETINGS.DIALPAD.COM", "UBERCONFERENCE.COM"]),
    Service("Dialpad, app", ["DIALPAD.COM"], ["/MEET", "/JOIN", "/ROOM/"], others: .page),
    Service("Lifesize", ["LIFESIZECLOUD.COM", "CALL.LIFESIZE.COM"]),
    Service("Pexip", ["PEXIP.ME", "PEXIP.IO"]),
    Service("StarLeaf", ["MEET.STARLEAF.COM"]),
    Service("Vonage", ["MEETINGS.VONAGE.COM"]),
    Service("AnyMeeting", ["ANYMEETING.COM"]),
    Service("FreeConference", ["FREECONFERENCECALL.COM", "FREECONFERENCE.COM"]),
    Service("Livestorm", ["LIVESTORM.CO", "LIVESTORM.COM"], ["/P/"], others: .page),
    Service("StreamYard", ["STREAMYARD.COM"], others: .page),
    Service("Riverside", ["RIVERSIDE.FM", "RIVERSIDE.COM"], ["/STUDIO/"], others: .page),
    Service("Demio", ["EVENT.DEMIO.COM", "MY.DEMIO.COM"]),
    Service("Adobe Connect", ["ADOBECONNECT.COM"]),
    Service("ClickMeeting", ["CLICKMEETING.COM"]),
    Service("BigMarker", ["BIGMARKER.COM"]),
    Service("ON24", ["EVENT.ON24.COM"]),
    Service("Crowdcast", ["CROWDCAST.IO"], ["/E/", "/C/"], others: .page),
    Service("Airmeet", ["AIRMEET.COM"], ["/E/", "/EVENT/"], others: .page),
    Service("Hopin", ["HOPIN.COM"], ["/EVENTS/"], others: .page),
    Service("Gather", ["GATHER.TOWN"], ["/APP/", "/I/"], others: .page),
    Service("Gather, app", ["APP.GATHER.TOWN", "APP.V2.GATHER.TOWN"]),
    Service("Kumospace", ["KUMOSPACE.COM"]),
    Service("SpatialChat", ["SPATIAL.CHAT"]),
    Service("Roam", ["RO.AM"]),
    Service("Butter", ["APP.BUTTER.US"]),
    Service("Tuple", ["TUPLE.APP"], ["/C/"], others: .page),
    Service("Pop", ["POP.COM"], ["/J/"], others: .page),
    Service("Huddle01", ["HUDDLE01.COM", "HUDDLE01.APP"]),
    Service("Talky", ["TALKY.IO"]),
    Service("eyeson", ["EYESON.COM"]),
    Service("Blizz", ["BLIZZ.COM", "GO.TEAMVIEWER.COM"]),
    Service("Doxy", ["DOXY.ME"]),
    Service("VSee", ["VSEE.ME"]),
    Service(
      "3CX", ["3CX.COM", "3CX.EU", "3CX.NET", "3CX.US"], ["/MEET/", "/WEBRTC/"], others: .page),
    Service(
      "France's administration",
      ["VISIO.NUMERIQUE.GOUV.FR", "WEBCONF.NUMERIQUE.GOUV.FR", "WEBINAIRE.NUMERIQUE.GOUV.FR"]),
    Service("RENATER", ["RENDEZ-VOUS.RENATER.FR"]),
    Service("Dial-in", ["TEL.MEET", "DIALIN.TEAMS.MICROSOFT.COM", "DIALIN.LYNC.COM"], none),
    Service(
      "Maps",
      [
        "MAPS.APP.GOO.GL", "MAPS.APPLE.COM", "MAPS.APPLE", "OPENSTREETMAP.ORG", "OSM.ORG",
        "WAZE.COM", "WEGO.HERE.COM", "SHARE.HERE.COM", "WHAT3WORDS.COM", "W3W.CO", "MAPY.CZ",
        "MAPY.COM", "CITYMAPPER.COM", "2GIS.RU", "2GIS.COM",
      ], none),
  ]

  /// First labels of hosts on which people run Jitsi or BigBlueButton themselves.
  static let ownLabels: [StaticString] = [
    "MEET", "JITSI", "BBB", "BIGBLUEBUTTON", "GREENLIGHT", "TELEMOST", "VIDEOCONF", "JITSI-MEET",
  ]
  /// Beginnings of paths by which BigBlueButton and Element Call are known on any host.
  static let ownPaths: [StaticString] = ["/BIGBLUEBUTTON/", "/ROOM/#/"]
  /// What stands before the name of a meeting of Pexip.
  static let pexipParts: [StaticString] = ["/M/", "/CONFERENCE/", "CONFERENCE="]
  /// How the path begins behind Webex's buttons to join, whatever other parts it has.
  static let joinService: StaticString = "/WBXMJS/JOINSERVICE/"
  /// First labels of hosts that explain a service, or give its numbers.
  static let asideLabels: [StaticString] = [
    "SUPPORT", "HELP", "DOCS", "STATUS", "BLOG", "LEARN", "EXPLORE", "DIALIN", "TEL", "DEVELOPERS",
    "MARKETPLACE", "DOWNLOAD", "COMMUNITY", "STATICS", "LINK",
  ]
  /// Whole paths of pages on which to enter a meeting's name, or to begin another.
  static let entrances: [StaticString] = ["/JOIN", "/MEET", "/NEW"]
  /// Parts of the path of a page that does not join.
  static let asides: [StaticString] = [
    "REC", "RECORDING", "RECORDINGS", "RECORDINGSERVICE", "PLAYBACK", "LSR.PHP", "LDR.PHP",
    "MEETINGOPTIONS", "OPTIONS", "SETTINGS", "HELP", "SUPPORT", "HC", "ARTICLE", "ARTICLES", "FAQ",
    "DOWNLOAD", "DOWNLOADS", "INSTALL", "SYSTEM-CHECK", "MICROSOFT-TEAMS", "PRICING", "PRIVACY",
    "TERMS", "LOGIN", "SIGNIN", "CANCEL", "ICS", "GLOBALCALLIN", "GLOBALCALLIN.PHP",
    "TELECONFERENCE", "DIALIN", "DIAL-IN", "DIALINNUMBERS", "DIALIN-NUMBERS", "DIAL-IN-NUMBERS",
    "DIALININFO.HTML", "PREMIUM-NUMBERS", "NUMBERS", "OTHERWAYS", "TEL", "PSTN",
  ]
  /// Search engines whose maps are below `/maps`, in any country.
  static let mapOwners: [StaticString] = ["GOOGLE", "GOO", "BING", "YANDEX", "QWANT", "DUCKDUCKGO"]

  /// Services that wrap links, and what stands before the wrapped link.
  static let wrappers: [(host: StaticString, mark: StaticString)] = [
    ("SAFELINKS.PROTECTION.OUTLOOK.COM", "URL="), ("SAFELINKS.PROTECTION.OFFICE365.US", "URL="),
    ("TEAMS.CDN.OFFICE.NET", "URL="), ("GOOGLE.COM", "Q="),
    (proofpoint, "U="), ("URLDEFENSE.COM", "/V3/__"), ("URLDEFENSE.US", "/V3/__"),
    ("LINKPROTECT.CUDASVC.COM", "A="),
    ("SECURE-WEB.CISCO.COM", "/HTTPS"), ("TRENDMICRO.COM", "URL="),
    ("CLICKTIME.SYMANTEC.COM", "U="), ("FIREEYE.COM", "U="), ("PROTECT.CHECKPOINT.COM", "/___"),
    ("SLACK-REDIR.NET", "URL="), ("PROTECTION.SOPHOS.COM", "U="), ("L.FACEBOOK.COM", "U="),
    ("LINKEDIN.COM", "URL="),
  ]
  static let proofpoint: StaticString = "URLDEFENSE.PROOFPOINT.COM"

  /// What a host probably is: others can share its hash.
  enum Place {
    /// Its index in ``all``.
    case service(Int)
    case wrapper
  }

  /// Of the host or one above it.
  static func place(of host: ArraySlice<UInt8>) -> Place? {
    var (hash, found) = (UInt64(0), Place?.none)
    for byte in host.reversed() {
      if byte == UInt8(ascii: "."), let domain = places[hash] { found = domain }
      hash = hash &* 0x100_0000_01B3 &+ UInt64(byte.lowercased)
    }
    return places[hash] ?? found
  }

  /// By a hash of the host, from its end.
  private static let places: [UInt64: Place] = Dictionary(
    all.enumerated().flatMap { index, service in
      service.hosts.map { (hash($0), .service(index)) }
    } + wrappers.map { (hash($0.host), .wrapper) }, uniquingKeysWith: { first, _ in first })

  private static func hash(_ host: StaticString) -> UInt64 {
    var hash: UInt64 = 0
    for place in (0..<host.utf8CodeUnitCount).reversed() {
      hash = hash &* 0x100_0000_01B3 &+ UInt64(host.utf8Start[place].lowercased)
    }
    return hash
  }
}

/// Maps zone names of Windows, Outlook and Exchange to IANA, by CLDR's `windowsZones` for 001.
enum WindowsZoneNames {
  /// Ignores case, and the number that Exchange appends to copies ("GMT Standard Time 1").
  static func ianaName(for name: String) -> String? {
    let wanted = name.lowercased()
    if wanted == "tzone://microsoft/utc" { return "UTC" }
    return ianaNames[wanted] ?? ianaNames[withoutNumber(wanted)]
      ?? standardNames[plain(wanted)].flatMap { ianaNames[$0] }
  }

  /// Turns `(UTC-05:00) Eastern Time (US & Canada)` into `Eastern Time (US and Canada)`.
  private static func plain(_ name: String) -> String {
    var words = name[...]
    if words.hasPrefix("(utc") || words.hasPrefix("(gmt") {
      words = words.drop { $0 != ")" }.dropFirst()
    }
    return String(words).replacing("&", with: "and").trimmed()
  }

  /// Standard names by the words that Windows shows for them, both in lower case.
  private static let standardNames: [String: String] = {
    let pairs = shownNames.split(separator: "\n").map { $0.split(separator: "=") }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0].lowercased(), $0[1].lowercased()) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// IANA names by the Windows name in lower case.
  private static let ianaNames: [String: String] = {
    let pairs = table.split(separator: "\n").map { $0.split(separator: "=") }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0].lowercased(), String($0[1])) },
      uniquingKeysWith: { first, _ in first })
  }()

  private static func withoutNumber(_ name: String) -> String {
    let digits = name.reversed().prefix { $0.isNumber }.count
    return digits > 0 ? String(name.dropLast(digits)).trimmed() : name
  }

  private static let table = """
    AUS Central Standard Time=Australia/Darwin
    AUS Eastern Standard Time=Australia/Sydney
    Afghanistan Standard Time=Asia/Kabul
    Alaskan Standard Time=America/Anchorage
    Alberta Standard Time=America/Edmonton
    Aleutian Standard Time=America/Adak
    Altai Standard Time=Asia/Barnaul
    Arab Standard Time=Asia/Riyadh
    Arabian Standard Time=Asia/Dubai
    Arabic Standard Time=Asia/Baghdad
    Argentina Standard Time=America/Buenos_Aires
    Astrakhan Standard Time=Europe/Astrakhan
    Atlantic Standard Time=America/Halifax
    Aus Central W. Standard Time=Australia/Eucla
    Azerbaijan Standard Time=Asia/Baku
    Azores Standard Time=Atlantic/Azores
    Bahia Standard Time=America/Bahia
    Bangladesh Standard Time=Asia/Dhaka
    Belarus Standard Time=Europe/Minsk
    Bougainville Standard Time=Pacific/Bougainville
    British Columbia Standard Time=America/Vancouver
    Canada Central Standard Time=America/Regina
    Cape Verde Standard Time=Atlantic/Cape_Verde
    Caucasus Standard Time=Asia/Yerevan
    Cen. Australia Standard Time=Australia/Adelaide
    Central America Standard Time=America/Guatemala
    Central Asia Standard Time=Asia/Bishkek
    Central Brazilian Standard Time=America/Cuiaba
    Central Europe Standard Time=Europe/Budapest
    Central European Standard Time=Europe/Warsaw
    Central Pacific Standard Time=Pacific/Guadalcanal
    Central Standard Time=America/Chicago
    Central Standard Time (Mexico)=America/Mexico_City
    Chatham Islands Standard Time=Pacific/Chatham
    China Standard Time=Asia/Shanghai
    Cuba Standard Time=America/Havana
    Dateline Standard Time=Etc/GMT+12
    E. Africa Standard Time=Africa/Nairobi
    E. Australia Standard Time=Australia/Brisbane
    E. Europe Standard Time=Europe/Chisinau
    E. South America Standard Time=America/Sao_Paulo
    Easter Island Standard Time=Pacific/Easter
    Eastern Standard Time=America/New_York
    Eastern Standard Time (Mexico)=America/Cancun
    Egypt Standard Time=Africa/Cairo
    Ekaterinburg Standard Time=Asia/Yekaterinburg
    FLE Standard Time=Europe/Kiev
    Fiji Standard Time=Pacific/Fiji
    GMT Standard Time=Europe/London
    GTB Standard Time=Europe/Bucharest
    Georgian Standard Time=Asia/Tbilisi
    Greenland Standard Time=America/Godthab
    Greenwich Standard Time=Atlantic/Reykjavik
    Haiti Standard Time=America/Port-au-Prince
    Hawaiian Standard Time=Pacific/Honolulu
    India Standard Time=Asia/Calcutta
    Iran Standard Time=Asia/Tehran
    Israel Standard Time=Asia/Jerusalem
    Jordan Standard Time=Asia/Amman
    Kaliningrad Standard Time=Europe/Kaliningrad
    Korea Standard Time=Asia/Seoul
    Libya Standard Time=Africa/Tripoli
    Line Islands Standard Time=Pacific/Kiritimati
    Lord Howe Standard Time=Australia/Lord_Howe
    Magadan Standard Time=Asia/Magadan
    Magallanes Standard Time=America/Punta_Arenas
    Manitoba Standard Time=America/Winnipeg
    Marquesas Standard Time=Pacific/Marquesas
    Mauritius Standard Time=Indian/Mauritius
    Middle East Standard Time=Asia/Beirut
    Montevideo Standard Time=America/Montevideo
    Morocco Standard Time=Africa/Casablanca
    Mountain Standard Time=America/Denver
    Mountain Standard Time (Mexico)=America/Mazatlan
    Myanmar Standard Time=Asia/Rangoon
    N. Central Asia Standard Time=Asia/Novosibirsk
    Namibia Standard Time=Africa/Windhoek
    Nepal Standard Time=Asia/Katmandu
    New Zealand Standard Time=Pacific/Auckland
    Newfoundland Standard Time=America/St_Johns
    Norfolk Standard Time=Pacific/Norfolk
    North Asia East Standard Time=Asia/Irkutsk
    North Asia Standard Time=Asia/Krasnoyarsk
    North Korea Standard Time=Asia/Pyongyang
    Omsk Standard Time=Asia/Omsk
    Pacific SA Standard Time=America/Santiago
    Pacific Standard Time=America/Los_Angeles
    Pacific Standard Time (Mexico)=America/Tijuana
    Pakistan Standard Time=Asia/Karachi
    Paraguay Standard Time=America/Asuncion
    Qyzylorda Standard Time=Asia/Qyzylorda
    Romance Standard Time=Europe/Paris
    Russia Time Zone 10=Asia/Srednekolymsk
    Russia Time Zone 11=Asia/Kamchatka
    Russia Time Zone 3=Europe/Samara
    Russian Standard Time=Europe/Moscow
    SA Eastern Standard Time=America/Cayenne
    SA Pacific Standard Time=America/Bogota
    SA Western Standard Time=America/La_Paz
    SE Asia Standard Time=Asia/Bangkok
    Saint Pierre Standard Time=America/Miquelon
    Sakhalin Standard Time=Asia/Sakhalin
    Samoa Standard Time=Pacific/Apia
    Sao Tome Standard Time=Africa/Sao_Tome
    Saratov Standard Time=Europe/Saratov
    Singapore Standard Time=Asia/Singapore
    South Africa Standard Time=Africa/Johannesburg
    South Sudan Standard Time=Africa/Juba
    Sri Lanka Standard Time=Asia/Colombo
    Sudan Standard Time=Africa/Khartoum
    Syria Standard Time=Asia/Damascus
    Taipei Standard Time=Asia/Taipei
    Tasmania Standard Time=Australia/Hobart
    Tocantins Standard Time=America/Araguaina
    Tokyo Standard Time=Asia/Tokyo
    Tomsk Standard Time=Asia/Tomsk
    Tonga Standard Time=Pacific/Tongatapu
    Transbaikal Standard Time=Asia/Chita
    Turkey Standard Time=Europe/Istanbul
    Turks And Caicos Standard Time=America/Grand_Turk
    US Eastern Standard Time=America/Indianapolis
    US Mountain Standard Time=America/Phoenix
    UTC=Etc/UTC
    UTC+12=Etc/GMT-12
    UTC+13=Etc/GMT-13
    UTC-02=Etc/GMT+2
    UTC-08=Etc/GMT+8
    UTC-09=Etc/GMT+9
    UTC-11=Etc/GMT+11
    Ulaanbaatar Standard Time=Asia/Ulaanbaatar
    Venezuela Standard Time=America/Caracas
    Vladivostok Standard Time=Asia/Vladivostok
    Volgograd Standard Time=Europe/Volgograd
    W. Australia Standard Time=Australia/Perth
    W. Central Africa Standard Time=Africa/Lagos
    W. Europe Standard Time=Europe/Berlin
    W. Mongolia Standard Time=Asia/Hovd
    West Asia Standard Time=Asia/Tashkent
    West Bank Standard Time=Asia/Hebron
    West Pacific Standard Time=Pacific/Port_Moresby
    Yakutsk Standard Time=Asia/Yakutsk
    Yukon Standard Time=America/Whitehorse
    """

  private static let shownNames = """
    Abu Dhabi, Muscat=Arabian Standard Time
    Adelaide=Cen. Australia Standard Time
    Alaska=Alaskan Standard Time
    Amman=Jordan Standard Time
    Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna=W. Europe Standard Time
    Arizona=US Mountain Standard Time
    Athens, Bucharest=GTB Standard Time
    Athens, Bucharest, Istanbul=GTB Standard Time
    Atlantic Time (Canada)=Atlantic Standard Time
    Auckland, Wellington=New Zealand Standard Time
    Azores=Azores Standard Time
    Baghdad=Arabic Standard Time
    Baku=Azerbaijan Standard Time
    Bangkok, Hanoi, Jakarta=SE Asia Standard Time
    Beijing, Chongqing, Hong Kong, Urumqi=China Standard Time
    Beirut=Middle East Standard Time
    Belgrade, Bratislava, Budapest, Ljubljana, Prague=Central Europe Standard Time
    Bogota, Lima, Quito=SA Pacific Standard Time
    Bogota, Lima, Quito, Rio Branco=SA Pacific Standard Time
    Brasilia=E. South America Standard Time
    Brisbane=E. Australia Standard Time
    Brussels, Copenhagen, Madrid, Paris=Romance Standard Time
    Buenos Aires=Argentina Standard Time
    City of Buenos Aires=Argentina Standard Time
    Cairo=Egypt Standard Time
    Canberra, Melbourne, Sydney=AUS Eastern Standard Time
    Caracas=Venezuela Standard Time
    Casablanca=Morocco Standard Time
    Cayenne, Fortaleza=SA Eastern Standard Time
    Central America=Central America Standard Time
    Central Time (US and Canada)=Central Standard Time
    Chennai, Kolkata, Mumbai, New Delhi=India Standard Time
    Chihuahua, La Paz, Mazatlan=Mountain Standard Time (Mexico)
    Coordinated Universal Time=UTC
    Damascus=Syria Standard Time
    Darwin=AUS Central Standard Time
    Dhaka=Bangladesh Standard Time
    Dublin, Edinburgh, Lisbon, London=GMT Standard Time
    Eastern Time (US and Canada)=Eastern Standard Time
    Ekaterinburg=Ekaterinburg Standard Time
    Fiji=Fiji Standard Time
    Georgetown, La Paz, Manaus, San Juan=SA Western Standard Time
    Greenland=Greenland Standard Time
    Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London=GMT Standard Time
    Guadalajara, Mexico City, Monterrey=Central Standard Time (Mexico)
    Guam, Port Moresby=West Pacific Standard Time
    Harare, Pretoria=South Africa Standard Time
    Hawaii=Hawaiian Standard Time
    Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius=FLE Standard Time
    Hobart=Tasmania Standard Time
    Indiana (East)=US Eastern Standard Time
    International Date Line West=Dateline Standard Time
    Irkutsk=North Asia East Standard Time
    Islamabad, Karachi=Pakistan Standard Time
    Istanbul=Turkey Standard Time
    Jerusalem=Israel Standard Time
    Kabul=Afghanistan Standard Time
    Kathmandu=Nepal Standard Time
    Krasnoyarsk=North Asia Standard Time
    Kuala Lumpur, Singapore=Singapore Standard Time
    Kuwait, Riyadh=Arab Standard Time
    Magadan=Magadan Standard Time
    Monrovia, Reykjavik=Greenwich Standard Time
    Montevideo=Montevideo Standard Time
    Moscow, St. Petersburg=Russian Standard Time
    Moscow, St. Petersburg, Volgograd=Russian Standard Time
    Mountain Time (US and Canada)=Mountain Standard Time
    Nairobi=E. Africa Standard Time
    Newfoundland=Newfoundland Standard Time
    Novosibirsk=N. Central Asia Standard Time
    Nuku'alofa=Tonga Standard Time
    Osaka, Sapporo, Tokyo=Tokyo Standard Time
    Pacific Time (US and Canada)=Pacific Standard Time
    Perth=W. Australia Standard Time
    Port Louis=Mauritius Standard Time
    Santiago=Pacific SA Standard Time
    Sarajevo, Skopje, Warsaw, Zagreb=Central European Standard Time
    Saskatchewan=Canada Central Standard Time
    Seoul=Korea Standard Time
    Sri Jayawardenepura=Sri Lanka Standard Time
    Taipei=Taipei Standard Time
    Tashkent=West Asia Standard Time
    Ashgabat, Tashkent=West Asia Standard Time
    Tbilisi=Georgian Standard Time
    Tehran=Iran Standard Time
    Tijuana, Baja California=Pacific Standard Time (Mexico)
    Baja California=Pacific Standard Time (Mexico)
    Ulaanbaatar=Ulaanbaatar Standard Time
    Vladivostok=Vladivostok Standard Time
    West Central Africa=W. Central Africa Standard Time
    Yakutsk=Yakutsk Standard Time
    Yangon (Rangoon)=Myanmar Standard Time
    Yerevan=Caucasus Standard Time
    Mitteleuropäische Zeit=W. Europe Standard Time
    Mitteleuropäische Sommerzeit=W. Europe Standard Time
    Mitteleuropäische Normalzeit=W. Europe Standard Time
    Westeuropäische Zeit=GMT Standard Time
    Westeuropäische Sommerzeit=GMT Standard Time
    Westeuropäische Normalzeit=GMT Standard Time
    Osteuropäische Zeit=FLE Standard Time
    Osteuropäische Sommerzeit=FLE Standard Time
    Osteuropäische Normalzeit=FLE Standard Time
    """
}

/// Maps zone names of Windows, Outlook and Exchange to IANA, by CLDR's `windowsZones` for 001.
enum WindowsZoneNames {
  /// Ignores case, and the number that Exchange appends to copies ("GMT Standard Time 1").
  static func ianaName(for name: String) -> String? {
    let wanted = name.lowercased()
    if wanted == "tzone://microsoft/utc" { return "UTC" }
    return names.windows[wanted] ?? names.windows[withoutNumber(wanted)]
      ?? names.shown[plain(wanted)]
  }

  /// Turns `(UTC-05:00) Eastern Time (US & Canada)` into `Eastern Time (US and Canada)`.
  private static func plain(_ name: String) -> String {
    var words = name[...]
    if words.hasPrefix("(utc") || words.hasPrefix("(gmt") {
      words = words.drop { $0 != ")" }.dropFirst()
    }
    return String(words).replacing("&", with: "and").trimmed()
  }

  /// IANA names, by the Windows name and by the words Windows shows for it, both in lower case.
  private static let names: (windows: [String: String], shown: [String: String]) =
    table.split(separator: "\n").reduce(into: ([:], [:])) { names, line in
      let row = line.split(separator: "=").map(String.init)
      names.windows[row[0].lowercased()] = row[1]
      for words in row.dropFirst(2).joined().split(separator: ";") {
        names.shown[words.drop { $0 == " " }.lowercased()] = row[1]
      }
    }

  private static func withoutNumber(_ name: String) -> String {
    let digits = name.reversed().prefix { $0.isNumber }.count
    return digits > 0 ? String(name.dropLast(digits)).trimmed() : name
  }

  /// In each row: the Windows name, the IANA zone, and what Windows shows for it.
  private static let table = """
    AUS Central Standard Time=Australia/Darwin=Darwin
    AUS Eastern Standard Time=Australia/Sydney=Canberra, Melbourne, Sydney
    Afghanistan Standard Time=Asia/Kabul=Kabul
    Alaskan Standard Time=America/Anchorage=Alaska
    Alberta Standard Time=America/Edmonton
    Aleutian Standard Time=America/Adak
    Altai Standard Time=Asia/Barnaul
    Arab Standard Time=Asia/Riyadh=Kuwait, Riyadh
    Arabian Standard Time=Asia/Dubai=Abu Dhabi, Muscat
    Arabic Standard Time=Asia/Baghdad=Baghdad
    Argentina Standard Time=America/Buenos_Aires=Buenos Aires; City of Buenos Aires
    Astrakhan Standard Time=Europe/Astrakhan
    Atlantic Standard Time=America/Halifax=Atlantic Time (Canada)
    Aus Central W. Standard Time=Australia/Eucla
    Azerbaijan Standard Time=Asia/Baku=Baku
    Azores Standard Time=Atlantic/Azores=Azores
    Bahia Standard Time=America/Bahia
    Bangladesh Standard Time=Asia/Dhaka=Dhaka
    Belarus Standard Time=Europe/Minsk
    Bougainville Standard Time=Pacific/Bougainville
    British Columbia Standard Time=America/Vancouver
    Canada Central Standard Time=America/Regina=Saskatchewan
    Cape Verde Standard Time=Atlantic/Cape_Verde
    Caucasus Standard Time=Asia/Yerevan=Yerevan
    Cen. Australia Standard Time=Australia/Adelaide=Adelaide
    Central America Standard Time=America/Guatemala=Central America
    Central Asia Standard Time=Asia/Bishkek
    Central Brazilian Standard Time=America/Cuiaba
    Central Europe Standard Time=Europe/Budapest=Belgrade, Bratislava, Budapest, Ljubljana, Prague
    Central European Standard Time=Europe/Warsaw=Sarajevo, Skopje, Warsaw, Zagreb
    Central Pacific Standard Time=Pacific/Guadalcanal
    Central Standard Time=America/Chicago=Central Time (US and Canada)
    Central Standard Time (Mexico)=America/Mexico_City=Guadalajara, Mexico City, Monterrey
    Chatham Islands Standard Time=Pacific/Chatham
    China Standard Time=Asia/Shanghai=Beijing, Chongqing, Hong Kong, Urumqi
    Cuba Standard Time=America/Havana
    Dateline Standard Time=Etc/GMT+12=International Date Line West
    E. Africa Standard Time=Africa/Nairobi=Nairobi
    E. Australia Standard Time=Australia/Brisbane=Brisbane
    E. Europe Standard Time=Europe/Chisinau
    E. South America Standard Time=America/Sao_Paulo=Brasilia
    Easter Island Standard Time=Pacific/Easter
    Eastern Standard Time=America/New_York=Eastern Time (US and Canada)
    Eastern Standard Time (Mexico)=America/Cancun
    Egypt Standard Time=Africa/Cairo=Cairo
    Ekaterinburg Standard Time=Asia/Yekaterinburg=Ekaterinburg
    FLE Standard Time=Europe/Kiev=Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius; \
    Osteuropäische Zeit; Osteuropäische Sommerzeit; Osteuropäische Normalzeit
    Fiji Standard Time=Pacific/Fiji=Fiji
    GMT Standard Time=Europe/London=Dublin, Edinburgh, Lisbon, London; \
    Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London; Westeuropäische Zeit; \
    Westeuropäische Sommerzeit; Westeuropäische Normalzeit
    GTB Standard Time=Europe/Bucharest=Athens, Bucharest; Athens, Bucharest, Istanbul
    Georgian Standard Time=Asia/Tbilisi=Tbilisi
    Greenland Standard Time=America/Godthab=Greenland
    Greenwich Standard Time=Atlantic/Reykjavik=Monrovia, Reykjavik
    Haiti Standard Time=America/Port-au-Prince
    Hawaiian Standard Time=Pacific/Honolulu=Hawaii
    India Standard Time=Asia/Calcutta=Chennai, Kolkata, Mumbai, New Delhi
    Iran Standard Time=Asia/Tehran=Tehran
    Israel Standard Time=Asia/Jerusalem=Jerusalem
    Jordan Standard Time=Asia/Amman=Amman
    Kaliningrad Standard Time=Europe/Kaliningrad
    Korea Standard Time=Asia/Seoul=Seoul
    Libya Standard Time=Africa/Tripoli
    Line Islands Standard Time=Pacific/Kiritimati
    Lord Howe Standard Time=Australia/Lord_Howe
    Magadan Standard Time=Asia/Magadan=Magadan
    Magallanes Standard Time=America/Punta_Arenas
    Manitoba Standard Time=America/Winnipeg
    Marquesas Standard Time=Pacific/Marquesas
    Mauritius Standard Time=Indian/Mauritius=Port Louis
    Middle East Standard Time=Asia/Beirut=Beirut
    Montevideo Standard Time=America/Montevideo=Montevideo
    Morocco Standard Time=Africa/Casablanca=Casablanca
    Mountain Standard Time=America/Denver=Mountain Time (US and Canada)
    Mountain Standard Time (Mexico)=America/Mazatlan=Chihuahua, La Paz, Mazatlan
    Myanmar Standard Time=Asia/Rangoon=Yangon (Rangoon)
    N. Central Asia Standard Time=Asia/Novosibirsk=Novosibirsk
    Namibia Standard Time=Africa/Windhoek
    Nepal Standard Time=Asia/Katmandu=Kathmandu
    New Zealand Standard Time=Pacific/Auckland=Auckland, Wellington
    Newfoundland Standard Time=America/St_Johns=Newfoundland
    Norfolk Standard Time=Pacific/Norfolk
    North Asia East Standard Time=Asia/Irkutsk=Irkutsk
    North Asia Standard Time=Asia/Krasnoyarsk=Krasnoyarsk
    North Korea Standard Time=Asia/Pyongyang
    Omsk Standard Time=Asia/Omsk
    Pacific SA Standard Time=America/Santiago=Santiago
    Pacific Standard Time=America/Los_Angeles=Pacific Time (US and Canada)
    Pacific Standard Time (Mexico)=America/Tijuana=Tijuana, Baja California; Baja California
    Pakistan Standard Time=Asia/Karachi=Islamabad, Karachi
    Paraguay Standard Time=America/Asuncion
    Qyzylorda Standard Time=Asia/Qyzylorda
    Romance Standard Time=Europe/Paris=Brussels, Copenhagen, Madrid, Paris
    Russia Time Zone 10=Asia/Srednekolymsk
    Russia Time Zone 11=Asia/Kamchatka
    Russia Time Zone 3=Europe/Samara
    Russian Standard Time=Europe/Moscow=Moscow, St. Petersburg; Moscow, St. Petersburg, Volgograd
    SA Eastern Standard Time=America/Cayenne=Cayenne, Fortaleza
    SA Pacific Standard Time=America/Bogota=Bogota, Lima, Quito; Bogota, Lima, Quito, Rio Branco
    SA Western Standard Time=America/La_Paz=Georgetown, La Paz, Manaus, San Juan
    SE Asia Standard Time=Asia/Bangkok=Bangkok, Hanoi, Jakarta
    Saint Pierre Standard Time=America/Miquelon
    Sakhalin Standard Time=Asia/Sakhalin
    Samoa Standard Time=Pacific/Apia
    Sao Tome Standard Time=Africa/Sao_Tome
    Saratov Standard Time=Europe/Saratov
    Singapore Standard Time=Asia/Singapore=Kuala Lumpur, Singapore
    South Africa Standard Time=Africa/Johannesburg=Harare, Pretoria
    South Sudan Standard Time=Africa/Juba
    Sri Lanka Standard Time=Asia/Colombo=Sri Jayawardenepura
    Sudan Standard Time=Africa/Khartoum
    Syria Standard Time=Asia/Damascus=Damascus
    Taipei Standard Time=Asia/Taipei=Taipei
    Tasmania Standard Time=Australia/Hobart=Hobart
    Tocantins Standard Time=America/Araguaina
    Tokyo Standard Time=Asia/Tokyo=Osaka, Sapporo, Tokyo
    Tomsk Standard Time=Asia/Tomsk
    Tonga Standard Time=Pacific/Tongatapu=Nuku'alofa
    Transbaikal Standard Time=Asia/Chita
    Turkey Standard Time=Europe/Istanbul=Istanbul
    Turks And Caicos Standard Time=America/Grand_Turk
    US Eastern Standard Time=America/Indianapolis=Indiana (East)
    US Mountain Standard Time=America/Phoenix=Arizona
    UTC=Etc/UTC=Coordinated Universal Time
    UTC+12=Etc/GMT-12
    UTC+13=Etc/GMT-13
    UTC-02=Etc/GMT+2
    UTC-08=Etc/GMT+8
    UTC-09=Etc/GMT+9
    UTC-11=Etc/GMT+11
    Ulaanbaatar Standard Time=Asia/Ulaanbaatar=Ulaanbaatar
    Venezuela Standard Time=America/Caracas=Caracas
    Vladivostok Standard Time=Asia/Vladivostok=Vladivostok
    Volgograd Standard Time=Europe/Volgograd
    W. Australia Standard Time=Australia/Perth=Perth
    W. Central Africa Standard Time=Africa/Lagos=West Central Africa
    W. Europe Standard Time=Europe/Berlin=Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna; \
    Mitteleuropäische Zeit; Mitteleuropäische Sommerzeit; Mitteleuropäische Normalzeit
    W. Mongolia Standard Time=Asia/Hovd
    West Asia Standard Time=Asia/Tashkent=Tashkent; Ashgabat, Tashkent
    West Bank Standard Time=Asia/Hebron
    West Pacific Standard Time=Pacific/Port_Moresby=Guam, Port Moresby
    Yakutsk Standard Time=Asia/Yakutsk=Yakutsk
    Yukon Standard Time=America/Whitehorse
    """
}

/// Large airports by time zone, and those in Spain: `API → SDK` is not a journey.
enum Airports {
  /// The zone of each by its IATA code.
  static let zones: [Substring: Substring] = table.split(separator: "\n").reduce(into: [:]) {
    let words = $1.split(separator: " ")
    for code in words.dropFirst() { $0[code] = words[0] }
  }

  /// The zones of the airports in a title, in order.
  static func named(in title: String) -> [String] {
    title.split { !$0.isLetter }.compactMap { zones[$0] }.map(String.init)
  }

  /// The zone itself, or for countries with several zones one name for all.
  static func country(of zone: String) -> String {
    if ["Europe/Madrid", "Atlantic/Canary"].contains(zone) { return "ES" }
    if zone.hasPrefix("Australia/") { return "AU" }
    return states.contains(zone) ? "US" : canada.contains(zone) ? "CA" : zone
  }

  private static let states: Set<String> = [
    "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix",
    "America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu",
  ]
  private static let canada: Set<String> = [
    "America/Toronto", "America/Edmonton", "America/Vancouver",
  ]

  private static let table = """
    Africa/Addis_Ababa ADD
    Africa/Algiers ALG
    Africa/Cairo CAI
    Africa/Casablanca CMN RAK
    Africa/Johannesburg CPT JNB
    Africa/Lagos ABV LOS
    Africa/Nairobi NBO
    Africa/Tunis TUN
    America/Anchorage ANC
    America/Argentina/Buenos_Aires EZE
    America/Bogota BOG
    America/Cancun CUN
    America/Chicago AUS BNA DAL DFW IAH MCI MDW MKE MSP MSY ORD STL
    America/Costa_Rica SJO
    America/Denver DEN SLC
    America/Edmonton YEG YYC
    America/Guayaquil UIO
    America/Lima LIM
    America/Los_Angeles LAS LAX OAK PDX SAN SEA SFO SJC SMF SNA
    America/Mexico_City GDL MEX
    America/New_York ATL BDL BOS BUF BWI CLE CLT CMH CVG DCA DTW EWR FLL IAD IND JAX JFK LGA MCO MIA PHL PIT RDU \
    TPA
    America/Panama PTY
    America/Phoenix PHX
    America/Puerto_Rico SJU
    America/Santiago SCL
    America/Santo_Domingo SDQ
    America/Sao_Paulo GIG GRU
    America/Toronto YOW YUL YYZ
    America/Vancouver YVR
    Asia/Bangkok BKK DMK
    Asia/Colombo CMB
    Asia/Dubai AUH DXB
    Asia/Ho_Chi_Minh HAN SGN
    Asia/Hong_Kong HKG
    Asia/Jakarta CGK
    Asia/Jerusalem TLV
    Asia/Karachi LHE
    Asia/Kathmandu KTM
    Asia/Kolkata BLR BOM CCU DEL HYD MAA
    Asia/Kuala_Lumpur KUL
    Asia/Makassar DPS
    Asia/Manila MNL
    Asia/Qatar DOH
    Asia/Riyadh JED RUH
    Asia/Seoul ICN
    Asia/Shanghai CAN CGO CTU PEK PVG SHA SZX XIY
    Asia/Singapore SIN
    Asia/Taipei TPE TSA
    Asia/Tokyo HND ITM KIX NRT
    Atlantic/Canary ACE FUE LPA SPC TFN TFS
    Atlantic/Reykjavik KEF
    Australia/Adelaide ADL
    Australia/Brisbane BNE
    Australia/Melbourne MEL
    Australia/Perth PER
    Australia/Sydney SYD
    Europe/Amsterdam AMS EIN
    Europe/Athens ATH SKG
    Europe/Belgrade BEG
    Europe/Berlin BER CGN DRS DUS FRA HAJ HAM MUC NUE STR
    Europe/Brussels BRU CRL
    Europe/Bucharest OTP
    Europe/Budapest BUD
    Europe/Copenhagen BLL CPH
    Europe/Dublin DUB SNN
    Europe/Helsinki HEL
    Europe/Istanbul IST SAW
    Europe/Lisbon FAO LIS OPO
    Europe/London BHX BRS EDI GLA LBA LCY LGW LHR LPL LTN MAN NCL STN
    Europe/Luxembourg LUX
    Europe/Madrid AGP ALC BCN BIO GRO GRX IBZ LCG LEI MAD MAH OVD PMI REU SCQ SDR SVQ VGO VLC XRY ZAZ
    Europe/Malta MLA
    Europe/Moscow DME LED SVO
    Europe/Oslo OSL
    Europe/Paris CDG LYS MRS NCE NTE ORY TLS
    Europe/Prague PRG
    Europe/Riga RIX
    Europe/Rome BLQ BRI CIA CTA FCO FLR LIN MXP NAP PMO PSA TRN VCE VRN
    Europe/Sofia SOF
    Europe/Stockholm ARN GOT
    Europe/Tallinn TLL
    Europe/Vienna VIE
    Europe/Vilnius VNO
    Europe/Warsaw GDN KRK WAW
    Europe/Zagreb ZAG
    Europe/Zurich BSL GVA ZRH
    Pacific/Auckland AKL CHC WLG
    Pacific/Honolulu HNL
    """
}

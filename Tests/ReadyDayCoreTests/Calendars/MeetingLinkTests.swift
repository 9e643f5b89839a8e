import TestSupport
import Testing

@testable import ReadyDayCore

/// Which link of an invitation is the event's, and where it ends.
@Suite struct MeetingLinkTests {
  private func url(_ properties: String) throws -> String? {
    let event = WrittenCalendar.event("a", "DTSTART:20261123T090000Z\n" + properties)
    return try #require(WrittenCalendar(event).agenda(on: "2026-11-23").occurrences.first).url
  }

  /// One link to join a made-up meeting of each service, without its scheme.
  static let services =
    (try? Fixtures.text("ical/services.txt").split(separator: "\n").map(String.init)) ?? []

  @Test("a link to join is known in every form that people paste", arguments: services)
  func forms(service: String) throws {
    let link = "https://\(service)"
    let slash = try #require(service.firstIndex(of: "/"))
    let loud = "HTTPS://" + service[..<slash].uppercased() + service[slash...]
    #expect(try url("LOCATION:\(link)") == link)
    #expect(try url("LOCATION:\(service)") == link)
    #expect(try url("LOCATION:Room 3\\; \(link)\\; 2nd floor") == link)
    #expect(try url("URL:\(link)") == link)
    #expect(try url("CONFERENCE;VALUE=URI:\(link)") == link)
    #expect(
      try url(#"DESCRIPTION:Notes https://wiki.example.test/x\nJoin: \#(link).\nBye"#) == link)
    #expect(try url("DESCRIPTION:See you (\(link))\\, Ana") == link)
    #expect(try url("DESCRIPTION:Join us at \(service)!") == link)
    #expect(try url("DESCRIPTION:\(loud)") == loud)
    let escaped = link.replacing("&", with: "&amp;")
    #expect(try url("DESCRIPTION:<p>Hi</p><a href=\"\(escaped)\">\(escaped)</a><br>") == link)
    #expect(try url("DESCRIPTION:<a href='\(escaped)'>here</a>") == link)
    #expect(try url("DESCRIPTION:[Join](\(link)) or <\(link)>") == link)
    #expect(try url("DESCRIPTION:http://\(service)") == nil)
    #expect(Self.services.count == 75)
  }

  @Test(
    "a sentence's punctuation is not the link's",
    arguments: [
      "|.", "|. Bye", "|\\, then", "|\\; then", "'|'", "\\\"|\\\"", "*|*", "|?", "|!", "|...",
      "«|»", "“|”", "‘|’", "|: room", "|\\nBye", "||Room", "|\u{A0}Room", "请加入|。谢谢", "|，谢谢", "「|」",
      "|\u{200B}", "|…", "(|)", "[|]", "<|>", "{|}", "(see |).", "|&nbsp\\;x", "|&gt\\;", "`|`",
      "|\u{2003}Room", "|\\,https://example.test/b",
    ])
  func ends(text: String) throws {
    let link = "https://example.zoom.us/j/7700112"
    let place = try #require(text.firstIndex(of: "|"))
    let written = text[..<place] + link + text[text.index(after: place)...]
    #expect(try url("DESCRIPTION:\(written)") == link)
  }

  @Test(
    "what belongs to a link stays",
    arguments: [
      ("https://meet.jit.si/A_(b)", "https://meet.jit.si/A_(b)"),
      ("https://meet.jit.si/a.b-c_d~e", "https://meet.jit.si/a.b-c_d~e"),
      (#"https://meet.jit.si/a\,b\;c"#, "https://meet.jit.si/a,b;c"),
      ("https://meet.jit.si/a'b!c*d", "https://meet.jit.si/a'b!c*d"),
      ("https://meet.jit.si/Café", "https://meet.jit.si/Café"),
      ("https://meet.jit.si/a?x=[1]", "https://meet.jit.si/a?x=[1]"),
    ])
  func kept(text: String, link: String) throws {
    #expect(try url("DESCRIPTION:Go \(text) now") == link)
  }

  static let join = "https://example.zoom.us/j/7700112"

  @Test(
    "a map, a recording, a channel, options, help and numbers are never the link",
    arguments: [
      "https://maps.app.goo.gl/Kq7", "https://www.google.es/maps/place/x", "https://goo.gl/maps/x",
      "https://maps.apple.com/?q=x", "https://www.openstreetmap.org/node/7", "https://w3w.co/a.b.c",
      "https://example.zoom.us/rec/share/Kq.7", "https://zoom.us/u/ab7", "https://zoom.us",
      "https://support.zoom.us/hc/en-us/articles/7", "https://zoom.us/pricing",
      "https://teams.microsoft.com/l/channel/19%3akq%40thread.tacv2/General",
      "https://teams.microsoft.com/meetingOptions/?organizerId=7",
      "https://aka.ms/JoinTeamsMeeting",
      "https://dialin.teams.microsoft.com/7?id=7", "https://tel.meet/kqz-wxyz-abc?pin=7",
      "https://example.webex.com/example/lsr.php?RCID=7", "https://help.webex.com/article/7",
      "https://example.webex.com/example/globalcallin.php", "https://support.google.com/maps/7",
      "https://v.ringcentral.com/teleconference", "https://meet.google.com/tel/kqz",
      "https://meet.jit.si/static/dialInInfo.html?room=Kettle", "https://meet.goto.com/install",
      "https://global.gotomeeting.com/install/7700112", "https://www.bluejeans.com/premium-numbers",
      "https://attendee.gotowebinar.com/ics?webinar=7", "https://chime.aws/dialinnumbers/",
      "https://attendee.gotowebinar.com/cancel/7", "https://link.gotomeeting.com/system-check",
      "https://www.microsoft.com/en-us/microsoft-teams/join-a-meeting", "https://zoom.us/join",
      "https://support.microsoft.com/office/7", "https://meet.google.com/new",
      "https://www.webex.com/test-meeting.html", "https://call.lifesizecloud.com/otherways/7",
      "https://www.8x8.com/support/meet", "https://app.goto.com/meeting/download",
    ])
  func asides(link: String) throws {
    #expect(try url("LOCATION:\(link)\nDESCRIPTION:\(link) and \(Self.join)") == Self.join)
    if link != "https://support.google.com/maps/7" {
      #expect(try url("LOCATION:\(link)") == nil)
      #expect(try url("URL:\(link)") == nil)
    }
    #expect(try url("DESCRIPTION:\(link)") == nil)
  }

  @Test(
    "a page of an unknown host with a service's words in its path is no meeting",
    arguments: [
      "https://example.test/call/for-papers", "https://example.test/call/speakers",
      "https://example.test/call/KQZ77WXY", "https://example.test/call/k7",
      "https://example.test/index.php/call/", "https://example.test/webapp/home",
      "https://example.test/room/kettle", "https://example.test/rooms/kqz",
      "https://example.adobeconnect.com/system/login",
    ])
  func words(link: String) throws { #expect(try url("DESCRIPTION:\(link)") == nil) }

  @Test("a link to Zoom's program joins if no other link does, and only at a service")
  func program() throws {
    let link = "zoommtg://zoom.us/join?confno=7700112&pwd=kq"
    #expect(try url("DESCRIPTION:Open \(link).") == link)
    #expect(try url("URL:\(link)") == link)
    #expect(try url("LOCATION:\(link)\nDESCRIPTION:\(Self.join)") == Self.join)
    #expect(try url("LOCATION:zoommtg://zoom.us/rec/7") == nil)
    #expect(try url("LOCATION:zoommtg://meet.example.test/kettle") == nil)
    #expect(try url("URL:zoommtg://example.test/kettle") == nil)
    #expect(try url("CONFERENCE:zoommtg://example.test/kettle") == nil)
  }

  @Test("a known service goes before a conference, and that before a page") func ranks() throws {
    let (call, page) = ("https://example.test/call", "https://example.test/room")
    let all = "CONFERENCE;FEATURE=VIDEO:\(call)\nLOCATION:\(page)\nURL:https://example.test/e"
    #expect(try url(all + "\nDESCRIPTION:\(Self.join)") == Self.join)
    #expect(try url(all) == call)
    #expect(try url("LOCATION:\(page)\nURL:https://example.test/e") == page)
    #expect(try url("LOCATION:https://maps.apple.com/?q=x\nURL:\(page)") == page)
    #expect(try url("LOCATION:https://example.slack.com/archives/C7") != nil)
    #expect(try url("LOCATION:https://www.microsoft.com/events/7") != nil)
  }

  @Test(
    "mail filters and redirections are unwrapped",
    arguments: [
      "https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.zoom.us%2fj%2f7700112&c=E,1,k",
      "https://secure-web.cisco.com/1Kq/https%3A%2F%2Fexample.zoom.us%2Fj%2F7700112",
      "https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?"
        + "url=https%3A%2F%2Fexample.zoom.us%2Fj%2F7700112&locale=en",
      "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fnam11.safelinks.protection"
        + ".outlook.com%2F%3Furl%3Dhttps%253A%252F%252Fexample.zoom.us%252Fj%252F7700112%26data%3D1",
      "https://www.google.com/url?sa=D&q=https://example.zoom.us/j/7700112&ust=7",
      "https://protect.checkpoint.com/v2/___https://example.zoom.us/j/7700112___.kq",
      "https://slack-redir.net/link?url=https%3A%2F%2Fexample.zoom.us%2Fj%2F7700112",
      "https://eu-west-7.protection.sophos.com/?d=zoom.us&u=aHR0cHM6Ly9leGFtcGxlLnpvb20udXMvai83NzAwMTEy&i=7",
      "https://eu-west-7.protection.sophos.com?d=zoom.us&u=aHR0cHM6Ly9leGFtcGxlLnpvb20udXMvai83NzAwMTEy",
    ])
  func wrapped(link: String) throws { #expect(try url("DESCRIPTION:\(link)") == Self.join) }

  @Test(
    "a mail filter's stars stand for the characters after the link",
    arguments: [
      ("facetime.apple.com/join*v=1&p=kq__;Iw!!Kq!x", "facetime.apple.com/join#v=1&p=kq"),
      ("meet.jit.si/Caf*du**Ax*b__;w6nigJR-IQ!!Kq!x", "meet.jit.si/Cafédu—~x!b"),
      ("meet.jit.si/a*b__;Kg!!Kq!x", "meet.jit.si/a*b"),
      ("meet.jit.si/a;b__c__;!!Kq!x", "meet.jit.si/a;b__c"),
      ("meet.jit.si/a**Bz__;Pz4_!!Kq!x", "meet.jit.si/a?>?z"),
      ("meet.jit.si/a*b*c__;Iw!!Kq!x", "meet.jit.si/a#bc"),
    ])
  func stars(written: String, link: String) throws {
    for host in ["com", "us"] {
      let wrapped = "https://urldefense.\(host)/v3/__https://\(written)7$"
      #expect(try url("DESCRIPTION:\(wrapped) now") == "https://\(link)")
    }
  }
}

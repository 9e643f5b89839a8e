/// A sport that WHOOP records and that has no activity of its own: its ``Activity`` is other.
package enum OtherSport: String, Equatable, Coded {
  case padel
  case paddleTennis = "paddle_tennis"
  case tableTennis = "table_tennis"
  case fencing
  case martialArts = "martial_arts"
  case dance, gymnastics, barre, cricket, handball, netball, softball, ultimate, hurling
  case waterPolo = "water_polo"
  case australianFootball = "australian_football"
  case gaelicFootball = "gaelic_football"
  case sailing, kayaking, paddleboarding, kiteboarding, wakeboarding, diving
  case waterSkiing = "water_skiing"
  case horsebackRiding = "horseback_riding"
  case polo
  case iceSkating = "ice_skating"
  case inlineSkating = "inline_skating"
  case discGolf = "disc_golf"
  case trackAndField = "track_and_field"
  case triathlon, duathlon
  case obstacleCourseRacing = "obstacle_course_racing"
  case parkour, motocross
  case circusArts = "circus_arts"
}

// Seeds: Tests/Fuzzing/Seeds/Forecasts
// Sources: Sources/ReadyDayCore/Outside Sources/ReadyDayCore/Text/JSON

@testable import ReadyDayCore
@testable import readyday

/// Any bytes as a weather service's answer: hours in order with values that can be, or a fault with a
/// sentence.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzForecasts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(ForecastFault) {
    check(try Forecast(FuzzInput(start, count).bytes))
  } catch {
    let problem = FileProblem(.noForecast(error), "weather.json")
    Promises.isSayable(Failure(of: problem))
  }
  return 0
}

private func check(_ forecast: Forecast) {
  promise(!forecast.hours.isEmpty, "a forecast of no hour")
  for (hour, next) in zip(forecast.hours, forecast.hours.dropFirst()) {
    promise(hour.span.end <= next.span.start, "\(hour.span) and then \(next.span)")
  }
  for hour in forecast.hours {
    promise(hour.span.seconds == 3600, "an hour of \(hour.span.seconds) s")
    promise((-90...60).contains(hour.celsius), "\(hour.celsius) °C")
    let amounts = [hour.humidity, hour.wind, hour.gusts, hour.rain, hour.chance, hour.snow]
    promise(amounts.allSatisfy { (0...1000).contains($0 ?? 0) }, "impossible: \(hour)")
    promise(hour.heatIndex?.isFinite ?? true, "heat of \(hour)")
    _ = Forecast.Trouble.allCases.filter(hour.has)
  }
}

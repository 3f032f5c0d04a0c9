import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'

/** Display values in a caller's language and time zone. */
export type DisplayValues = (field: FieldModel, value: Scalar) => string | null

/** Display values for a language and a time zone. */
export type DisplayValuesOf = (locale: string, timeZone: string) => DisplayValues

/** Users share a few languages and time zones; this bounds memory against callers who try them all. */
const MOST_KEPT = 200

/** Caches formatters between requests: creating one costs more than reading a record. */
export function createDisplayValuesOf(): DisplayValuesOf {
  const kept = new Map<string, DisplayValues>()
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`
    const cached = kept.get(key)
    if (cached) return cached
    if (kept.size >= MOST_KEPT) kept.clear()
    const created = createDisplayValues(locale, timeZone)
    kept.set(key, created)
    return created
  }
}

function createDisplayValues(locale: string, timeZone: string): DisplayValues {
  const once = <T>(make: () => T) => {
    let created: T | undefined
    return () => (created ??= make())
  }
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  )
  const day = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }))
  const money = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }))
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 18 }))
  const minutes = keptByMinute((time) => dateTime().format(Date.parse(time)))
  return (field, value) => {
    if (value === null) return null
    switch (field.type) {
      case 'picklist':
        return labelOfValue(field, String(value))
      case 'multiPicklist':
        return String(value)
          .split(';')
          .map((part) => labelOfValue(field, part))
          .join('; ')
      case 'dateTime':
        return minutes(String(value))
      case 'date':
        return day().format(Date.parse(`${value}T00:00:00Z`))
      case 'currency':
        return money().format(Number(value))
      case 'percent':
        return percent().format(Number(value) / 100)
      case 'number':
        return plain().format(Number(value))
      default:
        return null
    }
  }
}

const labelOfValue = (field: FieldModel, value: string): string =>
  field.values?.find((candidate) => candidate.value === value)?.label ?? value

/** Bound of the cache of formatted times: the same times appear often, on parents shared by many rows. */
const MOST_MINUTES = 10_000
/** Since then every time zone differs from UTC by whole minutes. */
const WHOLE_MINUTES_SINCE = '1973'

/** Caches formatted times by the minute: they show no seconds. */
function keptByMinute(format: (time: string) => string): (time: string) => string {
  const kept = new Map<string, string>()
  return (time) => {
    if (time < WHOLE_MINUTES_SINCE || time.length !== 24) return format(time)
    const minute = time.slice(0, 16)
    const known = kept.get(minute)
    if (known !== undefined) return known
    if (kept.size >= MOST_MINUTES) kept.clear()
    const formatted = format(time)
    kept.set(minute, formatted)
    return formatted
  }
}

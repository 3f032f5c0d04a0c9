import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../records/change.ts'

/** Words for values, in a caller's language and time zone. */
export type DisplayValues = (field: FieldModel, value: Scalar) => string | null

/** Gives the words of a language and a time zone. */
export type DisplayValuesOf = (locale: string, timeZone: string) => DisplayValues

/** People share a few languages and time zones; more than this many kept formats only serve someone who tries them all. */
const MOST_KEPT = 200

/** Keeps the formats between requests: making one costs more than reading a record. */
export function createDisplayValuesOf(): DisplayValuesOf {
  const kept = new Map<string, DisplayValues>()
  return (locale, timeZone) => {
    const key = `${locale} ${timeZone}`
    const found = kept.get(key)
    if (found) return found
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = createDisplayValues(locale, timeZone)
    kept.set(key, made)
    return made
  }
}

function createDisplayValues(locale: string, timeZone: string): DisplayValues {
  const once = <T>(make: () => T) => {
    let made: T | undefined
    return () => (made ??= make())
  }
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  )
  const day = once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' }))
  const money = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }))
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 18 }))
  return (field, value) => {
    if (value === null) return null
    switch (field.type) {
      case 'picklist':
        return field.values?.find((candidate) => candidate.value === value)?.label ?? String(value)
      case 'dateTime':
        return dateTime().format(Date.parse(String(value)))
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

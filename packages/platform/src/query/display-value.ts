import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../records/change.ts'

/** Words for values, in a caller's language and time zone. */
export type DisplayValues = (field: FieldModel, value: Scalar) => string | null

/** Makes the formats of one caller; they are costly, so keep the result for the caller's whole request. */
export function createDisplayValues(locale: string, timeZone: string): DisplayValues {
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

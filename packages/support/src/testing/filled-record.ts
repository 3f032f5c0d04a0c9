import type { FieldDefinition, LoadedRecord, ObjectDefinition, Scalar } from 'platform'

export const WORLD_TIME = '2026-11-02T08:00:00.000Z'

/** Part of every text of the world, so that tests find a text that leaked to a caller without the right to its field. */
export const CANARY = 'canary'

/** A record with a value in every field; its texts and numbers differ by record and field. `chosen` values win. */
export function filledRecord(object: ObjectDefinition, number: number, chosen: Record<string, Scalar>): LoadedRecord {
  const values = Object.entries(object.fields)
    .filter(([, field]) => !field.copyOf && field.type !== 'autoNumber' && field.type !== 'lookup')
    .map(([name, field]) => [name, valueFor(`${object.apiName}${name}`, field, number)] as const)
  return {
    CreatedDate: WORLD_TIME,
    LastModifiedDate: WORLD_TIME,
    ...Object.fromEntries(values),
    ...chosen,
  }
}

function valueFor(name: string, field: FieldDefinition, number: number): Scalar {
  const word = `${CANARY}${name.replace(/[^A-Za-z]/g, '')}${number}`
  switch (field.type) {
    case 'picklist':
    case 'multiPicklist':
      return field.values?.[0]?.value ?? null
    case 'checkbox':
      return true
    case 'number':
      return Math.min(number + 1, 10 ** (field.precision ?? 1) - 1)
    case 'currency':
    case 'percent':
      return number
    case 'date':
      return '2026-10-01'
    case 'dateTime':
      return WORLD_TIME
    case 'email':
      return `${word}@canary.example`.toLowerCase()
    case 'phone':
      return `+1 555 01${String(number).padStart(2, '0')}`
    case 'url':
      return `https://canary.example/${word}`
    default:
      // The end of a short text differs from record to record, so that unique fields stay unique.
      return (field.length ?? 255) >= word.length ? word : word.slice(-(field.length ?? 255))
  }
}

import type { ObjectField, ObjectInfo, PicklistFieldValues } from 'contract'
import { literals, type Member, typeOf } from './type-text.ts'

type Picklists = ReadonlyMap<string, Pick<PicklistFieldValues, 'picklistFieldValues'>>

/**
 * The source of the types of objects as the service describes them to a user: `Objects` with their fields, what that user may set of new
 * and of known records, and with `picklists` their values. Every scalar of a read can be null, because a field may be empty or hidden. A
 * relationship is there when one of the objects that it leads to is among these.
 */
export function typesOfObjects(infos: readonly ObjectInfo[], picklists: Picklists): string {
  const objects = infos.toSorted(({ apiName: first }, { apiName: second }) => (first < second ? -1 : 1))
  const names = new Set(objects.map(({ apiName }) => apiName))
  const valuesOf = (object: ObjectInfo, field: ObjectField) =>
    picklists.get(object.apiName)?.picklistFieldValues[field.apiName]?.values.map(({ value }) => value) ?? []
  const scalarOf = (object: ObjectInfo, field: ObjectField): string =>
    field.dataType === 'Picklist' && valuesOf(object, field).length > 0
      ? `Picklists[${literals([object.apiName])}][${literals([field.apiName])}]`
      : (scalars[field.dataType] ?? 'string')
  const writtenOf = (object: ObjectInfo, field: ObjectField): Member => {
    const isNever = field.required || field.dataType === 'Boolean'
    return [`${field.apiName}?`, `${scalarOf(object, field)}${isNever ? '' : ' | null'}`]
  }
  const fieldsOf = (object: ObjectInfo): Member[] => [
    ...sorted(object).map((field): Member => [field.apiName, `${scalarOf(object, field)} | null`]),
    ...sorted(object).flatMap(({ relationshipName, referenceToInfos }): Member[] => {
      const targets = referenceToInfos.map(({ apiName }) => apiName).filter((target) => names.has(target))
      return relationshipName === null || targets.length === 0 ? [] : [[relationshipName, literals(targets)]]
    }),
  ]
  const byObject = (membersOf: (object: ObjectInfo) => Member[]): Member[] =>
    objects.flatMap((object): Member[] => {
      const members = membersOf(object)
      return members.length === 0 ? [] : [[object.apiName, members]]
    })
  const picklistsOf = (object: ObjectInfo): Member[] =>
    sorted(object).flatMap((field): Member[] => {
      const values = valuesOf(object, field)
      return values.length === 0 ? [] : [[field.apiName, literals(values)]]
    })
  const writableOf = (flag: 'createable' | 'updateable') => (object: ObjectInfo) =>
    object[flag] ? sorted(object).flatMap((field) => (field[flag] ? [writtenOf(object, field)] : [])) : []
  const types = [
    typeOf('The values of every picklist, by object and field.', 'Picklists', byObject(picklistsOf)),
    typeOf(
      'The fields of every object by API name. A relationship holds the name of the object it leads to.',
      'Objects',
      objects.map((object): Member => [object.apiName, fieldsOf(object)]),
    ),
    typeOf('The fields that can be set in a new record of an object.', 'Creates', byObject(writableOf('createable'))),
    typeOf('The fields that can be changed in a record of an object.', 'Updates', byObject(writableOf('updateable'))),
  ]
  return [HEADING, ...types.slice(picklists.size === 0 ? 1 : 0), NAMES].join('\n')
}

const HEADING = '// Written by `record-cache generate` from the objects of the service; do not edit.\n'

const NAMES = `/** The names above, as reads, hooks and adapters take them. */
export type Names = {
  creates: Creates
  updates: Updates
}
`

/** The types of values by the data types of fields; all others are texts. */
const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Currency: 'number',
  Double: 'number',
  Int: 'number',
  Long: 'number',
  Percent: 'number',
  Address: 'unknown',
  Location: 'unknown',
  ComplexValue: 'unknown',
}

const sorted = ({ fields }: ObjectInfo): ObjectField[] =>
  Object.values(fields).sort(({ apiName: first }, { apiName: second }) => (first < second ? -1 : 1))

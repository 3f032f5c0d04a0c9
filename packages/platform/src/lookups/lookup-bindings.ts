import { AppError } from 'contract'
import { declaredName } from '../access/field-paths.ts'
import { isKnownField } from '../access/known-field.ts'
import { byKnownNames } from '../access/known-names.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { readRecord } from '../records/read-records.ts'
import type { Where } from '../shape/where.ts'
import { knownBindings, type LookupField } from './lookup-field.ts'

/**
 * The record being edited: a saved one, the values on the screen, which override it, and single values, which override both.
 */
export type SourceParams = {
  sourceRecordId?: string | undefined
  sourceRecord?: { apiName?: string | undefined; fields: Readonly<Record<string, unknown>> } | null | undefined
  /** `Field=value,Field=value` */
  dependentFieldBindings?: string | undefined
}

/**
 * The filter on the records that may be picked: by what the lookup offers, and by the record being edited.
 *
 * Each part of it applies where every grant on the target reads its field: otherwise a missing row would reveal a hidden value.
 *
 * @throws AppError `NOT_FOUND` for a saved record that does not exist for the caller, `INVALID_FIELD`, `INVALID_API_INPUT`.
 */
export async function boundClauses(
  caller: PersonCaller,
  lookup: LookupField,
  target: ObjectModel,
  params: SourceParams,
): Promise<Where[]> {
  const bindings = knownBindings(caller, lookup)
  const values = new Map<string, unknown>([
    ...(await savedValues(caller, lookup, [...bindings.keys()], params.sourceRecordId)),
    ...shownValues(caller, lookup, params.sourceRecord),
    ...givenValues(lookup, bindings, params.dependentFieldBindings),
  ])
  const held = caller.grantsOf(target.apiName)?.held ?? []
  const isReadable = (field: string): boolean => held.every((grant) => grant.read.has(field))
  const clauses = Object.entries(lookup.field.offers ?? {})
    .filter(([field]) => isReadable(field))
    .map(([field, value]): Where => ({ kind: 'compare', path: [field], operator: 'in', value }))
  for (const [source, field] of bindings) {
    const value = values.get(source)
    const isBound = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    if (!isBound || value === '' || !isReadable(field)) continue
    clauses.push({ kind: 'compare', path: [field], operator: 'eq', value })
  }
  return clauses
}

async function savedValues(
  caller: PersonCaller,
  { object }: LookupField,
  names: readonly string[],
  recordId: string | undefined,
): Promise<[string, unknown][]> {
  if (recordId === undefined) return []
  const record = await readRecord(caller, recordId, { optionalFields: ['Id', ...names] })
  if (record.apiName !== object.apiName) throw new AppError('NOT_FOUND')
  return names.map((name) => [name, record.fields[name]?.value ?? null])
}

function shownValues(
  caller: PersonCaller,
  { object }: LookupField,
  sourceRecord: SourceParams['sourceRecord'],
): [string, unknown][] {
  if (!sourceRecord) return []
  const { apiName = object.apiName, fields } = sourceRecord
  if (apiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw new AppError('INVALID_API_INPUT', { reason: 'sourceRecord is a record of another object' })
  }
  const grants = caller.grantsOf(object.apiName)
  const named = grants ? byKnownNames(grants, fields) : fields
  const unknown = Object.keys(named).find((name) => !isKnownField(grants, name))
  if (unknown !== undefined) throw unknownField(object, unknown)
  return Object.entries(named)
}

function givenValues(
  { object }: LookupField,
  bindings: ReadonlyMap<string, string>,
  text: string | undefined,
): [string, unknown][] {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const [sent = '', ...value] = part.split('=')
    if (value.length === 0) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'dependentFieldBindings' })
    const name = declaredName(object, sent.trim())
    if (!bindings.has(name)) throw unknownField(object, sent.trim())
    return [name, value.join('=').trim()]
  })
}

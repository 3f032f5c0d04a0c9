import { authorise } from '../access/authorise.ts'
import type { Grants } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { DuplicateRuleDefinition } from '../metadata/duplicate-rule.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { run } from '../query/run.ts'
import { emptySelection } from '../shape/selection.ts'
import type { Where } from '../shape/where.ts'
import { knownRules } from './known-rules.ts'

const MOST_MATCHES = 20

/** A record about to be saved: the values it will have, and its id where it exists already. */
export type Candidate = { value: (field: string) => Scalar; id: string | null }

/** What a rule found, with the match rule. With `isBlocked` the record cannot be saved at all. */
export type FoundDuplicates = {
  rule: DuplicateRuleDefinition
  matchRule: string
  recordIds: string[]
  isBlocked: boolean
  isAlerted: boolean
}

/**
 * Finds duplicates of the record being saved, among the records that the caller can see.
 *
 * @returns one entry for each active rule that found some; none for callers who are not internal.
 */
export async function findDuplicates(caller: Caller, grants: Grants, candidate: Candidate): Promise<FoundDuplicates[]> {
  const duplicates: FoundDuplicates[] = []
  for (const rule of knownRules(caller, grants)) {
    if (rule.active === false || !isAbout(rule, candidate)) continue
    for (const { name, fields } of rule.matchRules) {
      const recordIds = await matches(caller, grants.object, fields, candidate)
      if (recordIds.length === 0) continue
      duplicates.push({ rule, matchRule: name, recordIds, ...consequences(rule, candidate) })
      break
    }
  }
  return duplicates
}

function isAbout({ filters = [] }: DuplicateRuleDefinition, { value }: Candidate): boolean {
  return filters.every((filter) => (value(filter.field) === filter.value) === (filter.operation === 'equals'))
}

function consequences(rule: DuplicateRuleDefinition, { id }: Candidate): { isBlocked: boolean; isAlerted: boolean } {
  const isNew = id === null
  const operations = (isNew ? rule.operationsOnInsert : rule.operationsOnUpdate) ?? ['Alert']
  return {
    isBlocked: (isNew ? rule.actionOnInsert : rule.actionOnUpdate) === 'Block',
    isAlerted: operations.includes('Alert'),
  }
}

async function matches(
  caller: Caller,
  object: ObjectModel,
  fields: readonly string[],
  { value, id }: Candidate,
): Promise<string[]> {
  const clauses = fields.map((name) => equalTo(object.fields.get(name), name, value(name)))
  if (clauses.some((clause) => clause === null)) return []
  const of = clauses.filter((clause) => clause !== null)
  if (id !== null) of.push({ kind: 'compare', path: ['Id'], operator: 'ne', value: id })
  const shape = {
    kind: 'list',
    object,
    where: { kind: 'and', of },
    words: null,
    selection: emptySelection(),
    order: [{ path: ['Id'], descending: false }],
    boundary: null,
    limit: MOST_MATCHES,
  } as const
  const rows = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  const at = rows.columns.get('')
  return at ? rows.rows.map((row) => String(row[at.id])) : []
}

/** E-mail addresses are stored in lower case; an empty field matches nothing. */
function equalTo(field: FieldModel | undefined, name: string, value: Scalar): Where | null {
  if (value === null || value === '') return null
  if (field?.type !== 'email') return { kind: 'compare', path: [name], operator: 'eq', value }
  return { kind: 'compare', path: [name], operator: 'in', value: [String(value), String(value).toLowerCase()] }
}

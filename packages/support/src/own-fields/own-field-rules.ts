import { AppError, ownRelationship } from 'contract'
import { DatabaseError, enqueue } from 'database'
import type { AppDefinition, Change, ObjectDefinition } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'
import { defaultOf, definitionColumns, linesOf, MOST_OWN_FIELDS, type OwnField, ownFieldOf } from './own-field.ts'
import { searchClassFor } from './with-own-fields.ts'

/** Days between the deletion of a field and the removal of its column. */
const WAITING_DAYS = 30
const DAY_MS = 86_400_000

/** The task that rebuilds the search words of all records of an object. */
const REFILL_WORDS = 'refill-words'

/** By then all processes serve a changed definition. */
const SETTLED_MS = 5_000

const MOST_VALUES = 200
const VALUE_CHARACTERS = 80

/** SQLSTATE of a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Gives the definitions of own fields their rules, which know the objects of the product. */
export function checkOwnFields(
  object: ObjectDefinition,
  app: Pick<AppDefinition, 'objects' | 'access'>,
): ObjectDefinition {
  if (object.apiName !== 'CustomField__c') return object
  return {
    ...object,
    rules: {
      beforeCreate: async (change) => {
        change.set('ApiName__c', nameOf(change))
        await checkName(change, app)
        await check(change, app)
      },
      afterCreate: addColumn,
      beforeUpdate: async (change) => {
        const isDeleted = change.value('Status__c') === 'Deleted'
        if (change.isChanged('Status__c')) change.set('DeletedDate__c', isDeleted ? change.now : null)
        await check(change, app)
      },
      afterUpdate: (change) => {
        if (!change.isChanged('Searched__c') && !change.isChanged('Status__c')) return
        // A moment later: every process then writes the words of the changed field.
        const runAt = new Date(Date.parse(change.now) + SETTLED_MS).toISOString()
        const objectApiName = String(change.value('Object__c'))
        enqueue(change.tx, REFILL_WORDS, { objectApiName }, { jobKey: `${REFILL_WORDS} ${objectApiName}`, runAt })
      },
    },
  }
}

const definitionOf = (change: Change) => Object.fromEntries(definitionColumns.map((name) => [name, change.value(name)]))

const refused = (field: string, reason: string): AppError => new AppError('OWN_FIELD_REFUSED', { reason }, { field })

/** The name in the API: as sent, or the words of the label. */
function nameOf(change: Change): string {
  const sent = change.value('ApiName__c')
  if (typeof sent === 'string') return sent.endsWith('__c') ? sent : `${sent}__c`
  const words = String(change.value('Label__c') ?? '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 30)
    .replace(/_+$/, '')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}__c`
}

async function checkName(change: Change, { objects }: Pick<AppDefinition, 'objects'>): Promise<void> {
  const name = String(change.value('ApiName__c'))
  if (!/^[A-Z](?:_?[A-Za-z0-9])*__c$/.test(name) || name.length > 40) {
    throw refused(
      'ApiName__c',
      'Begin the name with a capital letter, then up to 36 letters, digits and single underscores, and __c at the end.',
    )
  }
  const object = String(change.value('Object__c'))
  const builtIn = objects.find(({ apiName }) => apiName === object)
  const others = await change.system.find(
    'CustomField__c',
    { Object__c: object },
    ['Id', 'ApiName__c'],
    2 * MOST_OWN_FIELDS,
  )
  const taken = [
    ...Object.entries(builtIn?.fields ?? {}).flatMap(([field, { relationshipName = '' }]) => [field, relationshipName]),
    ...others.flatMap(({ ApiName__c }) => [String(ApiName__c), ownRelationship(String(ApiName__c))]),
  ].map((word) => word.toLowerCase())
  if (taken.includes(name.toLowerCase()) || taken.includes(ownRelationship(name).toLowerCase())) {
    throw refused('ApiName__c', `The object has a field ${name} already. Choose another name.`)
  }
  if (others.length >= MOST_OWN_FIELDS) {
    throw refused('Object__c', `An object has at most ${MOST_OWN_FIELDS} own fields. Delete one that is not needed.`)
  }
}

/** Refuses what would not work, at the field and in words. */
async function check(change: Change, app: Pick<AppDefinition, 'objects' | 'access'>): Promise<void> {
  const own = ownFieldOf(definitionOf(change))
  checkType(change, own)
  const isOfCases = own.object === 'Case'
  if (own.isTracked && !isOfCases) throw refused('Tracked__c', 'Only cases have a history.')
  if (own.isSearched) {
    const object = app.objects.find(({ apiName }) => apiName === own.object)
    if (own.type !== 'Text' && own.type !== 'LongText') throw refused('Searched__c', 'Searches look only in texts.')
    if (!object || searchClassFor(object, app.access, own) === null) {
      throw refused('Searched__c', 'Some people who search this object may not read the field. Let them read it first.')
    }
  }
  if (!isOfCases && own.issueTypes.length > 0) throw refused('IssueTypes__c', 'Only cases have issue types.')
  if (!isOfCases && own.productId !== null)
    throw refused('ProductId__c', 'Only the form of a new case asks for a product.')
  await checkIssueTypes(change, own)
}

function checkType(change: Change, own: OwnField): void {
  const { type, length, decimals, values, defaultValue } = own
  const longest = type === 'LongText' ? 32_000 : 255
  if (['Text', 'LongText'].includes(type) && (length < 1 || length > longest)) {
    throw refused('Length__c', `Enter a number between 1 and ${longest.toLocaleString('en-US')}.`)
  }
  if (type === 'Number' && (decimals < 0 || decimals > 6))
    throw refused('Decimals__c', 'Enter a number between 0 and 6.')
  if (type === 'Lookup' && own.lookupTo === null) throw refused('LookupTo__c', 'Choose the object of the other record.')
  if (type === 'Picklist' || type === 'MultiPicklist') checkValues(values.map(({ value }) => value))
  else if (linesOf(change.value('Values__c')).length > 0) throw refused('Values__c', 'Only lists have values.')
  if (defaultValue === null) return
  if (defaultOf(own) === undefined) {
    throw refused('Default__c', defaultHints[type] ?? 'This type has no value for new records.')
  }
}

const defaultHints: Readonly<Partial<Record<OwnField['type'], string>>> = {
  Text: 'The text is longer than the field.',
  LongText: 'The text is longer than the field.',
  Number: 'Enter a number with at most 12 digits, and no more decimals than the field has.',
  Date: 'Enter a day as in 2026-11-28.',
  Checkbox: 'Enter yes or no.',
  Picklist: 'Enter one of the values.',
}

function checkValues(values: readonly string[]): void {
  if (values.length === 0) throw refused('Values__c', 'Enter at least one value, each on a line.')
  if (values.length > MOST_VALUES) throw refused('Values__c', `A list has at most ${MOST_VALUES} values.`)
  if (new Set(values).size < values.length) throw refused('Values__c', 'A value is in the list twice.')
  if (values.some((value) => value.includes(';') || [...value].length > VALUE_CHARACTERS)) {
    throw refused('Values__c', `A value has at most ${VALUE_CHARACTERS} characters and no semicolon.`)
  }
}

async function checkIssueTypes(change: Change, { issueTypes }: OwnField): Promise<void> {
  if (issueTypes.length === 0) return
  const stored = await change.system.find('ListValue__c', { List__c: 'IssueType' }, ['Value__c'])
  const known = stored.map(({ Value__c }) => String(Value__c)).toReversed()
  const unknown = issueTypes.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw refused('IssueTypes__c', `“${unknown}” is no issue type. The issue types are: ${known.join(', ')}.`)
}

/** Adds the column in the transaction of the definition: with it, or not at all. */
async function addColumn(change: Change): Promise<void> {
  const own = ownFieldOf(definitionOf(change))
  const values = [own.object, own.apiName, own.type, own.length, own.decimals, own.lookupTo]
  try {
    await change.tx.query('select records.add_own_column($1, $2, $3, $4, $5, $6)', values)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      throw new AppError('OWN_FIELD_BUSY', {}, { cause: error })
    }
    throw error
  }
}

/** Removes the columns of fields that were deleted long enough ago, with their definitions. */
export const dropDeletedFields = defineJob({
  task: 'drop-deleted-fields',
  payload: Type.Object({}),
  schedule: '23 2 * * *',
  run: async ({ platform, now }) => {
    const before = new Date(now() - WAITING_DAYS * DAY_MS).toISOString()
    const system = platform.asSystem('drop the columns of deleted fields')
    const ended = await system.find(
      'CustomField__c',
      { Status__c: 'Deleted', DeletedDate__c: { before } },
      ['Id'],
      MOST_OWN_FIELDS,
    )
    const failures: unknown[] = []
    for (const { Id } of ended) {
      const drop = system.transaction((_, tx) => tx.query('select records.drop_own_column($1)', [Id]))
      await drop.catch((error) => failures.push(error))
    }
    if (failures.length > 0) {
      throw new AggregateError(failures, `Columns of deleted fields could not be dropped: ${failures.join('; ')}`)
    }
  },
})

import fc from 'fast-check'
import { worldApp } from 'support/testing'
import type { CallInput } from '../../worlds/call-input.ts'
import { FRESH_TOKEN, PASSWORD } from '../../worlds/credentials.ts'
import { validFilters } from './list-view-inputs.ts'
import type { Own, OwnVocabulary } from './own-vocabulary.ts'
import type { FieldWrite, Vocabulary } from './vocabulary.ts'

type Parts = Pick<CallInput, 'params' | 'query' | 'body'>

/** The vocabulary of one call, as names that the object has may still be none that the call takes; null without any. */
export function narrowed(call: string, vocabulary: OwnVocabulary): OwnVocabulary | null {
  const narrowing = narrowings[call]
  if (!narrowing) return vocabulary
  const names = narrowing(vocabulary)
  return Object.values(names).some(({ length }) => length === 0) ? null : { ...vocabulary, ...names }
}

/** Parts of a call that must fit one another to be answered, instead of the same parts of an input. */
export function consistentParts(call: string, vocabulary: OwnVocabulary): fc.Arbitrary<Partial<Parts>> | null {
  return fits[call]?.(vocabulary) ?? null
}

type Names = Partial<Omit<Vocabulary, 'weight'>>

const ofForms = ({ own, ids }: OwnVocabulary): Names => ({ actions: own.forms.map(({ action }) => action), ids })
const ofOwnLists = ({ own }: OwnVocabulary): Names => ({ listViews: own.listViews })
const ofUpdates = ({ own, ids }: OwnVocabulary): Names => ({ writes: own.updates, ids })

const narrowings: Readonly<Record<string, (vocabulary: OwnVocabulary) => Names>> = {
  'objectInfo.getPicklistValues': ({ own }) => ({ fields: own.picklists }),
  'lookups.getLookupRecords': ({ own }) => ({ fields: own.lookups }),
  'search.getLookupMetadata': ({ own }) => ({ fields: own.lookups }),
  'search.getSearchFilterOptions': ({ own }) => ({ fields: own.selects }),
  'records.createRecord': ({ own }) => ({ writes: own.creates }),
  'records.updateRecord': ofUpdates,
  'records.deleteRecord': ({ own }) => ({ ids: own.deletes }),
  'records.createContentVersion': ({ objects, ids }) => ({ ids: objects.includes('ContentDocument') ? ids : [] }),
  'avatars.updateRecordAvatar': ofUpdates,
  'layouts.getPathLayout': ({ paths }) => ({ paths }),
  'layouts.updateLayoutUserState': ({ sections }) => ({ sections }),
  'actions.performQuickAction': ofForms,
  'actions.performUpdateRecordQuickAction': ofForms,
  'lists.createListInfo': ({ own, listViews }) => (own.columns.length > 0 ? { listViews } : { listViews: [] }),
  'lists.updateListInfoByName': ofOwnLists,
  'lists.deleteListInfo': ofOwnLists,
}

/** Values for these fields: all that are required, and some of the others. */
function writesOf(writes: readonly FieldWrite[]): fc.Arbitrary<Record<string, unknown>> {
  const parts = writes.map(({ name, isRequired, examples }) => {
    const part = fc.constantFrom<unknown>(...examples).map((value) => [[name, value] as const])
    const nothing = fc.constant<(readonly [string, unknown])[]>([])
    return isRequired ? part : fc.oneof({ weight: 5, arbitrary: nothing }, { weight: 1, arbitrary: part })
  })
  return fc.tuple(...parts).map((some) => Object.fromEntries(some.flat()))
}

const record = ({ objects }: OwnVocabulary, writes: readonly FieldWrite[]) =>
  writesOf(writes).map((fields) => ({ apiName: objects[0] ?? '', fields }))

/** A quick action with a record it may be for, and the fields of its form. */
const quickAction = ({ own, ids }: OwnVocabulary): fc.Arbitrary<Partial<Parts>> | null =>
  own.forms.length === 0
    ? null
    : fc.oneof(
        ...own.forms.map(({ action, writes }) =>
          fc.tuple(fc.constantFrom(...ids), writesOf(writes)).map(([contextId, fields]) => ({
            params: { actionApiName: action },
            body: { actionApiName: action, contextId, fields },
          })),
        ),
      )

const operation = (vocabulary: OwnVocabulary): fc.Arbitrary<unknown> => {
  const { own, ids } = vocabulary
  const many = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    many(record(vocabulary, own.creates)).map((records) => ({ type: 'CREATE', records })),
    many(fc.tuple(fc.constantFrom(...ids), writesOf(own.updates))).map((some) => ({
      type: 'Update',
      records: some.map(([id, fields]) => ({ id, fields })),
    })),
    many(fc.constantFrom(...ids)).map((some) => ({
      type: 'delete',
      records: some.map((id) => ({ fields: { Id: id } })),
    })),
  )
}

const knownTexts: Readonly<Record<string, readonly string[]>> = {
  itemNumber: ['10-0001', 'NoSuchItem'],
  urlName: ['no-such-article'],
  token: [FRESH_TOKEN, FRESH_TOKEN],
  emailAddress: ['guest@world.example'],
  confirmedNotice: ['1'],
  name: ['Guest', 'x'.repeat(81)],
  subject: ['Blank display'],
  impact: ['Minor Degradation', 'Total Failure', 'Other'],
  issueType: ['Product', 'Data', 'Other'],
  recordType: ['Article', 'Video', 'Documentation', 'ProductPage'],
}

interface ParameterSchema {
  type?: string
  /** The words that a parameter may be, when it may only be one of some. */
  anyOf?: readonly { const: string }[]
  minimum?: number
  maximum?: number
}

/** A method with its parameters, as texts or as they are. */
function methods(as: 'query' | 'body'): (vocabulary: OwnVocabulary) => fc.Arbitrary<Partial<Parts>> {
  return ({ ids, values }) => {
    const texts = values.filter((value) => typeof value === 'string')
    const created = (worldApp.methods ?? []).map(({ className, methodName, parameters }) => {
      const required: readonly string[] = parameters.required ?? []
      const value = Object.entries(parameters.properties).map(([name, schema]) => {
        const { type, anyOf, minimum = 0, maximum = 9 } = schema as ParameterSchema
        const examples =
          anyOf?.map((each) => each.const) ??
          {
            integer: [minimum, maximum],
            boolean: [true, false],
            string: [...(knownTexts[name] ?? []), ...ids, ...texts],
            array: [ids, ids.slice(0, 1), [...ids, ...ids], []],
          }[String(type)]
        if (!examples) throw new Error(`${methodName} has a parameter of the type ${type}`)
        return {
          name,
          isRequired: required.includes(name),
          examples: examples.map((example) => (as === 'query' ? String(example) : example)),
        }
      })
      return writesOf(value).map((some) => ({ params: { apexClass: className, apexMethod: methodName }, [as]: some }))
    })
    return fc.oneof(...created)
  }
}

const fits: Readonly<Record<string, (vocabulary: OwnVocabulary) => fc.Arbitrary<Partial<Parts>> | null>> = {
  'records.createRecord': (vocabulary) => record(vocabulary, vocabulary.own.creates).map((body) => ({ body })),
  'records.updateRecord': (vocabulary) => writesOf(vocabulary.own.updates).map((fields) => ({ body: { fields } })),
  'records.executeBatchRecordOperations': (vocabulary) =>
    fc
      .tuple(fc.boolean(), fc.array(operation(vocabulary), { minLength: 1, maxLength: 3 }))
      .map(([allOrNone, operations]) => ({ body: { allOrNone, operations } })),
  'actions.performQuickAction': quickAction,
  'actions.performUpdateRecordQuickAction': quickAction,
  'actions.getRelatedListRecordActions': ({ own: { parentsAndChildren } }) =>
    parentsAndChildren.length === 0
      ? null
      : fc
          .constantFrom(...parentsAndChildren)
          .map(([recordIds, relatedListRecordIds]) => ({ params: { recordIds, relatedListRecordIds } })),
  'lists.createListInfo': ({ own }) =>
    own.columns.length === 0
      ? null
      : fc.tuple(validFilters(own.columns), columnsOf(own)).map(([filters, displayColumns]) => ({
          body: { label: 'My list', listViewApiName: 'MyList', displayColumns, ...filters },
        })),
  'lists.updateListInfoByName': ({ own }) =>
    own.columns.length === 0
      ? null
      : fc
          .tuple(validFilters(own.columns), columnsOf(own))
          .map(([filters, displayColumns]) => ({ body: { displayColumns, ...filters } })),
  'auth.confirmRegistration': () =>
    fc.constant({ body: { token: FRESH_TOKEN, password: PASSWORD, acceptedTerms: '2025-03' } }),
  'auth.resetPassword': () => fc.constant({ body: { token: FRESH_TOKEN, password: PASSWORD } }),
  'methods.readServerMethod': methods('query'),
  'methods.callServerMethod': methods('body'),
}

const columnsOf = ({ columns }: Own): fc.Arbitrary<string[]> =>
  fc.uniqueArray(
    fc.constantFrom(...columns.filter(({ displayable }) => displayable).map((column) => column.fieldApiName)),
    {
      minLength: 1,
      maxLength: 5,
    },
  )

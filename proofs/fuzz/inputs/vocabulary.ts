import type { ObjectInfo } from 'contract'
import type { ObjectDefinition } from 'platform'
import { type WorldRow, worldApp, worldId } from 'support/testing'

/** Names and ids that mean something where an object is asked about: most inputs must get past the first check. */
export type Vocabulary = {
  /** How much there is to ask about the object. */
  weight: number
  objects: readonly string[]
  fields: readonly string[]
  ids: readonly string[]
  listViews: readonly string[]
  listViewIds: readonly string[]
  relatedLists: readonly string[]
  actions: readonly string[]
  recordTypes: readonly string[]
  values: readonly (string | number | boolean | null)[]
  tokens: readonly string[]
  writes: readonly FieldWrite[]
  /** Ids of layouts and of their sections. */
  layouts: readonly string[]
  sections: readonly string[]
  /** Names of paths, in the words of their calls. */
  paths: readonly string[]
}

/** A field that an actor may set, with values that fit it. */
export type FieldWrite = { name: string; isRequired: boolean; examples: readonly unknown[] }

export type VocabularyParts = {
  rows: readonly WorldRow[]
  tokens: readonly string[]
  /** What people may know of the object: an object info each. */
  infos: readonly ObjectInfo[]
}

const systemFields = ['Id', 'CreatedDate', 'CreatedById', 'LastModifiedDate', 'SystemModstamp', 'CreatedBy.Name']

export function vocabularyOf(object: ObjectDefinition, { rows, tokens, infos }: VocabularyParts): Vocabulary {
  const own = rows.filter((row) => row.object === object.apiName).map(({ id }) => id)
  const some = rows.filter((_, index) => index % 9 === 0).map(({ id }) => id)
  const related = worldApp.objects.flatMap((child) => child.relatedLists ?? [])
  const views = object.listViews ?? []
  return {
    weight: weightOf(object),
    objects: [object.apiName, object.apiName.toLowerCase(), ...worldApp.objects.map(({ apiName }) => apiName)],
    fields: fieldsOf(object),
    ids: [
      ...own,
      ...own.map((id) => id.slice(0, 15)),
      ...own.slice(0, 2).map((id) => `${id.slice(0, 17)}${id.endsWith('A') ? 'B' : 'A'}`),
      ...some,
      worldId(object.keyPrefix, 987_654),
      'zzz000000000001AAA',
    ],
    listViews: [...views, ...views, ...views].map(({ apiName }) => apiName).concat(['MRU', '__recent', 'NoSuchList']),
    listViewIds: [...views.map(({ id }) => id), '00B000000009999AAA'],
    relatedLists: [
      ...related.filter(({ parent }) => parent === object.apiName).map(({ relatedListId }) => relatedListId),
      'NoSuchList__r',
    ],
    actions: [
      ...[...(object.actions ?? []), ...(worldApp.actions ?? [])].map(({ apiName }) => apiName),
      `${object.apiName}.NoSuchAction`,
    ],
    recordTypes: [...(object.recordTypes ?? []).map(({ id }) => id), '012000000000000AAA', '012000000009999AAA'],
    values: valuesOf(object, own),
    tokens: ['0', ...tokens],
    writes: writesOf(object, rows, infos),
    layouts: (object.layouts ?? []).map(({ id }) => id),
    sections: (object.layouts ?? []).flatMap((layout) => layout.sections.map(({ id }) => id)),
    paths: (object.paths ?? []).map(({ apiName }) => apiName),
  }
}

const weightOf = ({ listViews, layouts, actions, relatedLists, mru }: ObjectDefinition): number =>
  1 + [listViews, layouts, actions, relatedLists].reduce((sum, parts) => sum + (parts?.length ?? 0), mru ? 4 : 0)

function writesOf(object: ObjectDefinition, rows: readonly WorldRow[], infos: readonly ObjectInfo[]): FieldWrite[] {
  const fields = new Map(infos.flatMap((info) => Object.entries(info.fields)))
  return [...fields.values()]
    .filter(({ createable, updateable }) => createable || updateable)
    .map(({ apiName: name, required, referenceToInfos }) => {
      const own = object.fields[name]
      const result = rows.filter((row) => row.object === referenceToInfos[0]?.apiName).map(({ id }) => id)
      const options = (own?.values ?? []).map(({ value }) => value)
      const plain = examples[own?.type ?? 'text'] ?? ['Some words']
      return { name, isRequired: required, examples: result.length > 0 ? result : options.length > 0 ? options : plain }
    })
}

const examples: Readonly<Record<string, readonly unknown[]>> = {
  number: [1, 20],
  currency: [12.5],
  percent: [30],
  checkbox: [true, false],
  date: ['2026-11-20'],
  dateTime: ['2026-11-20T08:00:00.000Z'],
  email: ['someone@example.com'],
  phone: ['+1 555 0100'],
  url: ['https://example.com/a'],
}

function fieldsOf(object: ObjectDefinition): string[] {
  const names = Object.keys(object.fields)
  const spans = Object.values(object.fields).flatMap(({ relationshipName, to }) => {
    const target = worldApp.objects.find(({ apiName }) => apiName === to?.[0])
    return relationshipName && target
      ? Object.keys(target.fields).map((name, index) => `${relationshipName}.${index % 3 ? '' : 'Account.'}${name}`)
      : []
  })
  const plain = [...systemFields, ...names, ...spans]
  return [
    ...plain,
    ...names,
    ...names,
    ...names.map((name) => `${object.apiName}.${name}`),
    'NoSuchField__c',
    `${names[0]}.X`,
  ]
}

function valuesOf(object: ObjectDefinition, ids: readonly string[]): Vocabulary['values'] {
  const picklists = Object.values(object.fields).flatMap(({ values }) => (values ?? []).map(({ value }) => value))
  const times = ['2026-10-01', '2026-11-02T08:00:00.000Z', '2026-11-02T08:00:00Z']
  return [
    ...picklists,
    ...ids,
    ...times,
    'Osprey',
    'a%',
    'someone@example.com',
    'https://example.com',
    1,
    0,
    7.5,
    true,
    null,
  ]
}

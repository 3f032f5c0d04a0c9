import type { ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import { worldApp } from 'support/testing'

/** The names and ids of one object of the product for requests, also for actors who may not see the object. */
export type About = {
  objectApiName: string
  /** One row of each kind and account. */
  ids: readonly string[]
  /** Fields of the object and of the parents that its lookups lead to, in lists that one request takes. */
  optionalFields: readonly string[]
  fieldNames: readonly string[]
  /** The texts without which no record is created. */
  requiredTexts: readonly string[]
  picklists: readonly string[]
  lookups: readonly { name: string; targetId: string }[]
  children: readonly { relationship: string; fields: readonly string[] }[]
  listViews: readonly { apiName: string; id: string }[]
  relatedLists: readonly string[]
  /** Ids of children in related lists of the object. */
  childIds: readonly string[]
  actions: readonly string[]
  recordTypeIds: readonly string[]
  /** Values that the duplicate rules compare. */
  compared: Readonly<Record<string, unknown>>
  filters: readonly string[]
  /** Parameters by which server methods are asked for one of its rows. */
  parameters: readonly Readonly<Record<string, string>>[]
}

const MASTER = '012000000000000AAA'
const FIELDS_AT_ONCE = 150
const systemFields = ['Id', 'CreatedDate', 'LastModifiedDate', 'SystemModstamp', 'CreatedBy.Name', 'CreatedBy.Email']

export function aboutObject(object: ObjectDefinition, rows: readonly WorldRow[]): About {
  const rowsOf = (apiName: string) => rows.filter((row) => row.object === apiName)
  const own = rowsOf(object.apiName)
  const kinds = new Map(own.map((row) => [`${row.kind} ${row.account}`, row]))
  const fields = Object.entries(object.fields)
  const lookups = fields.flatMap(([name, { type, to = [] }]) => {
    const [target] = type === 'lookup' ? to.flatMap(rowsOf) : []
    return target ? [{ name, targetId: target.id }] : []
  })
  const lists = worldApp.objects.flatMap((child) =>
    (child.relatedLists ?? []).filter(({ parent }) => parent === object.apiName).map((list) => ({ child, list })),
  )
  return {
    objectApiName: object.apiName,
    ids: [...kinds.values()].map(({ id }) => id),
    optionalFields: chunks(pathsOf(object).map((path) => `${object.apiName}.${path}`)),
    fieldNames: fields.map(([name]) => name),
    requiredTexts: fields.filter(([, { type, required }]) => required && /text/i.test(type)).map(([name]) => name),
    picklists: fields.filter(([, { type }]) => type === 'picklist').map(([name]) => name),
    lookups,
    children: childrenOf(object),
    listViews: (object.listViews ?? []).map(({ apiName, id }) => ({ apiName, id })),
    relatedLists: [...new Set(lists.map(({ list }) => list.relatedListId))],
    childIds: lists.flatMap(({ child }) => rowsOf(child.apiName).slice(0, 2)).map(({ id }) => id),
    actions: [...(object.actions ?? []), ...(worldApp.actions ?? [])].map(({ apiName }) => apiName),
    recordTypeIds: [MASTER, ...(object.recordTypes ?? []).map(({ id }) => id)],
    compared: comparedIn(object, own),
    filters: (object.search?.filters ?? []).map(({ apiName }) => apiName),
    parameters: own.flatMap(parametersOf),
  }
}

function pathsOf(object: ObjectDefinition): string[] {
  const parents = Object.values(object.fields).flatMap(({ relationshipName, to = [] }) => {
    const target = worldApp.objects.find(({ apiName }) => apiName === to[0])
    return relationshipName && to.length === 1 && target
      ? Object.keys(target.fields).map((name) => `${relationshipName}.${name}`)
      : []
  })
  const types = object.recordTypes ? ['RecordTypeId', 'RecordType.Name'] : []
  return [...systemFields, ...types, ...Object.keys(object.fields), ...parents]
}

function childrenOf(parent: ObjectDefinition): About['children'] {
  return worldApp.objects.flatMap((child) =>
    Object.values(child.fields)
      .filter(({ to, childRelationshipName }) => childRelationshipName !== undefined && to?.includes(parent.apiName))
      .map(({ childRelationshipName = '' }) => ({
        relationship: childRelationshipName,
        fields: Object.keys(child.fields).map((name) => `${childRelationshipName}.${name}`),
      })),
  )
}

function comparedIn(object: ObjectDefinition, rows: readonly WorldRow[]): Record<string, unknown> {
  const names = (object.duplicateRules ?? []).flatMap(({ matchRules }) => matchRules.flatMap(({ fields }) => fields))
  return Object.fromEntries(names.map((name) => [name, rows[0]?.record[name] ?? null]))
}

function chunks(paths: readonly string[]): string[] {
  const starts = Array.from({ length: Math.ceil(paths.length / FIELDS_AT_ONCE) }, (_, index) => index * FIELDS_AT_ONCE)
  return starts.map((start) => paths.slice(start, start + FIELDS_AT_ONCE).join(','))
}

function parametersOf({
  object,
  id,
  record: { UrlName, ItemNumber__c, Title },
}: WorldRow): Readonly<Record<string, string>>[] {
  if (object === 'Case') return [{ caseId: id }]
  if (typeof UrlName === 'string') return [{ urlName: UrlName }, { words: String(Title) }]
  return typeof ItemNumber__c === 'string' ? [{ itemNumber: ItemNumber__c }, { productId: id }] : []
}

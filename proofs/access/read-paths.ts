import { AppError } from 'contract'
import type { Gateway, ObjectDefinition } from 'platform'
import type { WorldRow } from 'support/testing'
import { worldApp } from 'support/testing'

const FIELDS_AT_ONCE = 150
const alwaysThere = ['Id', 'CreatedDate', 'CreatedById', 'LastModifiedDate', 'LastModifiedById', 'SystemModstamp']

/** Paths of every field of an object, and of every field of what its lookups lead to, two steps far. */
export function fieldPaths(object: ObjectDefinition, steps = 2): string[] {
  const own = [
    ...alwaysThere,
    ...(object.recordTypes ? ['RecordTypeId', 'RecordType.Name'] : []),
    ...Object.keys(object.fields),
  ]
  if (steps === 0) return own
  const people = ['CreatedBy', 'LastModifiedBy'].map((relationship) => ({ relationship, target: objectNamed('User') }))
  const parents = Object.values(object.fields).flatMap((field) => {
    const [only, ...others] = field.to ?? []
    if (field.type !== 'lookup' || !field.relationshipName || !only || others.length > 0) return []
    return [{ relationship: field.relationshipName, target: objectNamed(only) }]
  })
  const nested = [...people, ...parents].flatMap(({ relationship, target }) =>
    fieldPaths(target, steps - 1).map((path) => `${relationship}.${path}`),
  )
  return [...own, ...nested]
}

export function objectNamed(apiName: string): ObjectDefinition {
  const object = worldApp.objects.find((candidate) => candidate.apiName === apiName)
  if (!object) throw new Error(`No object ${apiName}`)
  return object
}

/**
 * Everything that one caller is answered when asking every read path for everything, as JSON; refusals by their text.
 *
 * @param rows - all rows of the object; those of `alone` are also asked for one by one.
 */
export async function allAnswers(
  gateway: Gateway,
  object: ObjectDefinition,
  { rows, alone }: { rows: readonly WorldRow[]; alone: readonly WorldRow[] },
): Promise<string[]> {
  const answers: string[] = []
  const ask = async (call: Promise<unknown>): Promise<void> => {
    try {
      answers.push(JSON.stringify(await call))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answers.push(error.message)
    }
  }
  const paths = fieldPaths(object)
  const ids = rows.map((row) => row.id)
  for (let start = 0; start < paths.length; start += FIELDS_AT_ONCE) {
    const optionalFields = paths.slice(start, start + FIELDS_AT_ONCE).map((path) => `${object.apiName}.${path}`)
    await ask(gateway.records.getBatch(ids, { optionalFields }))
    for (const view of object.listViews ?? []) {
      const reference = { objectApiName: object.apiName, listViewApiName: view.apiName }
      await ask(gateway.lists.records(reference, { optionalFields, pageSize: 200 }))
    }
  }
  for (const row of alone) {
    await ask(gateway.records.get(row.id, { layoutTypes: ['Full', 'Compact'], modes: ['View'], updateMru: true }))
    await ask(gateway.records.recordUi([row.id], { layoutTypes: ['Full'], modes: ['View'] }))
    await ask(gateway.actions.record([row.id], { sections: ['Page'] }))
    await ask(gateway.actions.recordEdit([row.id]))
    for (const { apiName } of object.actions ?? []) {
      const optionalFields = paths.slice(0, FIELDS_AT_ONCE)
      await ask(gateway.actions.defaults(apiName, { parentRecordId: row.id, optionalFields }))
    }
    await ask(gateway.recordDefaults.templateClone(row.id, { optionalFields: paths.slice(0, FIELDS_AT_ONCE) }))
    for (const { relationship, fields } of childrenOf(object)) {
      const params = { optionalFields: ['Id', ...fields.map((name) => `${relationship}.${name}`)] }
      await ask(gateway.records.get(row.id, { ...params, childRelationships: [relationship] }))
    }
    for (const fields of comparedIn(object, row)) {
      await ask(gateway.duplicates.predupe(object.apiName, fields))
    }
    for (const { list } of relatedListsOf(object)) {
      await ask(gateway.relatedLists.records(row.id, list, { pageSize: 200 }))
      await ask(gateway.relatedLists.counts(row.id, [list]))
      await ask(gateway.relatedLists.recordsBatch(row.id, [{ relatedListId: list }]))
    }
  }
  for (const view of [...(object.listViews ?? []).map(({ apiName }) => apiName), '__recent']) {
    const reference = { objectApiName: object.apiName, listViewApiName: view }
    await ask(gateway.lists.info(reference))
    await ask(gateway.lists.ui(reference))
    await ask(gateway.lists.preferences(reference))
  }
  await ask(gateway.actions.lookup([object.apiName]))
  await ask(gateway.actions.formulaActivations({ objectApiNames: [object.apiName] }))
  await ask(gateway.avatars.getBatch(ids))
  await ask(gateway.recordDefaults.create(object.apiName, { optionalFields: paths.slice(0, FIELDS_AT_ONCE) }))
  await ask(gateway.recordDefaults.templateCreate(object.apiName))
  await ask(gateway.duplicates.configuration(object.apiName))
  await ask(gateway.objectInfo.get(object.apiName))
  await ask(gateway.layouts.get(object.apiName))
  await ask(gateway.objectInfo.picklists(object.apiName, '012000000000000AAA'))
  for (const { list } of relatedListsOf(object)) await ask(gateway.relatedLists.info(object.apiName, list))
  await ask(gateway.relatedLists.summaries(object.apiName))
  await ask(gateway.lists.objectInfo(object.apiName))
  await ask(gateway.lists.summaries(object.apiName))
  await ask(gateway.lists.infoSummaries(object.apiName))
  await ask(gateway.layouts.userState(object.apiName))
  await ask(gateway.layouts.path(object.apiName, { layoutOverride: 'Default' }))
  await ask(gateway.objectInfo.directory())
  return answers
}

/** The relationships that lead from a record of this object to its children, and the fields of those. */
function childrenOf(parent: ObjectDefinition): { relationship: string; fields: string[] }[] {
  return worldApp.objects.flatMap((child) =>
    Object.values(child.fields)
      .filter(({ to, childRelationshipName }) => childRelationshipName !== undefined && to?.includes(parent.apiName))
      .map(({ childRelationshipName = '' }) => ({
        relationship: childRelationshipName,
        fields: [...alwaysThere, ...Object.keys(child.fields)],
      })),
  )
}

/** The values of a row that the duplicate rules of its object compare. */
function comparedIn(object: ObjectDefinition, row: WorldRow): Record<string, unknown>[] {
  return (object.duplicateRules ?? []).flatMap(({ matchRules }) =>
    matchRules.map(({ fields }) => Object.fromEntries(fields.map((name) => [name, row.record[name] ?? null]))),
  )
}

/** The related lists that a record of this object has, with the object and the lookup of their children. */
export function relatedListsOf(parent: ObjectDefinition): { list: string; child: ObjectDefinition; field: string }[] {
  return worldApp.objects.flatMap((child) =>
    (child.relatedLists ?? [])
      .filter((list) => list.parent === parent.apiName)
      .map((list) => ({ list: list.relatedListId, child, field: list.field })),
  )
}

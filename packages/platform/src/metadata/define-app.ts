import type { AppDefinition, ProfileDefinition } from './app-definition.ts'
import {
  type AppModel,
  type CopyTarget,
  type FieldModel,
  type ObjectModel,
  type Relationship,
  withoutSign,
} from './app-model.ts'
import { actionModels } from './check-actions.ts'
import { checkDuplicateRules } from './check-duplicate-rules.ts'
import { checkListIds, checkLists } from './check-lists.ts'
import { serverMethods } from './check-methods.ts'
import { checkNavigation } from './check-navigation.ts'
import { checkSearch } from './check-search.ts'
import type { ObjectDefinition } from './object.ts'
import type { Grant } from './object-access.ts'
import { recordTypeField, recordTypeObject, systemFields } from './system-fields.ts'

/**
 * Checks an application and resolves the references between its parts.
 *
 * @throws Error naming the first object or field that does not fit.
 */
export function defineApp(definition: AppDefinition): AppModel {
  const definitions = [...definition.objects, recordTypeObject]
  const names = new Map(definitions.map((object) => [object.apiName.toLowerCase(), object]))
  if (names.size !== definitions.length) throw new Error('Two objects have the same name')
  const objects = definitions.map((object) => modelOf(object, definitions))
  checkListIds(objects)
  const byName = new Map(objects.map((object) => [object.apiName.toLowerCase(), object]))
  for (const object of objects) checkSearch(object, (name) => byName.get(name.toLowerCase()))
  const byPrefix = new Map(objects.map((object) => [object.keyPrefix, object]))
  if (byPrefix.size !== objects.length) throw new Error('Two objects have the same key prefix')
  const profiles = new Map(definition.profiles.map((profile) => [profile.name, profile]))
  const access = accessOf(definition, byName)
  const actions = actionModels(definition, byName)
  const actionsByPlace = Map.groupBy(actions.values(), ({ object }) => object?.apiName ?? null)
  checkNavigation(definition, byName)
  const views = new Map(
    objects.flatMap((object) => (object.listViews ?? []).map((view) => [view.id, { object, view }] as const)),
  )
  return {
    name: definition.name,
    profiles,
    objects,
    photoHosts: definition.photoHosts ?? [],
    object: (apiName) => byName.get(apiName.toLowerCase()),
    objectByPrefix: (keyPrefix) => byPrefix.get(keyPrefix),
    required: (apiName) => {
      const object = byName.get(apiName.toLowerCase())
      if (!object) throw new Error(`No object named ${apiName}`)
      return object
    },
    grantsOf: (profile, objectApiName) => access.get(`${objectApiName}/${profile}`) ?? [],
    guestProfile: definition.guestProfile,
    seo: definition.seo,
    methods: serverMethods(definition),
    navApps: definition.apps ?? [],
    action: (apiName) => actions.get(apiName.toLowerCase()),
    actionsOf: (objectApiName) => actionsByPlace.get(objectApiName) ?? [],
    listView: (id) => views.get(id),
  }
}

function modelOf(definition: ObjectDefinition, all: readonly ObjectDefinition[]): ObjectModel {
  const { apiName } = definition
  const fields = new Map<string, FieldModel>()
  const declared = definition.recordTypes ? { RecordTypeId: recordTypeField, ...definition.fields } : definition.fields
  for (const [name, field] of [...Object.entries(systemFields), ...Object.entries(declared)]) {
    if (fields.has(name)) throw new Error(`${apiName}.${name} is declared twice`)
    fields.set(name, { ...field, apiName: name })
  }
  const known = (name: string) => all.some((object) => object.apiName === name)
  const relationships = new Map<string, Relationship>()
  for (const field of fields.values()) {
    if (field.type !== 'lookup' || !field.relationshipName) continue
    // An application without a User object has no targets for CreatedById and LastModifiedById.
    const targets = (field.to ?? []).filter(known)
    if (!field.system && targets.length !== field.to?.length)
      throw new Error(`${apiName}.${field.apiName}: unknown target`)
    if (targets.length > 0) relationships.set(field.relationshipName, { name: field.relationshipName, field, targets })
  }
  const model: ObjectModel = {
    ...definition,
    fields,
    relationships,
    declaredNames: declaredNamesOf(apiName, new Set([...fields.keys(), ...relationships.keys()])),
    childLookups: childLookupsOf(apiName, all),
    copyTargets: copyTargetsOf(apiName, all),
    ownRelatedLists: new Map(
      all.flatMap((child) =>
        (child.relatedLists ?? [])
          .filter((list) => list.parent === apiName)
          .map((list) => [list.relatedListId.toLowerCase(), { child: child.apiName, list }] as const),
      ),
    ),
  }
  checkNames(model)
  checkHistory(model)
  checkLists(model)
  checkDuplicateRules(model)
  return model
}

function declaredNamesOf(apiName: string, names: ReadonlySet<string>): Map<string, string> {
  const declared = new Map<string, string>()
  for (const name of names) {
    const declaredAs = declared.get(name.toLowerCase())
    if (declaredAs !== undefined) throw new Error(`${apiName}.${name} differs from ${declaredAs} by its case alone`)
    declared.set(name.toLowerCase(), name)
  }
  return declared
}

function childLookupsOf(apiName: string, all: readonly ObjectDefinition[]): { object: string; field: FieldModel }[] {
  return all.flatMap((child) =>
    Object.entries(child.fields)
      .filter(([, field]) => field.type === 'lookup' && field.to?.includes(apiName))
      .map(([name, field]) => ({ object: child.apiName, field: { ...field, apiName: name } })),
  )
}

function copyTargetsOf(apiName: string, all: readonly ObjectDefinition[]): Map<string, CopyTarget[]> {
  const targets = new Map<string, CopyTarget[]>()
  for (const child of all) {
    for (const [name, field] of Object.entries(child.fields)) {
      if (!field.copyOf || !child.fields[field.copyOf.lookup]?.to?.includes(apiName)) continue
      const list = targets.get(field.copyOf.field) ?? []
      targets.set(field.copyOf.field, [...list, { object: child.apiName, lookup: field.copyOf.lookup, field: name }])
    }
  }
  return targets
}

function checkNames(object: ObjectModel): void {
  const wanted: [string, readonly string[]][] = [
    ['history', object.history?.fields ?? []],
    ['search', Object.values(object.search?.classes ?? {}).flat()],
    ['search scope', object.search?.scopes ?? []],
    ['live', [...(object.live?.parents ?? []), ...(object.live?.internalFields ?? [])]],
    ...(object.indexes ?? []).map((index): [string, string[]] => ['index', index.columns.map(withoutSign)]),
    ...(object.relatedLists ?? []).map((list): [string, string[]] => ['related list', [list.field]]),
    ...[...object.fields.values()].map((field): [string, string[]] => [
      'copy',
      field.copyOf ? [field.copyOf.lookup] : [],
    ]),
    ...[...object.fields.values()].map((field): [string, string[]] => [
      'unique',
      typeof field.unique === 'object' ? [field.unique.unless] : [],
    ]),
  ]
  for (const [place, names] of wanted) {
    for (const name of names) {
      if (!object.fields.has(name)) throw new Error(`${object.apiName}: ${place} names the unknown field ${name}`)
    }
  }
}

/** History rows hold raw values, so a field with values for some audiences only must not be tracked. */
function checkHistory({ apiName, fields, history }: ObjectModel): void {
  for (const name of history?.fields ?? []) {
    if (fields.get(name)?.values?.some(({ internal, profiles }) => internal || profiles)) {
      throw new Error(`${apiName}: the history would show values of ${name} to people who must not see them`)
    }
  }
}

function accessOf(definition: AppDefinition, objects: ReadonlyMap<string, ObjectModel>): Map<string, readonly Grant[]> {
  const access = new Map<string, readonly Grant[]>()
  for (const { object: name, profiles } of definition.access) {
    const object = objects.get(name.toLowerCase())
    if (!object) throw new Error(`Access names the unknown object ${name}`)
    for (const [profile, grants] of Object.entries(profiles)) {
      if (!definition.profiles.some((candidate) => candidate.name === profile))
        throw new Error(`${name}: no profile ${profile}`)
      for (const grant of grants) checkGrant(object, grant)
      access.set(`${object.apiName}/${profile}`, grants)
    }
  }
  for (const profile of definition.profiles) {
    const key = `${recordTypeObject.apiName}/${profile.name}`
    if (!access.has(key)) access.set(key, recordTypeGrants(definition, profile))
  }
  return access
}

/** Every profile may read record types. If some are hidden from a profile, each visible one gets a separate grant. */
function recordTypeGrants({ objects }: AppDefinition, profile: ProfileDefinition): readonly Grant[] {
  const read = ['Name', 'DeveloperName']
  const types = objects.flatMap((object) => object.recordTypes ?? [])
  const known = types.filter(
    ({ internal, profiles }) => (internal !== true || profile.internal) && (profiles?.includes(profile.name) ?? true),
  )
  if (known.length === types.length) return [{ rows: 'all', read }]
  return known.map(({ id }) => ({ rows: { Id: id }, read }))
}

function checkGrant(object: ObjectModel, grant: Grant): void {
  const columns = grant.rows === 'all' || 'via' in grant.rows ? [] : Object.keys(grant.rows)
  const names = [
    ...columns,
    ...(grant.read === 'all' ? [] : grant.read),
    ...(grant.write ?? []),
    ...(grant.create ?? []),
  ]
  for (const name of names) {
    if (!object.fields.has(name)) throw new Error(`Access to ${object.apiName} names the unknown field ${name}`)
  }
  // Deleting the record would leave the bytes of its file in the store.
  if (grant.delete && [...object.fields.values()].some((field) => field.hidden)) {
    throw new Error(`Access to ${object.apiName} lets people delete what only the system can clear away`)
  }
}

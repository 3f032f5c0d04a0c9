import { type AppDefinition, type AppModel, defineApp, type ObjectModel } from 'platform'
import { fieldTypeOf, writtenTypeOf } from './field-type.ts'
import { lines, literals, type Member, typeOf } from 'record-cache-cli/type-text'
import { writeTypesOf } from './write-types.ts'

/**
 * The source of the portal's types: objects with their fields, picklists, list views, related lists, actions, and the fields that a write may
 * set. The key prefixes are the only values. Every scalar of a read can be null, because a field may be empty or hidden.
 */
export function recordTypesOf(definition: AppDefinition): string {
  const app = defineApp(definition)
  const objects = app.objects.toSorted(byName(({ apiName }) => apiName))
  return [
    '// Written by `npm run generate` from the objects of the product; do not edit.\n',
    typeOf('The values of every picklist, by object and field.', 'Picklists', objects.flatMap(picklistsOf)),
    typeOf(
      'The fields of every object by API name. A relationship holds the name of the object it leads to.',
      'Objects',
      objects.map((object): Member => [object.apiName, fieldsOf(object)]),
    ),
    typeOf('The list views of every object that somebody may see.', 'ListViews', objects.flatMap(listViewsOf)),
    typeOf(
      'The related lists of every object, each with the object of its records.',
      'RelatedLists',
      objects.flatMap(relatedListsOf),
    ),
    typeOf(
      'What each action of an object takes; `on` is the object it is performed on, null for an action that needs no record.',
      'Actions',
      actionsOf(app),
    ),
    ...writeTypesOf(app, objects),
    namesType,
    placesOf(app),
    keyPrefixesOf(objects),
  ].join('\n')
}

const namesType = `/** The names above, as the hooks and adapters take them. */
export type Names = {
  listViews: ListViews
  relatedLists: RelatedLists
  actions: Actions
  creates: Creates
  updates: Updates
}
`

function picklistsOf(object: ObjectModel): Member[] {
  const members = [...object.fields.values()].flatMap(({ type, apiName, values = [], valuesFrom }): Member[] =>
    type === 'picklist' ? [[apiName, valuesFrom ? 'string' : literals(values.map(({ value }) => value))]] : [],
  )
  return members.length === 0 ? [] : [[object.apiName, members]]
}

function fieldsOf(object: ObjectModel): Member[] {
  return [
    ...[...object.fields.keys()].map((name): Member => [name, `${fieldTypeOf(object, name)} | null`]),
    ...[...object.relationships.values()].map(({ name, targets }): Member => [name, literals(targets)]),
  ].toSorted(byName(([name]) => name))
}

function listViewsOf({ apiName, listViews = [] }: ObjectModel): Member[] {
  const names = [...new Set(listViews.map((view) => view.apiName))]
  return names.length === 0 ? [] : [[apiName, literals(names)]]
}

function relatedListsOf({ apiName, ownRelatedLists }: ObjectModel): Member[] {
  const lists = [...ownRelatedLists.values()].map(({ child, list }): Member => [list.relatedListId, `'${child}'`])
  return lists.length === 0 ? [] : [[apiName, lists.toSorted(byName(([name]) => name))]]
}

function actionsOf(app: AppModel): Member[] {
  const models = [null, ...app.objects].flatMap((object) => app.actionsOf(object?.apiName ?? null))
  return models
    .map(({ action, object, target }): Member => {
      const fields = (action.rows ?? []).flat().map((name): Member => {
        const isRequired = action.required?.includes(name) ?? false
        return [isRequired ? name : `${name}?`, isRequired ? fieldTypeOf(target, name) : writtenTypeOf(target, name)]
      })
      const on = object ? literals([object.apiName]) : 'null'
      return [action.apiName, [['on', on], ['fields', fields.length === 0 ? '{ [field: string]: never }' : fields]]]
    })
    .toSorted(byName(([name]) => name))
}

function placesOf({ navApps }: AppModel): string {
  const names = [...new Set(navApps.flatMap(({ navItems }) => navItems.map(({ developerName }) => developerName)))]
  return `/** The places that the navigation leads to. */\nexport type Place = ${literals(names.toSorted())}\n`
}

function keyPrefixesOf(objects: readonly ObjectModel[]): string {
  const members = objects.map(({ apiName, keyPrefix }): Member => [apiName, `'${keyPrefix}',`])
  return `/** The first three characters of the ids of every object. */\nexport const keyPrefixes = {\n${lines(members, 1)}} as const\n`
}

function byName<T>(nameOf: (each: T) => string): (a: T, b: T) => number {
  return (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)
}

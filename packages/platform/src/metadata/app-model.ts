import type { ActionDefinition } from './action.ts'
import type { AppDefinition, ProfileDefinition } from './app-definition.ts'
import type { FieldDefinition } from './field.ts'
import type { NavAppDefinition } from './navigation.ts'
import type { ListViewDefinition, ObjectDefinition, RelatedListDefinition } from './object.ts'
import type { Grant } from './object-access.ts'
import type { ServerMethodDefinition } from './server-method.ts'

export type FieldModel = FieldDefinition & { readonly apiName: string }

/** A lookup as the relationship from a record to its parent. */
export type Relationship = { name: string; field: FieldModel; targets: readonly string[] }

/** A field of another object that is a denormalised copy of a field of this object. */
export type CopyTarget = { object: string; lookup: string; field: string }

/** An object as the engine uses it: the definition with its system fields, relationships and child lookups resolved. */
export type ObjectModel = Omit<ObjectDefinition, 'fields'> & {
  readonly fields: ReadonlyMap<string, FieldModel>
  readonly relationships: ReadonlyMap<string, Relationship>
  /** The declared names of fields and relationships, by lower-case name. */
  readonly declaredNames: ReadonlyMap<string, string>
  /** Lookups of other objects that point here. */
  readonly childLookups: readonly { object: string; field: FieldModel }[]
  readonly copyTargets: ReadonlyMap<string, readonly CopyTarget[]>
  /** Related lists of this object as the parent, by lower-case id. */
  readonly ownRelatedLists: ReadonlyMap<string, { child: string; list: RelatedListDefinition }>
}

/** An action with its object (null for a global one) and the object of the record that it writes. */
export type ActionModel = { action: ActionDefinition; object: ObjectModel | null; target: ObjectModel }

/** A checked application. Lookups of objects by name are case-insensitive. */
export type AppModel = {
  readonly name: string
  readonly profiles: ReadonlyMap<string, ProfileDefinition>
  readonly objects: readonly ObjectModel[]
  /** Names of the hosts that pictures of records may come from. */
  readonly photoHosts: readonly string[]
  object(apiName: string): ObjectModel | undefined
  objectByPrefix(keyPrefix: string): ObjectModel | undefined
  /** The object of this name. @throws Error for an unknown name, which is a programming error. */
  required(apiName: string): ObjectModel
  grantsOf(profile: string, objectApiName: string): readonly Grant[]
  readonly guestProfile: string | undefined
  readonly seo: AppDefinition['seo']
  /** By `class/method`. */
  readonly methods: ReadonlyMap<string, ServerMethodDefinition>
  /** Navigation apps. */
  readonly navApps: readonly NavAppDefinition[]
  /** A quick action by its case-insensitive name. */
  action(apiName: string): ActionModel | undefined
  /** The actions of an object, or for null the global actions. */
  actionsOf(objectApiName: string | null): readonly ActionModel[]
  listView(id: string): { object: ObjectModel; view: ListViewDefinition } | undefined
}

/** The name of a field in an order such as `-CreatedDate`. */
export function withoutSign(name: string): string {
  return name.startsWith('-') ? name.slice(1) : name
}

import type { ActionDefinition } from './action.ts'
import type { NavAppDefinition } from './navigation.ts'
import type { ObjectDefinition } from './object.ts'
import type { ObjectAccess } from './object-access.ts'
import type { ServerMethodDefinition } from './server-method.ts'

export type ProfileDefinition = { name: string; label: string; internal: boolean }

/** A whole application: its objects, who may do what, and its profiles. */
export type AppDefinition = {
  name: string
  profiles: readonly ProfileDefinition[]
  objects: readonly ObjectDefinition[]
  access: readonly ObjectAccess[]
  /** Global actions; actions of an object are part of its definition. */
  actions?: readonly ActionDefinition[]
  /** Navigation apps; the first one that a person may open is selected. */
  apps?: readonly NavAppDefinition[]
  /** The profile of visitors without a session; absent means that they may do nothing. */
  guestProfile?: string
  methods?: readonly ServerMethodDefinition[]
  /**
   * What the heads of pages say of a record: these fields of one object. Where a field of `beginnings` is empty, the start of the rich
   * text that it names replaces it.
   */
  seo?: { object: string; fields: readonly string[]; beginnings?: Readonly<Record<string, string>> }
  /** Names of the hosts that pictures of records may come from; absent means none. */
  photoHosts?: readonly string[]
}

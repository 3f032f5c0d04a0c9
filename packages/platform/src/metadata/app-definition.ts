import type { ActionDefinition } from './action.ts'
import type { NavAppDefinition } from './navigation.ts'
import type { ObjectDefinition } from './object.ts'
import type { ObjectAccess } from './object-access.ts'
import type { ServerMethodDefinition } from './server-method.ts'

export type ProfileDefinition = { name: string; label: string; internal: boolean }

/** An application: its objects, access rules and profiles. */
export type AppDefinition = {
  name: string
  profiles: readonly ProfileDefinition[]
  objects: readonly ObjectDefinition[]
  access: readonly ObjectAccess[]
  /** Global actions; actions of an object are part of its definition. */
  actions?: readonly ActionDefinition[]
  /** Navigation apps; the first one that the user may open is selected. */
  apps?: readonly NavAppDefinition[]
  /** The profile of visitors without a session; absent means that they have no access. */
  guestProfile?: string
  methods?: readonly ServerMethodDefinition[]
  /**
   * The fields of one object for the head of its pages. If a field in `beginnings` is empty, the beginning of the named rich text replaces
   * it.
   */
  seo?: { object: string; fields: readonly string[]; beginnings?: Readonly<Record<string, string>> }
  /** Names of the hosts that pictures of records may come from; absent means none. */
  photoHosts?: readonly string[]
}

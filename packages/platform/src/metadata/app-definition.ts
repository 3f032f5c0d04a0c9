import type { ObjectAccess } from '../access/access.ts'
import type { ObjectDefinition } from './object.ts'

export type ProfileDefinition = { name: string; label: string; internal: boolean }

/** A whole application: its objects, who may do what, and its profiles. */
export type AppDefinition = {
  name: string
  profiles: readonly ProfileDefinition[]
  objects: readonly ObjectDefinition[]
  access: readonly ObjectAccess[]
}

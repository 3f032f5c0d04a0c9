import type { ActionDefinition, ObjectAccess, ObjectDefinition } from 'platform'

/** One area of the product: its objects, who may do what with them, and the actions that need no record. */
export type Area = {
  objects: readonly ObjectDefinition[]
  access: readonly ObjectAccess[]
  actions?: readonly ActionDefinition[]
}

import type { ObjectAccess, ObjectDefinition } from 'platform'

/** One area of the product: its objects, and who may do what with them. */
export type Area = { objects: readonly ObjectDefinition[]; access: readonly ObjectAccess[] }

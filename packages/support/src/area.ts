import type { ActionDefinition, ObjectAccess, ObjectDefinition, ServerMethodDefinition } from 'platform'
import type { Task } from './define-job.ts'
import type { GuestService } from './guests/guest-service.ts'

/** What methods call beyond the records: made by the server once the platform stands. */
export type MethodServices = { guests: GuestService }

/** One area of the product: all that is its own. */
export type Area = {
  objects?: readonly ObjectDefinition[]
  access?: readonly ObjectAccess[]
  /** Actions that need no record. */
  actions?: readonly ActionDefinition[]
  mails?: readonly Task[]
  jobs?: readonly Task[]
  methods?: (services: MethodServices) => readonly ServerMethodDefinition[]
}

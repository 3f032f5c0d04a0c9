import type { ActionDefinition, ObjectAccess, ObjectDefinition, ServerMethodDefinition } from 'platform'
import type { Task } from './define-job.ts'
import type { MethodServices } from './method-services.ts'

/** One area of the product: all that is its own. The application, the queue and the server take it from here. */
export type Area = {
  objects?: readonly ObjectDefinition[]
  access?: readonly ObjectAccess[]
  /** Actions that need no record. */
  actions?: readonly ActionDefinition[]
  methods?: (services: MethodServices) => readonly ServerMethodDefinition[]
  mails?: readonly Task[]
  jobs?: readonly Task[]
}

import type { ActionDefinition, ObjectAccess, ObjectDefinition } from 'platform'
import type { Task } from './define-job.ts'
import type { SupportMethod } from './define-method.ts'

/** What one area adds to the product. */
export type Area = {
  objects?: readonly ObjectDefinition[]
  access?: readonly ObjectAccess[]
  /** Actions that need no record. */
  actions?: readonly ActionDefinition[]
  methods?: readonly SupportMethod[]
  mails?: readonly Task[]
  jobs?: readonly Task[]
}

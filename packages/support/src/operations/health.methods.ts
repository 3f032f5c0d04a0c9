import { AppError } from 'contract'
import { operationsMethods } from 'contract/methods'
import { defineMethod, type SupportMethodContext, servicesOf } from '../define-method.ts'

// Above the queues of any provider.
const MOST_QUEUES = 200

/** Reads the state of the installation. */
export const getHealth = defineMethod(operationsMethods.getHealth, async (context) => {
  const { operations, platform } = await operationsFor(context)
  const queues = platform.asSystem('count queues without members').transaction(async (records) => {
    const used = await records.find('Queue__c', { IsActive__c: true }, ['Id'], MOST_QUEUES)
    let empty = 0
    for (const { Id } of used) {
      if ((await records.find('QueueMember__c', { QueueId__c: Id ?? null, IsActive__c: true }, ['Id'], 1)).length === 0)
        empty += 1
    }
    return empty
  })
  return { ...(await operations.health()), emptyQueues: await queues }
})

/** Tries failed jobs again, and writes that to the audit log. */
export const retryFailedJobs = defineMethod(operationsMethods.retryFailedJobs, async (context) => {
  const { operations, platform } = await operationsFor(context)
  const retried = await operations.retryFailedJobs()
  await platform.asSystem('record a retry of failed jobs').create('AuditEvent__c', {
    ActorId__c: context.principal.userId,
    Kind__c: 'JobsRetried',
  })
  return { retried }
})

/** @throws AppError `NOT_FOUND` for callers to whom no people of the provider are offered: they do not run the installation. */
async function operationsFor({ services, principal }: Pick<SupportMethodContext, 'services' | 'principal'>) {
  const known = servicesOf({ services })
  const { actions } = await known.platform.as(principal).actions.global({ apiNames: ['InviteStaff'] })
  if (!Object.values(actions).some((set) => set.actions.length > 0)) throw new AppError('NOT_FOUND')
  return known
}

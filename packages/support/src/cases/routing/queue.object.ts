import { AppError } from 'contract'
import {
  type ActionDefinition,
  type Change,
  checkbox,
  defineAccess,
  defineObject,
  email,
  lookup,
  type SystemRecords,
  text,
} from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job } from '../../define-job.ts'
import { endOtherDefaults } from '../end-other-defaults.ts'

const queueRows = [['Name'], ['SenderName__c'], ['SenderAddress__c']] as const

/** Adds a queue. */
export const newQueueAction: ActionDefinition = {
  apiName: 'NewQueue',
  id: '09D000000001701EAA',
  label: 'Add queue',
  kind: 'Create',
  targetObject: 'Queue__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: queueRows,
  required: ['Name'],
  successMessage: 'The queue was added.',
  iconName: 'action:new',
  description: 'Adds a queue. Routing rules send new cases to it, and agents can assign cases to it.',
}

/** A queue of cases, with the sender of the mails about them. */
export const queue = defineObject({
  apiName: 'Queue__c',
  keyPrefix: 'a0H',
  label: 'Queue',
  labelPlural: 'Queues',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Queue', length: 80, required: true, unique: true }),
    Value__c: text({
      label: 'Value in cases',
      help: 'What cases and their history store. It stays when the queue is renamed.',
      length: 80,
      collation: 'code',
      unique: true,
    }),
    SenderName__c: text({
      label: 'Sender name',
      help: 'Who mails about cases of this queue come from. Empty: the name of the portal.',
      length: 80,
    }),
    SenderAddress__c: email({
      label: 'Sender address',
      help: 'The mail server has to be allowed to send for this address. Empty: the address of the installation.',
    }),
    IsDefault__c: checkbox({ label: 'Default', help: 'Gets the cases for which no routing rule applies.' }),
    IsActive__c: checkbox({ label: 'In use', defaultValue: true }),
    TakesOverId__c: lookup({
      label: 'Takes over',
      help: 'Gets the open cases and the routing rules of a retired queue. It is cleared as soon as they are moved.',
      to: ['Queue__c'],
      relationshipName: 'TakesOver__r',
    }),
  },
  indexes: [{ columns: ['Name'] }, { columns: ['IsActive__c', 'Name'] }],
  listViews: [
    {
      apiName: 'AllQueues',
      id: '00B000000001701EAA',
      label: 'All queues',
      columns: ['Name', 'IsDefault__c', 'IsActive__c', 'SenderName__c', 'SenderAddress__c'],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
    {
      apiName: 'OpenQueues',
      id: '00B000000001702EAA',
      label: 'Queues',
      columns: ['Name', 'Value__c'],
      filters: [{ field: 'IsActive__c', operator: 'equals', value: true }],
      orderBy: ['Name'],
      profiles: ['Agent', 'Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Queue__c.Change',
      id: '09D000000001702EAA',
      label: 'Change queue',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: queueRows,
      required: ['Name'],
      successMessage: 'The queue was changed.',
      iconName: 'action:edit',
      description: 'Renames a queue for all its cases, or changes the sender of the mails about them.',
    },
    {
      apiName: 'Queue__c.AddMember',
      id: '09D000000001703EAA',
      label: 'Add member',
      kind: 'Create',
      targetObject: 'QueueMember__c',
      targetParentField: 'QueueId__c',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true } }],
      rows: [['UserId__c']],
      required: ['UserId__c'],
      successMessage: 'The agent is a member of the queue.',
      iconName: 'action:new_contact',
      description: 'Adds an agent. Members of queues take their next case from these queues only.',
    },
    {
      apiName: 'Queue__c.MakeDefault',
      id: '09D000000001704EAA',
      label: 'Make default',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true, IsDefault__c: false } }],
      sets: { IsDefault__c: true },
      successMessage: 'The queue is the default.',
      iconName: 'action:approval',
      description: 'New cases for which no routing rule applies go to this queue instead of the present default.',
    },
    {
      apiName: 'Queue__c.Retire',
      id: '09D000000001705EAA',
      label: 'Retire queue',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true, IsDefault__c: false } }],
      rows: [['TakesOverId__c']],
      sets: { IsActive__c: false },
      successMessage: 'The queue was retired.',
      color: 'B3261E',
      iconName: 'action:close',
      description:
        'Takes a queue out of use: its members leave, its open cases and routing rules move to the queue that takes over, and its closed cases keep it.',
    },
    {
      apiName: 'Queue__c.BringBack',
      id: '09D000000001706EAA',
      label: 'Bring back',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: false } }],
      sets: { IsActive__c: true },
      successMessage: 'The queue is in use again.',
      iconName: 'action:refresh',
      description: 'Puts a retired queue back into use, without members and routing rules.',
    },
  ],
  rules: {
    beforeCreate: async (change) => {
      change.set('Value__c', await freeValue(change))
    },
    beforeUpdate: async (change) => {
      if (isRetired(change)) await checkRetirement(change)
    },
    afterUpdate: async (change) => {
      await endOtherDefaults(change)
      if (isRetired(change)) await emptyQueue(change)
    },
  },
})

const fields = ['Name', 'Value__c', 'IsDefault__c', 'IsActive__c', 'SenderName__c', 'SenderAddress__c'] as const

export const queueAccess = defineAccess('Queue__c', {
  Agent: [{ rows: 'all', read: ['Name', 'Value__c', 'IsActive__c'], hidesPeople: true }],
  Administrator: [
    { rows: 'all', read: [...fields, 'TakesOverId__c'], create: ['Name', 'SenderName__c', 'SenderAddress__c'] },
  ],
})

// Above the queues and rules of any provider, and the open cases that are counted.
const MOST = 1_000

/** The name, without commas, which separate queues in addresses, if no other queue has it as its value since before it was renamed. */
async function freeValue(change: Change): Promise<string> {
  const name = String(change.value('Name') ?? '')
    .replaceAll(',', ' ')
    .trim()
  const taken = await change.system.find('Queue__c', { Value__c: name }, ['Id'], 1)
  return taken.length === 0 ? name : `${name.slice(0, 60)} ${change.id}`
}

const isRetired = (change: Change): boolean => change.isChanged('IsActive__c') && change.value('IsActive__c') === false

const openCasesIn = (records: Pick<SystemRecords, 'find'>, value: string, limit: number) =>
  records.find('Case', { Queue__c: value, IsClosed: false }, ['Id'], limit)

const rulesOf = (change: Change) => change.system.find('RoutingRule__c', { QueueId__c: change.id }, ['Id'], MOST)

/**
 * A queue with open cases or routing rules is retired only with another queue in use that takes them over.
 *
 * @throws AppError `QUEUE_IN_USE`, `INVALID_VALUE`, `ACTION_NOT_AVAILABLE` for the default queue.
 */
async function checkRetirement(change: Change): Promise<void> {
  if (change.value('IsDefault__c') === true) throw new AppError('ACTION_NOT_AVAILABLE', { label: 'Retire queue' })
  const id = change.value('TakesOverId__c')
  if (typeof id !== 'string') {
    const cases = (await openCasesIn(change.system, String(change.value('Value__c')), MOST)).length
    const rules = (await rulesOf(change)).length
    if (cases + rules === 0) return
    const count = cases === MOST ? `${MOST} or more` : cases
    throw new AppError('QUEUE_IN_USE', { cases: count, rules }, { field: 'TakesOverId__c' })
  }
  // Locked, so that it is not retired at the same time.
  const successor = await change.system.read('Queue__c', id, ['IsActive__c'], 'share')
  if (id === change.id || successor?.IsActive__c !== true) {
    throw new AppError('INVALID_VALUE', { label: 'Takes over' }, { field: 'TakesOverId__c' })
  }
}

/** The members of a retired queue leave, its rules follow the queue that takes over, and a job moves its open cases. */
async function emptyQueue(change: Change): Promise<void> {
  const members = await change.system.find('QueueMember__c', { QueueId__c: change.id, IsActive__c: true }, ['Id'], MOST)
  for (const { Id } of members) await change.system.update('QueueMember__c', String(Id), { IsActive__c: false })
  const to = change.value('TakesOverId__c')
  if (typeof to !== 'string') return
  for (const { Id } of await rulesOf(change)) {
    await change.system.update('RoutingRule__c', String(Id), { QueueId__c: to })
  }
  moveCasesOfQueue.enqueue(change.tx, { from: change.id, to })
}

/** Cases that are moved in one transaction. */
const PORTION = 50

/** Moves the open cases of a retired queue to another one, in portions. */
export const moveCasesOfQueue: Job<{ from: string; to: string }> = defineJob({
  task: 'move-cases-of-queue',
  payload: Type.Object({ from: Type.String(), to: Type.String() }),
  run: async ({ platform }, { from, to }) => {
    const system = platform.asSystem('move the open cases of a retired queue')
    const [retired, successor] = await Promise.all(
      [from, to].map((id) => system.read('Queue__c', id, ['Value__c', 'IsActive__c'])),
    )
    if (!retired || !successor || retired.IsActive__c === true) return
    for (;;) {
      const cases = await openCasesIn(system, String(retired.Value__c), PORTION)
      if (cases.length === 0) break
      await system.transaction(async (records) => {
        for (const { Id } of cases) await records.update('Case', String(Id), { Queue__c: successor.Value__c ?? null })
      })
    }
    await system.update('Queue__c', from, { TakesOverId__c: null })
  },
})

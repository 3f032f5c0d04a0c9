import { AppError } from 'contract'
import { type Change, checkbox, defineAccess, defineObject, lookup, own } from 'platform'

/** An agent as a member of a queue. Who has left stays as an inactive member, for the history. */
export const queueMember = defineObject({
  apiName: 'QueueMember__c',
  keyPrefix: 'a0I',
  label: 'Queue member',
  labelPlural: 'Queue members',
  nameField: 'Id',
  custom: true,
  fields: {
    QueueId__c: lookup({
      label: 'Queue',
      required: true,
      to: ['Queue__c'],
      relationshipName: 'Queue__r',
      childRelationshipName: 'Members__r',
    }),
    UserId__c: lookup({
      label: 'Agent',
      required: true,
      to: ['User'],
      relationshipName: 'User__r',
      offers: { Profile: ['Agent'], IsActive: [true] },
    }),
    IsActive__c: checkbox({ label: 'Member', defaultValue: true }),
  },
  indexes: [
    { columns: ['QueueId__c', 'CreatedDate'] },
    { columns: ['UserId__c', 'CreatedDate'] },
    { columns: ['CreatedDate'] },
  ],
  listViews: [
    {
      apiName: 'QueueMembers',
      id: '00B000000001711EAA',
      label: 'Members of queues',
      columns: ['User__r.Name', 'Queue__r.Name', 'CreatedDate'],
      filters: [{ field: 'IsActive__c', operator: 'equals', value: true }],
      orderBy: ['CreatedDate'],
      profiles: ['Administrator'],
    },
    {
      apiName: 'MyQueues',
      id: '00B000000001712EAA',
      label: 'My queues',
      columns: ['Queue__r.Name', 'Queue__r.Value__c'],
      filters: [
        { field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } },
        { field: 'IsActive__c', operator: 'equals', value: true },
      ],
      orderBy: ['CreatedDate'],
      profiles: ['Agent'],
    },
  ],
  actions: [
    {
      apiName: 'QueueMember__c.Remove',
      id: '09D000000001711EAA',
      label: 'Remove from queue',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true } }],
      sets: { IsActive__c: false },
      successMessage: 'The agent left the queue.',
      color: 'B3261E',
      iconName: 'action:remove',
      description: 'Takes an agent out of a queue. Cases that the agent owns stay with the agent.',
    },
  ],
  rules: { beforeCreate: checkMember },
})

const fields = ['QueueId__c', 'UserId__c', 'IsActive__c'] as const

export const queueMemberAccess = defineAccess('QueueMember__c', {
  Agent: [{ rows: { UserId__c: own('userId') }, read: fields, hidesPeople: true }],
  Administrator: [{ rows: 'all', read: fields, create: ['QueueId__c', 'UserId__c'] }],
})

/** @throws AppError `INVALID_VALUE` for a person who is no active agent, `DUPLICATE_VALUE` for a member. */
async function checkMember(change: Change): Promise<void> {
  change.set('IsActive__c', true)
  const [userId, queueId] = [change.value('UserId__c'), change.value('QueueId__c')]
  if (typeof userId !== 'string' || typeof queueId !== 'string') return
  const user = await change.system.read('User', userId, ['Profile', 'IsActive'])
  if (user?.Profile !== 'Agent' || user.IsActive !== true) {
    throw new AppError('INVALID_VALUE', { label: 'Agent' }, { field: 'UserId__c' })
  }
  const membership = { QueueId__c: queueId, UserId__c: userId, IsActive__c: true }
  const present = await change.system.find('QueueMember__c', membership, ['Id'], 1)
  if (present.length > 0) throw new AppError('DUPLICATE_VALUE', {}, { field: 'UserId__c' })
}

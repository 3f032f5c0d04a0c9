import { AppError } from 'contract'
import {
  type Change,
  checkbox,
  dateTime,
  defineAccess,
  defineObject,
  email,
  type Grant,
  lookup,
  own,
  picklist,
  text,
} from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { customerProfiles, staffProfiles } from '../profiles.ts'
import { checkUser } from './check-user.ts'
import { handOverWork } from './hand-over-work.job.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { userActions } from './people.actions.ts'
import { announceRights, dateStaffInvitation, sendStaffInvitation } from './staff.mails.ts'
import { checkClearance, keepAnAdministrator, successorOf } from './staff-rules.ts'

/** A login of a customer's contact or of a person of the provider. Passwords and sessions belong to `identity`. */
export const user = defineObject({
  apiName: 'User',
  keyPrefix: '005',
  label: 'User',
  labelPlural: 'Users',
  nameField: 'Name',
  // Customers see names on records but cannot search for users.
  lookedUpBy: { profiles: ['Agent', 'Administrator'] },
  fields: {
    Name: text({ label: 'Name', length: 121, required: true }),
    Email: email({ label: 'E-mail', required: true, unique: true }),
    ContactId: lookup({
      label: 'Contact',
      to: ['Contact'],
      relationshipName: 'Contact',
      childRelationshipName: 'Users',
    }),
    AccountId: lookup({
      label: 'Account',
      to: ['Account'],
      relationshipName: 'Account',
      copyOf: { lookup: 'ContactId', field: 'AccountId' },
    }),
    Profile: picklist({
      label: 'Profile',
      required: true,
      values: [
        { value: 'Customer', label: 'Customer' },
        { value: 'AccountAdmin', label: 'Account admin' },
        { value: 'Agent', label: 'Support agent' },
        { value: 'Author', label: 'Knowledge author' },
        { value: 'Administrator', label: 'Administrator' },
      ],
    }),
    IsActive: checkbox({ label: 'Active', defaultValue: true }),
    LastLoginDate: dateTime({ label: 'Last login' }),
    TimeZone: text({ label: 'Time zone', length: 60, collation: 'code', defaultValue: 'UTC' }),
    Locale: text({ label: 'Locale', length: 20, collation: 'code', defaultValue: 'en-US' }),
    ExportClearance__c: checkbox({ label: 'Export clearance' }),
    PublishRight__c: checkbox({
      label: 'May publish articles',
      help: 'For authors: they publish and archive articles, also those of others.',
    }),
    FactorsReset__c: checkbox({
      label: 'Reset second factors',
      help: 'Asks to remove the second factors of the login. It is cleared as soon as they are removed.',
    }),
    FactorsResetDate__c: dateTime({ label: 'Second factors reset' }),
    SessionsEnded__c: checkbox({
      label: 'End sessions',
      help: 'Asks to end all sessions of the login. It is cleared as soon as they have ended.',
    }),
    SessionsEndedDate__c: dateTime({ label: 'Sessions ended' }),
    StaffInvitedDate__c: dateTime({ label: 'Invited' }),
    ClearanceProposed__c: checkbox({ label: 'Export clearance proposed' }),
    ClearanceProposedById__c: lookup({
      label: 'Export clearance proposed by',
      help: 'The administrator who proposed the clearance. Another administrator confirms it.',
      to: ['User'],
      relationshipName: 'ClearanceProposedBy__r',
    }),
    HandOverToId__c: lookup({
      label: 'Takes over',
      help: 'Who gets the open cases, articles and accounts of a deactivated person. It is cleared as soon as they are handed over.',
      to: ['User'],
      relationshipName: 'HandOverTo__r',
    }),
    ExportRestricted__c: exportRestrictedBy('ContactId'),
  },
  indexes: [
    { columns: ['Email'] },
    { columns: ['AccountId', 'Name'] },
    { columns: ['ContactId', 'Name'] },
    { columns: ['Profile', 'Name'] },
    { columns: ['ExportRestricted__c', 'Name'] },
  ],
  live: { parents: [] },
  actions: userActions,
  listViews: [
    {
      apiName: 'AccountUsers',
      id: '00B000000000301EAA',
      label: 'Users',
      columns: ['Name', 'Email', 'Profile', 'IsActive'],
      // Only users of customers, who have a contact: agents have none.
      filters: [{ field: 'ContactId', operator: 'notEqual', value: null }],
      orderBy: ['Name'],
      profiles: ['AccountAdmin', 'Agent', 'Administrator'],
    },
    {
      // Colleagues whom customers can add as watchers: names only.
      apiName: 'Colleagues',
      id: '00B000000000302EAA',
      label: 'Colleagues',
      columns: ['Name'],
      filters: [
        { field: 'AccountId', operator: 'equals', value: { principal: 'accountId' } },
        { field: 'IsActive', operator: 'equals', value: true },
      ],
      orderBy: ['Name'],
      profiles: customerProfiles,
    },
    {
      // Users who can own a case.
      apiName: 'Agents',
      id: '00B000000000303EAA',
      label: 'Agents',
      columns: ['Name'],
      filters: [
        { field: 'Profile', operator: 'equals', value: 'Agent' },
        { field: 'IsActive', operator: 'equals', value: true },
      ],
      orderBy: ['Name'],
      profiles: ['Agent', 'Administrator'],
    },
    {
      apiName: 'Staff',
      id: '00B000000000304EAA',
      label: 'People of the provider',
      columns: ['Name', 'Email', 'Profile', 'IsActive', 'PublishRight__c', 'ExportClearance__c', 'LastLoginDate'],
      filters: [{ field: 'ContactId', operator: 'equals', value: null }],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
  ],
  rules: {
    beforeCreate: async (change) => {
      await checkUser(change)
      dateStaffInvitation(change)
    },
    afterCreate: async (change) => {
      await createPreference(change)
      await linkLogin(change)
      sendStaffInvitation(change)
      await announceRights(change)
    },
    beforeUpdate: async (change) => {
      await checkUser(change)
      await keepAnAdmin(change)
      await keepAnAdministrator(change)
      dateRequests(change)
      checkClearance(change)
      dateStaffInvitation(change)
      const successor = await successorOf(change)
      change.set('HandOverToId__c', null)
      handOverWork(change, successor)
    },
    afterUpdate: async (change) => {
      sendStaffInvitation(change)
      await announceRights(change)
      await leaveQueues(change)
    },
  },
})

/** Creates the notification preference of a new user, with the defaults of its fields. */
async function createPreference(change: Change): Promise<void> {
  await change.system.create('NotificationPreference__c', { UserId__c: change.id })
}

/** Above the queues of any provider. */
const MOST_QUEUES = 1_000

/** A person who is deactivated, or no longer an agent, leaves all queues. */
async function leaveQueues(change: Change): Promise<void> {
  const isAgent = change.value('IsActive') === true && change.value('Profile') === 'Agent'
  if (isAgent || !(change.isChanged('IsActive') || change.isChanged('Profile'))) return
  const membership = { UserId__c: change.id, IsActive__c: true }
  for (const { Id } of await change.system.find('QueueMember__c', membership, ['Id'], MOST_QUEUES)) {
    await change.system.update('QueueMember__c', String(Id), { IsActive__c: false })
  }
}

/** Stores the login in its contact, so that lists of contacts can show fields of the login. */
async function linkLogin(change: Change): Promise<void> {
  const contactId = change.value('ContactId')
  if (typeof contactId === 'string') await change.system.update('Contact', contactId, { LoginId__c: change.id })
}

/**
 * Stamps the time of a requested reset of second factors, which removes them, and of a requested end of sessions. Users do both for themselves
 * under Security instead.
 *
 * @throws AppError `OWN_ACCESS`.
 */
function dateRequests(change: Change): void {
  for (const [asked, date] of [
    ['FactorsReset__c', 'FactorsResetDate__c'],
    ['SessionsEnded__c', 'SessionsEndedDate__c'],
  ] as const) {
    if (!change.isChanged(asked) || change.value(asked) !== true) continue
    if (change.id === change.principal?.userId) throw new AppError('OWN_ACCESS')
    change.set(asked, false)
    change.set(date, change.now)
  }
}

const self: Grant = {
  rows: { Id: own('userId') },
  read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate', 'TimeZone', 'Locale'],
  write: ['TimeZone'],
}

// Customers see only the names of agents, and no authors.
const agentNames: Grant = { rows: { Profile: 'Agent' }, read: ['Name'] }

const ofStaff = [
  'Name',
  'Email',
  'ContactId',
  'AccountId',
  'Profile',
  'IsActive',
  'LastLoginDate',
  'PublishRight__c',
  'ExportClearance__c',
  'ClearanceProposed__c',
  'ClearanceProposedById__c',
  'StaffInvitedDate__c',
  'HandOverToId__c',
  'FactorsResetDate__c',
  'SessionsEndedDate__c',
] as const

const invited = ['Name', 'Email', 'Profile', 'PublishRight__c', 'IsActive'] as const

export const userAccess = defineAccess('User', {
  Customer: [
    self,
    { rows: { AccountId: own('accountId') }, read: ['Name', 'AccountId'] },
    // Only those who may sign in are offered as watchers.
    { rows: { AccountId: own('accountId'), IsActive: true }, read: ['Name', 'AccountId', 'IsActive'] },
    agentNames,
  ],
  AccountAdmin: [
    self,
    {
      rows: { AccountId: own('accountId') },
      read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate'],
    },
    agentNames,
  ],
  Agent: [
    self,
    ...agentGrants({ read: ['Name', 'Email', 'ContactId', 'AccountId', 'Profile', 'IsActive', 'LastLoginDate'] }),
  ],
  Author: [self],
  Administrator: [
    self,
    ...agentGrants({ read: ofStaff }),
    // Every other right on a login is an action.
    ...staffProfiles.map((Profile): Grant => ({ rows: { Profile }, read: ofStaff, create: invited })),
  ],
})

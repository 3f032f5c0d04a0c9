import type { SupportTier } from 'contract'
import { enqueue } from 'database'
import {
  type ActionDefinition,
  type Change,
  checkbox,
  defineAccess,
  defineObject,
  type Grant,
  lookup,
  own,
  picklist,
  text,
} from 'platform'
import { agentGrants } from '../export-restriction.ts'

export const supportTiers = [
  { value: 'Standard', label: 'Standard', isDefault: true },
  { value: 'Essential', label: 'Essential' },
  { value: 'Preferred', label: 'Preferred' },
  { value: 'Prime', label: 'Prime' },
] as const satisfies readonly { value: SupportTier; label: string; isDefault?: boolean }[]

/** The form of an account. */
const accountRows = [
  ['Name'],
  ['RecordTypeId'],
  ['AccountNumber', 'CustomerNumber__c'],
  ['CcidCode__c'],
  ['SupportTier__c'],
  ['OwnerId'],
  ['VerifiedDomains__c'],
  ['CaseVisibility__c'],
  ['ExportHold__c'],
] as const

/** The form of a service. */
const serviceRows = [
  ['ServiceNumber__c'],
  ['ProductId__c'],
  ['AircraftId__c'],
  ['Coverage__c'],
  ['StartDate__c', 'EndDate__c'],
  ['DownloadLimit__c'],
] as const

/** Creates an account. */
export const newAccountAction: ActionDefinition = {
  apiName: 'NewAccount',
  id: '09D000000000105EAA',
  label: 'Add account',
  kind: 'Create',
  targetObject: 'Account',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: accountRows.filter(([field]) => field !== 'VerifiedDomains__c'),
  required: ['Name', 'RecordTypeId'],
  labels: { RecordTypeId: 'Type of account' },
  successMessage: 'The account was added.',
  iconName: 'action:new_account',
  description: 'Adds a customer: a company, a club or a military unit.',
}

/** A customer of the provider: a company, a club or a military unit. */
export const account = defineObject({
  apiName: 'Account',
  keyPrefix: '001',
  label: 'Account',
  labelPlural: 'Accounts',
  nameField: 'Name',
  lookedUpBy: { profiles: ['Agent', 'Administrator'] },
  fields: {
    Name: text({ label: 'Account name', required: true }),
    AccountNumber: text({ label: 'Account number', length: 40, collation: 'code', unique: true }),
    CustomerNumber__c: text({ label: 'Customer number', length: 40, collation: 'code' }),
    CcidCode__c: text({ label: 'CCID code', length: 40, collation: 'code' }),
    SupportTier__c: picklist({
      label: 'Support tier',
      values: supportTiers,
    }),
    VerifiedDomains__c: text({
      label: 'Verified e-mail domains',
      help: 'Domains that belong to this account alone, separated by commas. They are added by a proof, and can be removed here.',
    }),
    ProposedDomain__c: text({ label: 'Proposed domain', length: 253 }),
    DomainRecord__c: text({ label: 'TXT record of the domain', length: 80, collation: 'code' }),
    DomainProposedById__c: lookup({
      label: 'Domain proposed by',
      to: ['User'],
      relationshipName: 'DomainProposedBy__r',
    }),
    IsDomainProposed__c: checkbox({ label: 'Domain proposed' }),
    CaseVisibility__c: picklist({
      label: 'Case visibility',
      help: 'Whether people of this account see the cases of their colleagues. Account admins always do.',
      values: [
        { value: 'Account', label: 'All cases of the account', isDefault: true },
        { value: 'Own', label: 'Own cases only' },
      ],
    }),
    OwnerId: lookup({ label: 'Account manager', to: ['User'], relationshipName: 'Owner' }),
    ExportHold__c: checkbox({
      label: 'Export hold',
      help: 'Agents and administrators then see the account with the export clearance alone, as they do military accounts.',
    }),
    ExportRestricted__c: checkbox({
      label: 'Export restricted',
      help: 'Military accounts and accounts under an export hold.',
    }),
  },
  recordTypes: [
    { developerName: 'BusinessAviation', label: 'Business Aviation', id: '012000000000101AAA', isDefault: true },
    { developerName: 'GeneralAviation', label: 'General Aviation', id: '012000000000102AAA' },
    { developerName: 'Military', label: 'Military', id: '012000000000103AAA' },
    { developerName: 'Commercial', label: 'Commercial', id: '012000000000104AAA' },
  ],
  indexes: [{ columns: ['Name'] }, { columns: ['ExportRestricted__c', 'Name'] }],
  duplicateRules: [
    {
      name: 'Account_Name',
      actionOnInsert: 'Block',
      actionOnUpdate: 'Block',
      matchRules: [{ name: 'Same_Name', fields: ['Name'] }],
    },
  ],
  theme: { color: '2F6B4F', iconUrl: '/icons/account.svg' },
  layouts: [
    {
      id: '00h000000000101AAA',
      layoutType: 'Full',
      sections: [
        {
          id: '01B000000000101EAA',
          heading: 'Account',
          columns: 2,
          rows: [
            ['Name', 'AccountNumber'],
            ['CustomerNumber__c', 'CcidCode__c'],
            ['SupportTier__c', 'CaseVisibility__c'],
            ['VerifiedDomains__c', 'OwnerId'],
          ],
        },
      ],
    },
  ],
  listViews: [
    {
      apiName: 'AllAccounts',
      id: '00B000000000101EAA',
      label: 'All Accounts',
      columns: [
        'Name',
        'AccountNumber',
        'SupportTier__c',
        'RecordType.Name',
        'Owner.Name',
        'CustomerNumber__c',
        'CaseVisibility__c',
        'VerifiedDomains__c',
        'ExportHold__c',
        'ProposedDomain__c',
        'DomainRecord__c',
        'DomainProposedBy__r.Name',
      ],
      orderBy: ['Name'],
      profiles: ['Agent', 'Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Account.AddPerson',
      id: '09D000000000101EAA',
      label: 'Add person',
      kind: 'Create',
      targetObject: 'Contact',
      targetParentField: 'AccountId',
      offeredTo: [{ profiles: ['Agent', 'Administrator'] }],
      rows: [['FirstName', 'LastName'], ['Email'], ['Phone', 'Role__c'], ['InvitedProfile__c']],
      required: ['FirstName', 'LastName', 'Email', 'InvitedProfile__c'],
      labels: { InvitedProfile__c: 'Login' },
      sets: { PortalAccess__c: 'Invited' },
      successMessage: 'Person added. Invitation sent.',
      iconName: 'action:new_contact',
      description:
        'Adds a person to the account and mails an invitation to set a password. The first account admin is added here.',
    },
    {
      apiName: 'Account.AddAircraft',
      id: '09D000000000102EAA',
      label: 'Add aircraft',
      kind: 'Create',
      targetObject: 'Aircraft__c',
      targetParentField: 'AccountId__c',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['TailNumber__c'], ['Maker__c', 'Model__c'], ['Avionics__c']],
      successMessage: 'The aircraft was added.',
      iconName: 'action:new',
      description: 'Adds an aircraft to the fleet of the account.',
    },
    {
      apiName: 'Account.AddService',
      id: '09D000000000103EAA',
      label: 'Add service',
      kind: 'Create',
      targetObject: 'Subscription__c',
      targetParentField: 'AccountId__c',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: serviceRows,
      required: ['ServiceNumber__c', 'ProductId__c', 'StartDate__c', 'EndDate__c'],
      successMessage: 'The service was added.',
      iconName: 'action:new',
      description: 'Gives the account the right to download a product, mostly for one aircraft.',
    },
    {
      apiName: 'Account.Change',
      id: '09D000000000104EAA',
      label: 'Change account',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: accountRows,
      required: ['Name', 'RecordTypeId'],
      labels: { RecordTypeId: 'Type of account' },
      successMessage: 'The account was changed.',
      iconName: 'action:edit',
      description: 'Changes what the provider keeps about an account.',
    },
    {
      apiName: 'Account.ProposeDomain',
      id: '09D000000000106EAA',
      label: 'Propose domain',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['ProposedDomain__c']],
      required: ['ProposedDomain__c'],
      startsEmpty: ['ProposedDomain__c'],
      sets: { IsDomainProposed__c: true },
      successMessage: 'The domain is proposed.',
      iconName: 'action:new',
      description:
        'Begins the proof that an e-mail domain belongs to this account. The account then shows the TXT record that its owner adds to the domain; or a second administrator confirms the domain.',
    },
    {
      apiName: 'Account.CheckDomain',
      id: '09D000000000107EAA',
      label: 'Check TXT record',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsDomainProposed__c: true } }],
      sets: { IsDomainProposed__c: false },
      successMessage: 'The domain is verified.',
      iconName: 'action:approval',
      description: 'Reads the TXT records of the proposed domain. With the record of the account it is verified.',
    },
    {
      apiName: 'Account.ConfirmDomain',
      id: '09D000000000108EAA',
      label: 'Confirm domain',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsDomainProposed__c: true } }],
      sets: { IsDomainProposed__c: false },
      successMessage: 'The domain is verified.',
      iconName: 'action:approval',
      description: 'Verifies a domain that another administrator has proposed, without a TXT record.',
    },
  ],
  rules: { beforeCreate: restrictAccount, beforeUpdate: restrictAccount, afterUpdate: announceTier },
})

/** The record types of accounts by developer name. */
export const accountRecordTypes = {
  BusinessAviation: '012000000000101AAA',
  GeneralAviation: '012000000000102AAA',
  Military: '012000000000103AAA',
  Commercial: '012000000000104AAA',
} as const

export type AccountRecordType = keyof typeof accountRecordTypes

const MILITARY = '012000000000103AAA'

/** Military accounts and accounts on hold are hidden from agents without clearance; this sets the column that decides it. */
function restrictAccount(change: Change): void {
  change.set('ExportRestricted__c', change.value('RecordTypeId') === MILITARY || change.value('ExportHold__c') === true)
}

/** The task that recalculates the targets of an account's cases after a change of its tier. */
export const TIER_CHANGED = 'retarget-cases'

/** Queues the job that recalculates the targets of the account's cases; several changes of the tier queue it once. */
function announceTier(change: Change): void {
  if (!change.isChanged('SupportTier__c')) return
  enqueue(change.tx, TIER_CHANGED, { accountId: change.id }, { jobKey: `${TIER_CHANGED}:${change.id}` })
}

// Verified domains, visibility and export flags are internal. Customers see both account and customer number on their personal page,
// and the account manager when they request their removal.
const customer: readonly Grant[] = [
  {
    rows: { Id: own('accountId') },
    read: ['Name', 'AccountNumber', 'CustomerNumber__c', 'CcidCode__c', 'SupportTier__c', 'OwnerId', 'RecordTypeId'],
  },
]

/** What the provider keeps about an account. */
const kept = [
  'Name',
  'RecordTypeId',
  'AccountNumber',
  'CustomerNumber__c',
  'CcidCode__c',
  'SupportTier__c',
  'CaseVisibility__c',
  'VerifiedDomains__c',
  'OwnerId',
  'ExportHold__c',
] as const

/** What an administrator changes of an account that exists. */
const changed = [...kept, 'ProposedDomain__c'] as const

export const accountAccess = defineAccess('Account', {
  Customer: customer,
  AccountAdmin: customer,
  Agent: agentGrants({
    read: 'all',
    write: ['Name', 'SupportTier__c', 'CaseVisibility__c', 'VerifiedDomains__c'],
  }),
  // Without the clearance, an administrator can neither create a military account nor put an account on hold.
  Administrator: agentGrants({ read: 'all', write: changed, create: kept }),
})

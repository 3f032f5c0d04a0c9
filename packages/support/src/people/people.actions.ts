import { type ActionDefinition, own, type RecordCondition } from 'platform'
import { customerProfiles, staffProfiles } from '../profiles.ts'

/** The quick actions on the people of an account, of its account admins and of the provider. The rules of contacts send invitations and protect the last admin. */
export const contactActions: readonly ActionDefinition[] = [
  {
    apiName: 'Contact.Invite',
    id: '09D000000000201EAA',
    label: 'Send invite',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: 'None' }, ['Agent', 'Administrator']),
    rows: [['InvitedProfile__c']],
    sets: { PortalAccess__c: 'Invited', InvitedDate__c: null },
    successMessage: 'We’re sending the invitation.',
    iconName: 'action:email',
    description: 'Mails a contact without a login a link to set one up.',
  },
  {
    apiName: 'Contact.ResendInvite',
    id: '09D000000000202EAA',
    label: 'Resend invite',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Invited' }, ['Agent', 'Administrator']),
    sets: { InvitedDate__c: null },
    successMessage: 'We’re sending the invitation again.',
    iconName: 'action:email',
    description: 'Mails another link to an invited person; the earlier link stays valid for its seven days.',
  },
  {
    apiName: 'Contact.RevokeInvite',
    id: '09D000000000203EAA',
    label: 'Revoke invite',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Invited' }, ['Agent', 'Administrator']),
    sets: { PortalAccess__c: 'Removed' },
    repeatable: true,
    successMessage: 'The invitation is revoked.',
    iconName: 'action:remove',
    description: 'Withdraws an invitation: its links are no longer valid, and the address cannot register.',
  },
  {
    apiName: 'Contact.Remove',
    id: '09D000000000204EAA',
    label: 'Remove',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: ['None', 'Active'] }, ['Administrator']),
    rows: [['CaseMailsStay__c']],
    sets: { PortalAccess__c: 'Removed' },
    repeatable: true,
    successMessage: 'The contact is removed.',
    color: 'B3261E',
    iconName: 'action:delete',
    description: 'Ends the access of a person at once. The person can stay on the e-mails of cases.',
  },
  {
    apiName: 'Contact.BringBack',
    id: '09D000000000205EAA',
    label: 'Bring back',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Removed' }, ['Administrator']),
    sets: { PortalAccess__c: 'None' },
    successMessage: 'The contact is back.',
    iconName: 'action:refresh',
    description: 'Restores the access of a removed person; a person without a login can be invited.',
  },
]

/** Creates a contact in the account of the account admin, and invites it. */
export const addUserAction: ActionDefinition = {
  apiName: 'AddUser',
  id: '09D000000000206EAA',
  label: 'Add user',
  kind: 'Create',
  targetObject: 'Contact',
  offeredTo: [{ profiles: ['AccountAdmin'] }],
  rows: [['FirstName', 'LastName'], ['Email'], ['Phone', 'Role__c'], ['InvitedProfile__c']],
  required: ['FirstName', 'LastName', 'Email'],
  sets: { PortalAccess__c: 'Invited' },
  successMessage: 'User added. We’re sending the invitation.',
  iconName: 'action:new_contact',
  description: 'Adds a person to the account and mails an invitation to set a password.',
}

/**
 * The quick actions of account admins on the logins of their account. None is repeatable: customers see the names of agents, and a repeated
 * action would reveal whether an agent is active.
 */
export const userActions: readonly ActionDefinition[] = [
  {
    apiName: 'User.ChangeRole',
    id: '09D000000000301EAA',
    label: 'Change role',
    kind: 'Update',
    offeredTo: offeredToAdmins({ Profile: customerProfiles }, ['Agent', 'Administrator']),
    rows: [['Profile']],
    required: ['Profile'],
    successMessage: 'The role was changed.',
    iconName: 'action:change_record_type',
    description: 'Makes a user an account admin, or an account admin a user.',
  },
  {
    apiName: 'User.ChangeLanguage',
    id: '09D000000000320EAA',
    label: 'Change language',
    kind: 'Update',
    offeredTo: [{ profiles: ['Agent', 'Administrator'], when: { Profile: customerProfiles } }],
    rows: [['Locale']],
    required: ['Locale'],
    successMessage: 'The language was changed.',
    iconName: 'action:edit',
    description:
      'Sets the language and region of a user, such as de-DE: for dates and numbers, and for routing rules by language.',
  },
  {
    apiName: 'User.Deactivate',
    id: '09D000000000302EAA',
    label: 'Deactivate',
    kind: 'Update',
    offeredTo: offeredToAdmins({ Profile: customerProfiles, IsActive: true }, ['Administrator']),
    sets: { IsActive: false },
    successMessage: 'The user was deactivated.',
    iconName: 'action:close',
    description: 'Ends the sessions of a user and refuses to sign in, until the user is activated again.',
  },
  {
    apiName: 'User.Activate',
    id: '09D000000000303EAA',
    label: 'Activate',
    kind: 'Update',
    offeredTo: [
      ...offeredToAdmins({ Profile: customerProfiles, IsActive: false }),
      { profiles: ['Administrator'], when: { IsActive: false } },
    ],
    sets: { IsActive: true },
    successMessage: 'The user was activated.',
    iconName: 'action:approval',
    description: 'Lets a deactivated user sign in again.',
  },
  {
    apiName: 'User.ResetFactors',
    id: '09D000000000304EAA',
    label: 'Reset second factors',
    kind: 'Update',
    offeredTo: [
      ...offeredToAdmins({ Profile: customerProfiles, IsActive: true }),
      { profiles: ['Administrator'], when: { IsActive: true } },
    ],
    sets: { FactorsReset__c: true },
    successMessage: 'The second factors were reset.',
    iconName: 'action:reset_password',
    description:
      'Removes the authenticator app, passkeys and recovery codes of a user who has lost them, and ends the sessions.',
  },
  {
    apiName: 'User.EndSessions',
    id: '09D000000000305EAA',
    label: 'End sessions',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { IsActive: true } }],
    sets: { SessionsEnded__c: true },
    successMessage: 'The sessions have ended.',
    iconName: 'action:close',
    description: 'Signs a user out on every device. The user can sign in again.',
  },
  {
    apiName: 'User.ChangeStaff',
    id: '09D000000000306EAA',
    label: 'Change role',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { Profile: staffProfiles } }],
    rows: [['Name'], ['Profile'], ['PublishRight__c']],
    required: ['Name', 'Profile'],
    successMessage: 'The role was changed.',
    iconName: 'action:change_record_type',
    description: 'Changes the name of a person of the provider, the role, and whether the person may publish articles.',
  },
  {
    apiName: 'User.ResendStaffInvite',
    id: '09D000000000307EAA',
    label: 'Resend invite',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { Profile: staffProfiles, IsActive: true, LastLoginDate: null } }],
    sets: { StaffInvitedDate__c: null },
    successMessage: 'The invitation is sent again.',
    iconName: 'action:email',
    description:
      'Mails another link to a person of the provider who has not signed in; the earlier link stays valid for its day.',
  },
  {
    apiName: 'User.Dismiss',
    id: '09D000000000308EAA',
    label: 'Deactivate',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { Profile: staffProfiles, IsActive: true } }],
    rows: [['HandOverToId__c']],
    sets: { IsActive: false },
    successMessage: 'The person was deactivated.',
    color: 'B3261E',
    iconName: 'action:delete',
    description:
      'Ends the access of a person of the provider at once, and invalidates their links. Open cases, articles and accounts go to the person who takes over, or keep their owner if there is none.',
  },
  {
    apiName: 'User.GrantClearance',
    id: '09D000000000309EAA',
    label: 'Propose export clearance',
    kind: 'Update',
    offeredTo: [
      {
        profiles: ['Administrator'],
        when: {
          Profile: ['Agent', 'Administrator'],
          IsActive: true,
          ExportClearance__c: false,
          ClearanceProposed__c: false,
        },
      },
    ],
    sets: { ClearanceProposed__c: true },
    successMessage: 'The clearance is proposed. Another administrator confirms it.',
    iconName: 'action:approval',
    description:
      'Proposes that a person sees military accounts and accounts under an export hold. It takes a second administrator.',
  },
  {
    apiName: 'User.ConfirmClearance',
    id: '09D000000000310EAA',
    label: 'Confirm export clearance',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { IsActive: true, ClearanceProposed__c: true } }],
    sets: { ExportClearance__c: true },
    successMessage: 'The person has the export clearance.',
    iconName: 'action:approval',
    description: 'Grants the export clearance that another administrator has proposed.',
  },
  {
    apiName: 'User.WithdrawClearance',
    id: '09D000000000311EAA',
    label: 'Withdraw export clearance',
    kind: 'Update',
    offeredTo: [{ profiles: ['Administrator'], when: { Profile: staffProfiles } }],
    sets: { ExportClearance__c: false, ClearanceProposed__c: false },
    successMessage: 'The export clearance is withdrawn.',
    iconName: 'action:remove',
    description: 'Takes the export clearance, or its proposal, from a person at once.',
  },
]

/** Creates the login of a person of the provider, and mails a link to choose a password. */
export const inviteStaffAction: ActionDefinition = {
  apiName: 'InviteStaff',
  id: '09D000000000312EAA',
  label: 'Invite person',
  kind: 'Create',
  targetObject: 'User',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: [['Name'], ['Email'], ['Profile'], ['PublishRight__c']],
  required: ['Name', 'Email', 'Profile'],
  sets: { IsActive: true },
  successMessage: 'Person added. Invitation sent.',
  iconName: 'action:new_contact',
  description: 'Adds a person of the provider and mails a link to choose a password, valid for a day.',
}

/** Offers an action to account admins on the records of their account, and to these profiles on all that they may see. */
function offeredToAdmins(
  when: RecordCondition,
  profiles: readonly ('Agent' | 'Administrator')[] = [],
): ActionDefinition['offeredTo'] {
  return [
    { profiles: ['AccountAdmin'], when: { AccountId: own('accountId'), ...when } },
    ...(profiles.length === 0 ? [] : [{ profiles, when }]),
  ]
}

import { type ActionDefinition, own, type RecordCondition } from 'platform'
import { customerProfiles } from '../profiles.ts'

/** The quick actions of account admins on the people of their account. The rules of contacts send invitations and protect the last admin. */
export const contactActions: readonly ActionDefinition[] = [
  {
    apiName: 'Contact.Invite',
    id: '09D000000000201EAA',
    label: 'Send invite',
    kind: 'Update',
    offeredTo: offeredToAdmins({ PortalAccess__c: 'None' }),
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
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Invited' }),
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
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Invited' }),
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
    offeredTo: offeredToAdmins({ PortalAccess__c: ['None', 'Active'] }),
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
    offeredTo: offeredToAdmins({ PortalAccess__c: 'Removed' }),
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
    offeredTo: offeredToAdmins({ Profile: customerProfiles }),
    rows: [['Profile']],
    required: ['Profile'],
    successMessage: 'The role was changed.',
    iconName: 'action:change_record_type',
    description: 'Makes a user an account admin, or an account admin a user.',
  },
  {
    apiName: 'User.Deactivate',
    id: '09D000000000302EAA',
    label: 'Deactivate',
    kind: 'Update',
    offeredTo: offeredToAdmins({ Profile: customerProfiles, IsActive: true }),
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
    offeredTo: offeredToAdmins({ Profile: customerProfiles, IsActive: false }),
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
    offeredTo: offeredToAdmins({ Profile: customerProfiles, IsActive: true }),
    sets: { FactorsReset__c: true },
    successMessage: 'The second factors were reset.',
    iconName: 'action:reset_password',
    description:
      'Removes the authenticator app, passkeys and recovery codes of a user who has lost them, and ends the sessions.',
  },
]

/** Offers an action to account admins, on the records of their account. */
function offeredToAdmins(when: RecordCondition): ActionDefinition['offeredTo'] {
  return [{ profiles: ['AccountAdmin'], when: { AccountId: own('accountId'), ...when } }]
}

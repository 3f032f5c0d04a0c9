import type { ActionDefinition } from 'platform'
import { customerProfiles } from '../profiles.ts'
import { offeredToAdmins } from './offered-to-admins.ts'

/**
 * The quick actions of account admins on the logins of their account. None is repeatable: on agents, whose names customers see, the answer
 * would tell whether they are active.
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

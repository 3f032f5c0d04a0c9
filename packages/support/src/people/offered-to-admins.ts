import { type ActionDefinition, own, type RecordCondition } from 'platform'

/** Offers an action to account admins, on the records of their account. */
export const offeredToAdmins = (when: RecordCondition): ActionDefinition['offeredTo'] => [
  { profiles: ['AccountAdmin'], when: { AccountId: own('accountId'), ...when } },
]

import type { SessionShape } from 'contract'
import type { Transaction } from 'database'
import type { Change, Principal } from 'platform'

/** A user as stored in the session: plain JSON with all that requests need. */
export type SupportPerson = {
  userId: string
  principal: Principal
  view: SessionShape['user']
  hasSignedIn: boolean
}

/** Updates sessions and links in the transaction that changes a person's rights; `identity` implements it. */
export type PeopleChanges = {
  rewritePerson(tx: Transaction, userId: string): Promise<void>
  /** Invalidates the mailed links of these users and addresses. */
  revokeLinks(tx: Transaction, subjects: readonly string[]): Promise<void>
  /** Ends all sessions of a user. */
  endSessionsOf(tx: Transaction, userId: string): Promise<void>
  /** Removes all second factors of a user, ends the sessions and notifies the owner. */
  resetFactors(tx: Transaction, userId: string): Promise<void>
  /** Deletes all that is stored for the sign-in of a user, whose address was `email`. */
  forgetUser(tx: Transaction, userId: string, email: string): Promise<void>
}

/** The changes of an identity that is made after the application, of which it is a part. */
export const peopleChanges = (identity: () => PeopleChanges): PeopleChanges => ({
  rewritePerson: (tx, userId) => identity().rewritePerson(tx, userId),
  revokeLinks: (tx, subjects) => identity().revokeLinks(tx, subjects),
  endSessionsOf: (tx, userId) => identity().endSessionsOf(tx, userId),
  resetFactors: (tx, userId) => identity().resetFactors(tx, userId),
  forgetUser: (tx, userId, email) => identity().forgetUser(tx, userId, email),
})

/** The domain of the addresses of erased logins, which no mail reaches. */
export const ERASED_ADDRESSES = '@erased.invalid'

/** Whether a change erases the personal data of a contact. */
export const isErasure = (change: Change): boolean =>
  change.objectApiName === 'Contact' && change.isChanged('IsErased__c') && change.value('IsErased__c') === true

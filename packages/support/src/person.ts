import type { SessionShape } from 'contract'
import type { Transaction } from 'database'
import type { Principal } from 'platform'

/** A user as the session stores it: JSON, with all that a request needs to know of the person. */
export type SupportPerson = {
  userId: string
  principal: Principal
  view: SessionShape['user']
  hasSignedIn: boolean
}

/** Keeps sessions and links in step, in the transaction that changes somebody's rights; `identity` implements it. */
export type PeopleChanges = {
  rewritePerson(tx: Transaction, userId: string): Promise<void>
  /** Invalidates the mailed links of these users and addresses. */
  revokeLinks(tx: Transaction, subjects: readonly string[]): Promise<void>
  /** Removes all second factors of a user, ends the sessions and tells the owner. */
  resetFactors(tx: Transaction, userId: string): Promise<void>
}

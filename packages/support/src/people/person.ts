import type { SessionShape } from 'contract'
import type { Transaction } from 'database'
import type { Principal } from 'platform'

/** Somebody who signs in, as the session keeps it: safe as JSON, and all that a request needs to know of the person. */
export type SupportPerson = { userId: string; principal: Principal; view: SessionShape['user'] }

/** What the sessions of people must hear when rights change, in the transaction that changes them. `identity` fits as it is. */
export type PeopleChanges = { rewritePerson(tx: Transaction, userId: string): Promise<void> }

import { AppError } from 'contract'
import { type Change, type Scalar, textOf } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'
import { ERASED_ADDRESSES, isErasure } from '../person.ts'

/** Records that are changed in one transaction. */
const PORTION = 50

/** The name of a person whose data is erased. */
export const FORMER_CONTACT = 'Former contact'

/**
 * Merges a contact into another one of its account, which gets the address and login of this one where it has none.
 *
 * @throws AppError `INVALID_CROSS_REFERENCE_KEY` for a contact of another account, a removed one or the same, and for one that is erased or already merged; `LAST_ADMIN` if the login that
 * ends is that of the last account admin.
 */
export async function mergeContact(change: Change): Promise<void> {
  const targetId = change.value('MergedIntoId__c')
  if (!change.isChanged('MergedIntoId__c') || typeof targetId !== 'string') return
  const wanted = ['AccountId', 'PortalAccess__c', 'Email', 'LoginId__c'] as const
  const isEnded = change.previous('MergedIntoId__c') !== null || change.value('IsErased__c') === true
  const target =
    isEnded || targetId === change.id ? null : await change.system.read('Contact', targetId, wanted, 'update')
  if (target === null || target.AccountId !== change.value('AccountId') || target.PortalAccess__c === 'Removed') {
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'Merge into' }, { field: 'MergedIntoId__c' })
  }
  const loginId = change.value('LoginId__c')
  if (typeof loginId === 'string' && target.LoginId__c === null) {
    change.set('LoginId__c', null)
    change.set('Email', null)
  } else if (target.Email === null) change.set('Email', null)
}

/** Removes the personal data of a contact from its record; `moveWork` removes the rest. */
export function eraseContact(change: Change): void {
  if (!isErasure(change)) return
  const empty = [
    'FirstName',
    'Email',
    'NewEmail__c',
    'Phone',
    'MobilePhone',
    'Role__c',
    'Title',
    'InvitedDate__c',
    'MailProblem__c',
  ] as const
  for (const field of empty) change.set(field, null)
  change.set('LastName', FORMER_CONTACT)
  change.set('Name', FORMER_CONTACT)
  change.set('CaseMailsStay__c', false)
}

/** Makes what belongs to a contact follow a move, a merge or an erasure. */
export async function moveWork(change: Change): Promise<void> {
  if (change.isChanged('AccountId')) await endWatching(change)
  if (change.isChanged('MergedIntoId__c')) await mergeLogins(change)
  if (isErasure(change)) await eraseLogin(change)
}

/** A person of another account no longer watches the cases of the old one. */
async function endWatching(change: Change): Promise<void> {
  const loginId = change.value('LoginId__c')
  if (typeof loginId !== 'string') return
  const watched = await change.system.find('CaseWatcher__c', { UserId__c: loginId }, ['Id'], MOST_WATCHED)
  for (const { Id } of watched) await change.system.remove('CaseWatcher__c', String(Id))
}

// Above the cases that any person watches.
const MOST_WATCHED = 10_000

async function mergeLogins(change: Change): Promise<void> {
  const targetId = String(change.value('MergedIntoId__c'))
  const [email, loginId] = [change.previous('Email'), change.previous('LoginId__c')]
  const isMoved = change.value('LoginId__c') === null && typeof loginId === 'string'
  if (isMoved) {
    await change.system.update('Contact', targetId, { Email: email, PortalAccess__c: 'Active', LoginId__c: loginId })
    await change.system.update('User', loginId, { ContactId: targetId })
  } else {
    if (change.value('Email') === null) await change.system.update('Contact', targetId, { Email: email })
    if (typeof loginId === 'string') await change.system.update('User', loginId, { IsActive: false })
  }
  mergeContactsJob.enqueue(change.tx, { from: change.id, to: targetId, login: isMoved ? null : textOf(loginId) })
}

/** Gives the cases of a merged contact to the other one, and the cases that its login watched to the other login. */
export const mergeContactsJob = defineJob({
  task: 'merge-contacts',
  payload: Type.Object({
    from: Type.String(),
    to: Type.String(),
    /** The login that ended; null for none. */
    login: Type.Union([Type.String(), Type.Null()]),
  }),
  run: async ({ platform }, { from, to, login }) => {
    const system = platform.asSystem('merge two contacts')
    const successor = textOf((await system.read('Contact', to, ['LoginId__c']))?.LoginId__c ?? null)
    await inPortions(
      () => system.find('Case', { ContactId: from }, ['Id'], PORTION),
      (rows) =>
        system.transaction(async (records) => {
          for (const { Id } of rows) await records.update('Case', String(Id), { ContactId: to })
        }),
    )
    if (login === null) return
    await inPortions(
      () => system.find('CaseWatcher__c', { UserId__c: login }, ['Id', 'CaseId__c'], PORTION),
      (rows) =>
        system.transaction(async (records) => {
          for (const { Id, CaseId__c } of rows) {
            await records.remove('CaseWatcher__c', String(Id))
            const watch = { CaseId__c: CaseId__c ?? null, UserId__c: successor }
            if (successor === null || (await records.find('CaseWatcher__c', watch, ['Id'], 1)).length > 0) continue
            await records.create('CaseWatcher__c', watch)
          }
        }),
    )
  },
})

async function eraseLogin(change: Change): Promise<void> {
  const loginId = change.value('LoginId__c')
  if (typeof loginId === 'string') {
    // An address is required and unique; no mail goes to this one.
    const Email = `${loginId.toLowerCase()}${ERASED_ADDRESSES}`
    await change.system.update('User', loginId, { Email, IsActive: false, TimeZone: 'UTC', Locale: 'en-US' })
  }
  eraseContactJob.enqueue(change.tx, { contactId: change.id, login: textOf(loginId) })
}

/** Personal records of a login, by the field that names it. */
const personal = {
  CaseDraft__c: 'UserId__c',
  CaseWatcher__c: 'UserId__c',
  AlertSubscription__c: 'UserId__c',
  AlertReading__c: 'UserId__c',
} as const

/** Deletes the drafts, watched cases and alert settings of an erased contact, and the name from its cases and from audit events. */
export const eraseContactJob = defineJob({
  task: 'erase-contact',
  payload: Type.Object({ contactId: Type.String(), login: Type.Union([Type.String(), Type.Null()]) }),
  run: async ({ platform }, { contactId, login }) => {
    const system = platform.asSystem('erase the personal data of a contact')
    const supplied = { SuppliedName: FORMER_CONTACT, SuppliedEmail: null, SuppliedTailOrService__c: null }
    const cases = await system.find('Case', { ContactId: contactId }, ['Id', 'SuppliedName'], MOST_WATCHED)
    for (const { Id, SuppliedName } of cases) {
      if (SuppliedName !== null && SuppliedName !== FORMER_CONTACT) await system.update('Case', String(Id), supplied)
    }
    for (const id of login === null ? [contactId] : [contactId, login]) {
      const events = await system.find('AuditEvent__c', { TargetId__c: id }, ['Id', 'TargetName__c'], MOST_WATCHED)
      for (const { Id, TargetName__c } of events) {
        if (TargetName__c !== null) await system.update('AuditEvent__c', String(Id), { TargetName__c: null })
      }
    }
    if (login === null) return
    for (const [object, field] of Object.entries(personal)) {
      await inPortions(
        () => system.find(object, { [field]: login }, ['Id'], PORTION),
        (rows) =>
          system.transaction(async (records) => {
            for (const { Id } of rows) await records.remove(object, String(Id))
          }),
      )
    }
  },
})

type Rows = Record<string, Scalar>[]

async function inPortions(next: () => Promise<Rows>, handle: (rows: Rows) => Promise<void>): Promise<void> {
  for (let rows = await next(); rows.length > 0; rows = await next()) await handle(rows)
}

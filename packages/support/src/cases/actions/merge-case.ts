import { AppError, hasCaseEnded } from 'contract'
import type { Change, SystemRecords } from 'platform'
import { userOfContact } from '../mails/case-mail-roles.ts'
import { caseMerged } from '../mails/case-merged.mail.ts'
import { refuseIfClosed } from '../rules/case-status.ts'

/** A longer chain of follow-ups is treated as a cycle. */
const MOST_GENERATIONS = 50
const MOST_WATCHERS = 200

/** The label of the parent in the form that merges a case. */
export const duplicatedCase = 'Merge into'

/** Whether the change closes the case as a duplicate of its parent. */
export const isMerging = (change: Change): boolean =>
  change.isChanged('IsMerged__c') && change.value('IsMerged__c') === true

/**
 * Closes a case as a duplicate of its parent. The parent must belong to the same account, must not be closed and must not be a follow-up of
 * this case. Reopening a merged case clears the mark.
 *
 * @throws AppError `INVALID_CROSS_REFERENCE_KEY`, `CASE_CLOSED` where the parent is closed.
 */
export async function mergeCase(change: Change): Promise<void> {
  if (change.value('IsMerged__c') === true && !hasCaseEnded(String(change.value('Status')))) {
    change.set('IsMerged__c', false)
  }
  if (!isMerging(change)) return
  const parentId = change.value('ParentId')
  const accountId = change.value('AccountId')
  if (typeof parentId !== 'string' || typeof accountId !== 'string' || parentId === change.id) throw noTarget()
  const target = await change.system.read('Case', parentId, ['AccountId', 'Status', 'ParentId'], 'update')
  if (target?.AccountId !== accountId) throw noTarget()
  refuseIfClosed(target.Status, parentId)
  if (await isBelow(change.system, target.ParentId, change.id)) throw noTarget()
}

/** Adds the people of a merged case as watchers of its parent, and queues a mail to them. */
export async function joinPeople(change: Change): Promise<void> {
  if (!isMerging(change)) return
  const { system, id } = change
  const parentId = String(change.value('ParentId'))
  const target = await system.read('Case', parentId, ['ContactId'])
  const [watchers, known] = await Promise.all(
    [id, parentId].map((caseId) => system.find('CaseWatcher__c', { CaseId__c: caseId }, ['UserId__c'], MOST_WATCHERS)),
  )
  const isSamePerson = target?.ContactId === change.value('ContactId')
  const contactUser = isSamePerson ? null : await userOfContact(system, change.value('ContactId'))
  const joining = new Set([...(watchers ?? []).map(({ UserId__c }) => UserId__c), contactUser])
  for (const { UserId__c } of known ?? []) joining.delete(UserId__c ?? null)
  joining.delete(await userOfContact(system, target?.ContactId))
  for (const userId of joining) {
    if (typeof userId === 'string') await system.create('CaseWatcher__c', { CaseId__c: parentId, UserId__c: userId })
  }
  if (change.flags.triggerOtherEmail === false) return
  caseMerged.enqueue(change.tx, {
    caseId: id,
    parentId,
    mergedAt: change.now,
    ...(change.principal === null ? {} : { mergedBy: change.principal.userId }),
  })
}

/** Whether `caseId` is among the parents of a case, their parents included. */
async function isBelow(system: SystemRecords, startId: unknown, caseId: string): Promise<boolean> {
  let at = startId
  for (let generation = 0; typeof at === 'string'; generation++) {
    if (at === caseId || generation === MOST_GENERATIONS) return true
    at = (await system.read('Case', at, ['ParentId']))?.ParentId
  }
  return false
}

const noTarget = (): AppError =>
  new AppError('INVALID_CROSS_REFERENCE_KEY', { label: duplicatedCase }, { field: 'ParentId' })

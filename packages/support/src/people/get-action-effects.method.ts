import type { AnswerOf } from 'contract'
import { accountMethods } from 'contract/methods'
import type { Scalar, SystemRecords } from 'platform'
import { defineMethod, type MethodServices, servicesOf } from '../define-method.ts'
import { countUses, endsUse } from '../own-fields/count-uses.ts'

type Effects = AnswerOf<typeof accountMethods.getActionEffects>

/** Counting stops here. */
const MOST_COUNTED = 1_000

/** What is counted for a record: a contact and its login, a user of the provider, or a queue with the value that its cases store. */
type Counted = {
  label: string
  object: string
  where: (ids: { recordId: string; loginId: string | null; queue: Scalar }) => Record<string, Scalar> | null
}

const byContact =
  (more: Record<string, Scalar> = {}): Counted['where'] =>
  ({ recordId }) => ({ ContactId: recordId, ...more })
const byLogin =
  (field: string, more: Record<string, Scalar> = {}): Counted['where'] =>
  ({ loginId }) =>
    loginId === null ? null : { [field]: loginId, ...more }
const byOwner =
  (more: Record<string, Scalar> = {}): Counted['where'] =>
  ({ recordId }) => ({ OwnerId: recordId, ...more })

const openCases: Counted = { label: 'Open cases', object: 'Case', where: byContact({ IsClosed: false }) }
const allCases: Counted = { label: 'Cases', object: 'Case', where: byContact() }
const comments: Counted = { label: 'Comments', object: 'CaseComment', where: byLogin('CreatedById') }
const watched: Counted = { label: 'Watched cases', object: 'CaseWatcher__c', where: byLogin('UserId__c') }
const drafts: Counted = { label: 'Drafts', object: 'CaseDraft__c', where: byLogin('UserId__c') }

const ofQueue: readonly Counted[] = [
  { label: 'Open cases', object: 'Case', where: ({ queue }) => ({ Queue__c: queue, IsClosed: false }) },
  { label: 'Routing rules', object: 'RoutingRule__c', where: ({ recordId }) => ({ QueueId__c: recordId }) },
  {
    label: 'Members',
    object: 'QueueMember__c',
    where: ({ recordId }) => ({ QueueId__c: recordId, IsActive__c: true }),
  },
]

/** What each action touches in addition to its record. Those of people end or change sessions as well. */
const effectsOf: Readonly<Record<string, readonly Counted[]>> = {
  'Contact.Move': [openCases, watched],
  'Contact.ChangeEmail': [],
  'Contact.Merge': [allCases, comments, watched],
  'Contact.Erase': [allCases, comments, watched, drafts],
  'Contact.Remove': [openCases],
  'User.Deactivate': [watched],
  'Queue__c.Retire': ofQueue,
  'User.Dismiss': [
    { label: 'Open cases', object: 'Case', where: byOwner({ IsClosed: false }) },
    { label: 'Articles', object: 'Knowledge__kav', where: byOwner() },
    { label: 'Accounts', object: 'Account', where: byOwner() },
    { label: 'Queues', object: 'QueueMember__c', where: byLogin('UserId__c', { IsActive__c: true }) },
  ],
}

/** Counts what an action would touch, for callers to whom the action is offered on the record. */
export const getActionEffects = defineMethod(
  accountMethods.getActionEffects,
  async ({ services, principal }, { recordId, actionApiName }): Promise<Effects> => {
    const { platform, identity } = servicesOf({ services })
    const counted = effectsOf[actionApiName]
    if (counted === undefined && !endsUse(actionApiName)) return []
    const { actions } = await platform.as(principal).actions.record([recordId], { apiNames: [actionApiName] })
    const isOffered = Object.values(actions).some((set) => set.actions.some(({ apiName }) => apiName === actionApiName))
    if (!isOffered) return []
    const system = platform.asSystem('count what an action touches')
    if (counted === undefined) {
      const count = await system.transaction((records, tx) =>
        countUses(records, tx, { recordId, actionApiName, most: MOST_COUNTED }),
      )
      return [{ label: 'Records that have it', count }]
    }
    const effects = await system.transaction(async (records) => countAll(records, { recordId, counted, actionApiName }))
    if (counted === ofQueue) return effects.counts
    return [...effects.counts, ...(await sessionsOf(identity, effects.loginId))]
  },
)

async function countAll(
  records: SystemRecords,
  { recordId, counted, actionApiName }: { recordId: string; counted: readonly Counted[]; actionApiName: string },
) {
  const loginId = actionApiName.startsWith('User.')
    ? recordId
    : await textIn(records, 'Contact', recordId, 'LoginId__c')
  const queue = await textIn(records, 'Queue__c', recordId, 'Value__c')
  const counts: Effects = []
  for (const { label, object, where } of counted) {
    const wanted = where({ recordId, loginId, queue })
    const rows = wanted === null ? [] : await records.find(object, wanted, ['Id'], MOST_COUNTED)
    counts.push({ label, count: rows.length })
  }
  return { counts, loginId }
}

/** A text of the record, if it is of this object. */
async function textIn(records: SystemRecords, object: string, id: string, field: string): Promise<string | null> {
  const value = (await records.read(object, id, [field]))?.[field]
  return typeof value === 'string' ? value : null
}

async function sessionsOf(identity: MethodServices['identity'], loginId: string | null): Promise<Effects> {
  return [{ label: 'Sessions', count: loginId === null ? 0 : (await identity.sessionsOf(loginId)).length }]
}

import { Readable } from 'node:stream'
import { type CaseStatus, caseMovesFrom, caseStatuses } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobServices, queuedTasks, type SentMail } from '../../testing/job-services.ts'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf, contactIdOf, userIdOf, type WorldPerson, worldId } from '../../testing/world-people.ts'
import { caseEscalation } from '../mails/case-escalation.mail.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

type Given = { Status?: CaseStatus; IsEscalated?: boolean; AwaitingCustomer__c?: boolean }

/** A case of Mara's in the wanted state, made by the system itself. */
async function caseOfMara(values: Given = {}): Promise<string> {
  const system = world.platform.asSystem('make a case')
  return system.create('Case', {
    Subject: 'Terrain layer blank',
    Description: 'Blank on both displays.',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
    ...values,
  })
}

const stored = (id: string, ...fields: string[]) => world.platform.asSystem('look at a case').read('Case', id, fields)

/** What the forms of actions must hold. */
const needed: Readonly<Record<string, Record<string, unknown>>> = {
  'Case.Escalate': { EscalationReason__c: 'We fly on Friday.' },
}

const perform = (person: WorldPerson, name: string, id: string, fields: Record<string, unknown> = needed[name] ?? {}) =>
  world.asActor(person).actions.perform(name, { contextId: id, fields })

/** The code of the refusal, or `done`. */
const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const customersMove: Record<string, CaseStatus> = {
  'Case.MarkResolved': 'Resolved',
  'Case.Close': 'Closed',
  'Case.Reopen': 'Open',
}

it('lets customers and account admins make exactly the moves of the table, by any action', async () => {
  const wrong: unknown[] = []
  for (const person of ['mara', 'nils', 'theo'] as const) {
    for (const from of caseStatuses) {
      for (const [name, to] of Object.entries(customersMove)) {
        const id = await caseOfMara({ Status: from })
        const got = await outcome(perform(person, name, id))
        const allowed = caseMovesFrom(from, 'customer').includes(to)
        const after = (await stored(id, 'Status'))?.Status
        if ((got === 'done') !== allowed || after !== (allowed ? to : from))
          wrong.push({ person, from, to, got, after })
      }
    }
  }
  expect(wrong).toEqual([])
})

it('lets agents make exactly the moves of the table, by changing the status', async () => {
  const wrong: unknown[] = []
  for (const from of caseStatuses) {
    for (const to of caseStatuses.filter((status) => status !== from)) {
      const id = await caseOfMara({ Status: from })
      const got = await outcome(perform('jonas', 'Case.ChangeStatus', id, { Status: to }))
      const allowed = caseMovesFrom(from, 'agent').includes(to)
      if ((got === 'done') !== allowed || (await stored(id, 'Status'))?.Status !== (allowed ? to : from)) {
        wrong.push({ from, to, got })
      }
    }
  }
  expect(wrong).toEqual([])
})

it('refuses a move in the words of the rules', async () => {
  const closed = await caseOfMara({ Status: 'Closed' })
  for (const name of ['Case.Escalate', 'Case.ClearFlag', 'Case.EditDetails', 'Case.Close']) {
    expect([name, await outcome(perform('mara', name, closed))]).toEqual([name, 'CASE_CLOSED'])
  }
  expect(await outcome(perform('mara', 'Case.MarkResolved', closed))).toBe('STATUS_MOVE_REFUSED')
  expect(await outcome(perform('mara', 'Case.Reopen', await caseOfMara({ Status: 'Not Actionable' })))).toBe(
    'STATUS_MOVE_REFUSED',
  )
  expect(await outcome(perform('jonas', 'Case.Reopen', await caseOfMara({ Status: 'In-Progress' })))).toBe(
    'ACTION_NOT_AVAILABLE',
  )
})

it('offers each state the actions that succeed in it', async () => {
  const wrong: unknown[] = []
  for (const person of ['mara', 'jonas'] as const) {
    for (const Status of caseStatuses) {
      const id = await caseOfMara({ Status, AwaitingCustomer__c: true })
      const offered = await world
        .asActor(person)
        .actions.record([id], { actionTypes: ['QuickAction'], sections: ['Page'] })
      const names = offered.actions[id]?.actions.map(({ apiName }) => apiName) ?? []
      for (const name of ['Case.Escalate', 'Case.ClearFlag', 'Case.EditDetails', ...Object.keys(customersMove)]) {
        const fresh = await caseOfMara({ Status, AwaitingCustomer__c: true })
        const got = await outcome(perform(person, name, fresh))
        if ((got === 'done') !== names.includes(name)) wrong.push({ person, Status, name, got })
      }
    }
  }
  expect(wrong).toEqual([])
})

it('escalates once, for a reason, and clears the flag as often as asked, and keeps the history', async () => {
  const id = await caseOfMara({ AwaitingCustomer__c: true })
  for (const EscalationReason__c of [undefined, null, '', '  ']) {
    expect(await outcome(perform('nils', 'Case.Escalate', id, { EscalationReason__c }))).toBe('REQUIRED_FIELD_MISSING')
  }
  expect(await outcome(world.asActor('jonas').records.update(id, { IsEscalated: true }))).toBe('REQUIRED_FIELD_MISSING')
  const before = (await queuedTasks(world)).filter((task) => task === caseEscalation.task).length
  await perform('nils', 'Case.Escalate', id)
  expect(await outcome(perform('mara', 'Case.Escalate', id))).toBe('ACTION_NOT_AVAILABLE')
  for (const name of ['Case.ClearFlag', 'Case.ClearFlag']) await perform('nils', name, id)
  expect((await queuedTasks(world)).filter((task) => task === caseEscalation.task)).toHaveLength(before + 1)
  expect(await stored(id, 'IsEscalated', 'EscalationReason__c', 'AwaitingCustomer__c')).toEqual({
    IsEscalated: true,
    EscalationReason__c: 'We fly on Friday.',
    AwaitingCustomer__c: false,
  })
  const history = await world.platform
    .asSystem('look at a history')
    .find('CaseHistory', { ParentId: id, Field: 'IsEscalated' }, ['OldValue', 'NewValue'])
  expect(history).toEqual([{ OldValue: 'false', NewValue: 'true' }])
})

it('takes the reason away with the escalation', async () => {
  const id = await caseOfMara()
  await perform('mara', 'Case.Escalate', id)
  await world.asActor('jonas').records.update(id, { IsEscalated: false })
  expect(await stored(id, 'EscalationReason__c')).toEqual({ EscalationReason__c: null })
})

it('tells both sides of an escalation, with the reason where content may leave the portal', async () => {
  const sent: SentMail[] = []
  const mailed = async (caseId: string) => {
    sent.length = 0
    const services = jobServices(world, sent)
    for (const role of [{ side: 'opener' }, { side: 'support', userId: userIdOf('jonas') }]) {
      await caseEscalation.run(services, { caseId, escalatedAt: '2026-08-01T10:00:00.000Z', role })
    }
    return sent.map(({ mail }) => [mail.to, JSON.stringify(mail).includes('We fly on Friday.')])
  }
  const system = world.platform.asSystem('a test')
  const agent = (await system.read('User', userIdOf('jonas'), ['Email']))?.Email
  const id = await caseOfMara()
  await perform('nils', 'Case.Escalate', id)
  const contact = await system.read('Contact', contactIdOf('mara'), ['Email'])
  expect(await mailed(id)).toEqual([
    [contact?.Email, true],
    [agent, true],
  ])
  const military = worldId('500', 7)
  await system.update('Case', military, { IsEscalated: true, EscalationReason__c: 'We fly on Friday.' })
  expect((await mailed(military)).map(([, saysWhy]) => saysWhy)).toEqual([false, false])
  await world.asActor('jonas').records.update(id, { IsEscalated: false })
  expect(await mailed(id)).toEqual([])
})

it('takes one rating of the contact, once the work has ended, of a closed case too', async () => {
  const rate = (person: WorldPerson, id: string, Rating__c = '4') => perform(person, 'Case.Rate', id, { Rating__c })
  const offered = async (person: WorldPerson, id: string) =>
    (await world.asActor(person).actions.record([id], { apiNames: ['Case.Rate'], sections: ['Page'] })).actions[id]
      ?.actions.length
  const open = await caseOfMara()
  expect(await outcome(rate('mara', open))).toBe('ACTION_NOT_AVAILABLE')
  const fields = { CaseId__c: open, Rating__c: '1' }
  expect(await outcome(world.asActor('mara').records.create('CaseRating__c', fields))).toBe('ACTION_NOT_AVAILABLE')
  const id = await caseOfMara({ Status: 'Closed' })
  expect([await offered('mara', id), await offered('nils', id), await offered('jonas', id)]).toEqual([1, 0, 0])
  expect(await outcome(rate('nils', id))).toBe('ACTION_NOT_AVAILABLE')
  expect(await outcome(rate('theo', id))).toBe('ACTION_NOT_AVAILABLE')
  expect(await outcome(rate('jonas', id))).toBe('NOT_FOUND')
  for (const wrong of ['0', '6', '', 'good']) expect(await outcome(rate('mara', id, wrong))).not.toBe('done')
  const twice = await Promise.all([outcome(rate('mara', id, '5')), outcome(rate('mara', id, '2'))])
  expect(twice.filter((attempt) => attempt === 'done')).toHaveLength(1)
  expect(await stored(id, 'IsRated__c', 'Status')).toEqual({ IsRated__c: true, Status: 'Closed' })
  expect(await offered('mara', id)).toBe(0)
})

it('opens a follow-up of a case that the customer sees, closed or not, and takes its product and aircraft over', async () => {
  const id = await caseOfMara({ Status: 'Closed' })
  await world.platform
    .asSystem('a test')
    .update('Case', id, { ProductId__c: worldId('01t', 1), AircraftId__c: worldId('a00', 1) })
  const { fields: start } = await world.asActor('mara').actions.defaults('Case.FollowUp', { parentRecordId: id })
  expect([start.ProductId__c?.value, start.AircraftId__c?.value, start.Subject?.value, start.ParentId?.value]).toEqual([
    worldId('01t', 1),
    worldId('a00', 1),
    null,
    id,
  ])
  const fields = {
    Subject: 'It is back',
    Description: 'Again.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
  }
  const created = await perform('nils', 'Case.FollowUp', id, fields)
  expect(await stored(created.id, 'ParentId', 'ContactId', 'Status')).toEqual({
    ParentId: id,
    ContactId: contactIdOf('nils'),
    Status: 'Open',
  })
  // By the action alone, and of a case that the customer sees.
  const bare = world.asActor('mara').records.create('Case', { ...fields, ParentId: id })
  expect(await outcome(bare)).toBe('FIELD_NOT_WRITEABLE')
  expect(await outcome(perform('mara', 'Case.FollowUp', id, { ...fields, ParentId: id }))).toBe('FIELD_NOT_WRITEABLE')
  for (const person of ['ines', 'sam'] as const) {
    expect(await outcome(perform(person, 'Case.FollowUp', id, fields))).toBe('NOT_FOUND')
  }
  expect(await outcome(perform('ines', 'Case.FollowUp', worldId('500', 6), fields))).toBe('NOT_FOUND')
})

it('edits details under the rules of the case', async () => {
  const id = await caseOfMara()
  await perform('mara', 'Case.EditDetails', id, { Subject: 'Both layers blank', Impact__c: 'Total Failure' })
  expect(await stored(id, 'Subject', 'Impact__c')).toEqual({ Subject: 'Both layers blank', Impact__c: 'Total Failure' })
  for (const [fields, code] of [
    [{ ProductId__c: worldId('01t', 2) }, 'EXPORT_CONTROLLED_PRODUCT'],
    [{ AircraftId__c: worldId('a00', 5) }, 'INVALID_CROSS_REFERENCE_KEY'],
    [{ Subject: '' }, 'REQUIRED_FIELD_MISSING'],
    [{ Status: 'Closed' }, 'FIELD_NOT_WRITEABLE'],
    [{ AccountId: accountIdOf('northfield') }, 'FIELD_NOT_WRITEABLE'],
    [{ Queue__c: 'Cleared Desk' }, 'INVALID_FIELD'],
  ] as const) {
    expect([fields, await outcome(perform('mara', 'Case.EditDetails', id, fields))]).toEqual([fields, code])
  }
})

it('offers to save every readable case as a PDF, closed or not', async () => {
  for (const Status of ['Open', 'Closed'] as const) {
    const id = await caseOfMara({ Status })
    for (const person of ['mara', 'theo', 'jonas'] as const) {
      const { actions } = await world.asActor(person).actions.record([id], { actionTypes: ['CustomButton'] })
      expect(actions[id]?.actions.map(({ apiName, targetUrl }) => [apiName, targetUrl])).toEqual([
        ['Case.SaveAsPdf', `/cases/${id}.pdf`],
      ])
    }
  }
})

it('refuses actions on a case that the caller cannot see', async () => {
  const actors = ['ines', 'ida', 'sam', 'priya', 'otto'] as const
  const id = await caseOfMara()
  const names = ['Case.Escalate', 'Case.Close', 'Case.EditDetails', 'Case.ChangeStatus']
  for (const person of actors) {
    for (const name of names) {
      expect([person, name, await outcome(perform(person, name, id))]).toEqual([person, name, 'NOT_FOUND'])
    }
  }
  // A military case is hidden from an agent without the clearance, and the agents' action from customers.
  expect(await outcome(perform('wren', 'Case.Escalate', worldId('500', 7)))).toBe('NOT_FOUND')
  expect(await outcome(perform('mara', 'Case.ChangeStatus', id))).toBe('NOT_FOUND')
  // Northfield keeps cases to their owners.
  expect(await outcome(perform('ines', 'Case.Escalate', worldId('500', 6)))).toBe('NOT_FOUND')
  expect(await stored(id, 'Status', 'IsEscalated')).toEqual({ Status: 'Open', IsEscalated: false })
})

it('offers to open a case to those for whom it would be opened', async () => {
  const offers = await Promise.all(
    (['mara', 'theo', 'jonas', 'priya'] as const).map(async (person) => {
      const { actions } = await world.asActor(person).actions.global()
      return actions.Global?.actions.map(({ apiName }) => apiName)
    }),
  )
  expect(offers).toEqual([['OpenCase'], ['AddUser', 'OpenCase'], ['OpenCaseForContact'], []])
})

it('names no field in a form that its profile may not read', async () => {
  const forms = ['Case.EditDetails', 'Case.ChangeStatus', 'OpenCase', 'OpenCaseForContact']
  for (const person of world.actors) {
    for (const name of forms) {
      const form = await world
        .asActor(person)
        .actions.layout(name)
        .catch(() => null)
      const fields = form?.layout.rows.flatMap(({ items }) => items.map(({ apiName }) => apiName)) ?? []
      const known = fields.length === 0 ? {} : (await world.asActor(person).objectInfo.get('Case')).fields
      expect([person, name, fields.filter((field) => !(field in known))]).toEqual([person, name, []])
    }
  }
})

it('accepts none of fifty attempts once a closing is committed', async () => {
  const id = await caseOfMara()
  const upload = async () => {
    const data = Readable.from([Buffer.from('log')], { objectMode: false })
    return (await world.asActor('mara').content.upload({ data, fileName: 'log.txt' })).contentDocument.id
  }
  const documents: string[] = []
  for (let index = 0; index < 10; index++) documents.push(await upload())
  const attempt = (index: number): Promise<unknown> => {
    const { records } = world.asActor(index % 2 ? 'mara' : 'jonas')
    switch (index % 5) {
      case 0:
      case 1:
        return records.create('CaseComment', { ParentId: id, CommentBody: `Comment ${index}` })
      case 2:
        return world.asActor('mara').records.create('ContentDocumentLink', {
          ContentDocumentId: documents[Math.floor(index / 5)],
          LinkedEntityId: id,
        })
      case 3:
        return world.asActor('jonas').records.update(id, { Resolution__c: `Resolution ${index}` })
      default:
        return perform('mara', 'Case.EditDetails', id, { Subject: `Subject ${index}` })
    }
  }
  const attempts = Array.from({ length: 25 }, (_, index) => outcome(attempt(index)))
  const closing = outcome(perform('theo', 'Case.Close', id))
  const later = Array.from({ length: 25 }, (_, index) => outcome(attempt(25 + index)))
  expect(await closing).toBe('done')
  // Calls that start now start after the commit.
  const after = await Promise.all(Array.from({ length: 50 }, (_, index) => outcome(attempt(index))))
  expect([...new Set(after)]).toEqual(['CASE_CLOSED'])
  const outcomes = await Promise.all([...attempts, ...later])
  expect(outcomes.filter((got) => got !== 'done' && got !== 'CASE_CLOSED')).toEqual([])
  // What was accepted is there, what was refused is not, and the closing was the last change of all.
  const system = world.platform.asSystem('look for what came too late')
  const comments = await system.find('CaseComment', { ParentId: id }, ['Id'])
  const links = await system.find('ContentDocumentLink', { LinkedEntityId: id }, ['Id'])
  const added = outcomes.filter((got, index) => got === 'done' && index % 5 < 3)
  expect(comments.length + links.length).toBe(added.length)
  const closed = await stored(id, 'Status', 'ClosedDate', 'SystemModstamp')
  expect(closed).toMatchObject({ Status: 'Closed', SystemModstamp: closed?.ClosedDate })
})

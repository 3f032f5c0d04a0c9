import { Readable } from 'node:stream'
import { type CaseStatus, caseMovesFrom, caseStatuses } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'
import { accountIdOf, contactIdOf, type WorldPerson, worldId } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

type Given = { Status?: CaseStatus; IsEscalated?: boolean; AwaitingCustomer__c?: boolean }

/** A case of Mara's in the wanted state, made by the system itself. */
async function caseOfMara(given: Given = {}): Promise<string> {
  const system = world.platform.asSystem('make a case')
  return system.create('Case', {
    Subject: 'Terrain layer blank',
    Description: 'Blank on both displays.',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
    AccountId: accountIdOf('osprey'),
    ContactId: contactIdOf('mara'),
    ...given,
  })
}

const stored = (id: string, ...fields: string[]) => world.platform.asSystem('look at a case').read('Case', id, fields)

const perform = (person: WorldPerson, name: string, id: string, fields: Record<string, unknown> = {}) =>
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

it('escalates and clears the flag, as often as asked, and keeps the history', async () => {
  const id = await caseOfMara({ AwaitingCustomer__c: true })
  for (const name of ['Case.Escalate', 'Case.Escalate', 'Case.ClearFlag', 'Case.ClearFlag'])
    await perform('nils', name, id)
  expect(await stored(id, 'IsEscalated', 'AwaitingCustomer__c')).toEqual({
    IsEscalated: true,
    AwaitingCustomer__c: false,
  })
  const history = await world.platform
    .asSystem('look at a history')
    .find('CaseHistory', { ParentId: id, Field: 'IsEscalated' }, ['OldValue', 'NewValue'])
  expect(history).toEqual([{ OldValue: 'false', NewValue: 'true' }])
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

it('offers to save every case as a PDF to everybody who sees it, closed or not', async () => {
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

it('lets nobody act on a case that is not theirs to see', async () => {
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
  expect(offers).toEqual([['OpenCase'], ['AddUser', 'OpenCase'], [], []])
})

it('names no field in a form that its profile may not read', async () => {
  const forms = ['Case.EditDetails', 'Case.ChangeStatus', 'OpenCase']
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
  // Whatever starts now starts after the commit.
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

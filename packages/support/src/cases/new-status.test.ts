import { afterAll, expect, it, vi } from 'vitest'

type CopiedRow = { moves: Record<'customer' | 'agent', readonly string[]> }

// A copy of the table with one more row, the only place that names the new status.
const table = '../../../contract/src/rules/case-status-table.ts'

// Test files of a worker share their modules: the copy is for this one alone.
vi.resetModules()
vi.doMock(table, async (original) => {
  const { caseStatusTable } = await original<{ caseStatusTable: CopiedRow[] }>()
  const rows = caseStatusTable.map((row) => ({
    ...row,
    moves: { customer: row.moves.customer, agent: [...row.moves.agent, 'On-Hold'] },
  }))
  const onHold = {
    value: 'On-Hold',
    label: 'Waiting on parts',
    phase: 'work',
    meaning: 'Parts are on order.',
    moves: { customer: ['Closed'], agent: ['Open', 'Resolved'] },
  }
  return { caseStatusTable: [...rows, onHold] }
})

afterAll(() => {
  vi.doUnmock(table)
  vi.resetModules()
})

const { caseActions } = await import('./actions/case.actions.ts')
const { caseFields } = await import('./case.fields.ts')
const { supportCase } = await import('./case.object.ts')
const { caseOutcome } = await import('./mails/case-outcome.mail.ts')
const { caseMovesFrom, caseStatusLabel, isCaseStatus, waitedOn } = await import('contract')

const status = 'On-Hold' as never

it('gives a status that is added to the table alone its choice, moves, buttons, step, words and mail', () => {
  expect(caseFields.Status.values?.find(({ value }) => value === status)).toEqual({
    value: status,
    label: 'Waiting on parts',
  })
  expect([caseMovesFrom('Open', 'agent').includes(status), caseMovesFrom(status, 'customer')]).toEqual([
    true,
    ['Closed'],
  ])
  const offeredIn = (profile: string) =>
    caseActions.flatMap(({ apiName, offeredTo }) => {
      const when = offeredTo.find(({ profiles }) => profiles.includes(profile))?.when?.Status
      return Array.isArray(when) && when.includes(status) ? [apiName] : []
    })
  expect(offeredIn('Customer')).toEqual(['Case.Close'])
  expect(offeredIn('Agent')).toEqual([
    'Case.MarkResolved',
    'Case.EditDetails',
    'Case.Assign',
    'Case.AcceptGuest',
    'Case.AcceptNewContact',
  ])
  expect(supportCase.paths[0]?.steps?.find(({ value }) => value === status)?.info).toBe('Parts are on order.')
  expect([isCaseStatus('On-Hold'), caseStatusLabel('On-Hold')]).toEqual([true, 'Waiting on parts'])
  expect(waitedOn({ status: 'On-Hold', awaitsCustomer: false, contactId: null }, { contactId: null })).toBe('support')
  const mail = caseOutcome.document(
    {
      to: 'mara.okafor@osprey-ridge.example',
      case: {
        id: '5000000000000010AA',
        side: 'opener',
        caseNumber: '00418273',
        subject: 'Terrain layer blank',
        statusLabel: 'Waiting on parts',
        isFrozen: false,
        impact: 'Minor Degradation',
        issueType: 'Product',
        productName: null,
        tailNumber: null,
        contentAllowed: true,
        readBy: 'login',
        surveyUrl: null,
        isWaitingForRecipient: false,
        replyTo: null,
      },
      status,
      resolution: '',
      movedBy: 'Support',
    },
    'https://support.example',
  )
  expect(mail.subject).toBe('[00418273] Your case is waiting on parts')
})

import { expect, it } from 'vitest'
import type { SupportCase } from './support-case.ts'
import { type OtherTitle, timelineOf } from './timeline.ts'

const supportCase: SupportCase = {
  id: '500000000000001AAA',
  number: '00418273',
  subject: '',
  description: '',
  resolution: '',
  status: 'Pending Engineering',
  statusLabel: 'Pending Engineering',
  isEscalated: false,
  escalationReason: '',
  answerDue: '',
  parent: null,
  impact: '',
  impactLabel: '',
  issueType: '',
  product: '',
  productItem: '',
  tail: '',
  cycle: '',
  isMerged: false,
  service: '',
  created: '2026-06-19T10:02:00.000Z',
  createdBy: 'Mara Okafor',
  closed: '',
  contact: '',
  account: '',
  waiting: { status: 'Resolved', awaitsCustomer: false, contactId: null },
  hasEnded: false,
  isClosed: false,
}

const change = (id: string, field: string, newValue: string, created: string) => ({
  id,
  field,
  newValue,
  author: 'Jonas Weil',
  created,
})

const file = (id: string, author: string, created: string) => ({
  attachedTo: '500000000000001AAA',
  id,
  name: id,
  bytes: 1,
  versionId: '',
  author,
  created,
  authorId: '',
  scanState: '' as const,
  sha256: '',
})

it('lists the history, newest first, without internal changes', () => {
  const stops = timelineOf({
    supportCase,
    changes: [
      change('c1', 'Status', 'In-Progress', '2026-06-19T10:31:00.000Z'),
      change('c2', 'OwnerId', '005000000000001AAA', '2026-06-19T10:31:00.000Z'),
      change('c3', 'IsEscalated', 'true', '2026-06-20T08:10:00.000Z'),
      change('c4', 'Impact__c', 'Total Failure', '2026-06-20T08:11:00.000Z'),
      change('c5', 'Status', 'Pending Engineering', '2026-06-22T13:28:00.000Z'),
    ],
    comments: [
      {
        id: 'm1',
        author: 'Jonas Weil',
        created: '2026-06-22T13:28:00.000Z',
        isInternal: false,
      },
    ],
    files: [],
    commentFiles: new Map([['m1', [file('f1', 'Jonas Weil', '2026-06-22T13:28:00.000Z')]]]),
    followUps: [
      { id: 'd1', number: '00418300', subject: 'x', statusLabel: 'Closed', merged: '2026-06-21T09:00:00.000Z' },
      { id: 'd2', number: '00418301', subject: 'x', statusLabel: 'Open', merged: '' },
    ],
  })
  expect(stops.map(({ kind, title, author }) => [kind, title, author])).toEqual([
    ['status', 'Pending Engineering', 'Jonas Weil'],
    ['event', 'Comment with 1 file', 'Jonas Weil'],
    ['notable', 'Case 00418300 merged into this one', ''],
    ['event', 'Impact: Total Failure', 'Jonas Weil'],
    ['notable', 'Escalated', 'Jonas Weil'],
    ['status', 'In Progress', 'Jonas Weil'],
    ['status', 'Open', 'Mara Okafor'],
  ])
})

it('takes files that one person adds together as one stop, at the time of the last', () => {
  const stops = timelineOf({
    supportCase,
    changes: [],
    comments: [],
    commentFiles: new Map(),
    followUps: [],
    files: [
      file('f4', 'Mara Okafor', '2026-06-21T10:00:00.000Z'),
      file('f3', 'Jonas Weil', '2026-06-19T10:06:00.000Z'),
      file('f2', 'Mara Okafor', '2026-06-19T10:05:00.000Z'),
      file('f1', 'Mara Okafor', '2026-06-19T10:02:00.000Z'),
    ],
  })
  expect(stops.map(({ id, title, created }) => [id, title, created])).toEqual([
    ['f4', '1 attachment added', '2026-06-21T10:00:00.000Z'],
    ['f3', '1 attachment added', '2026-06-19T10:06:00.000Z'],
    ['f2', '2 attachments added', '2026-06-19T10:05:00.000Z'],
    ['500000000000001AAA-opened', 'Open', '2026-06-19T10:02:00.000Z'],
  ])
})

it('shows changes of other fields where they have a title', () => {
  const parts = { supportCase, comments: [], files: [], commentFiles: new Map(), followUps: [] }
  const changes = [
    change('c1', 'Stand__c', '14', '2026-06-19T10:31:00.000Z'),
    change('c2', 'Queue__c', 'Data', '2026-06-19T10:31:00.000Z'),
  ]
  const titleOf: OtherTitle = ({ field, newValue }) => (field === 'Stand__c' ? `Stand: ${newValue}` : undefined)
  const titles = (titleOf?: OtherTitle) => timelineOf({ ...parts, changes, titleOf }).map(({ title }) => title)
  expect([titles(), titles(titleOf)]).toEqual([['Open'], ['Stand: 14', 'Open']])
})

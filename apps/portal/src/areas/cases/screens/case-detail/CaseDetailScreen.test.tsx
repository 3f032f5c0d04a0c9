import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RecordShape, RelatedListRecords } from 'contract'
import type { CacheRequest } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseDetailScreen } from './CaseDetailScreen.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const ID = '500000000000001AAA'

const supportCase = (values: Parameters<typeof record>[2] = {}): RecordShape =>
  record('Case', ID, {
    CaseNumber: '00418273',
    Subject: 'Terrain layer missing',
    Description: 'First line.\nSecond line.',
    Status: 'Open',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Product',
    Resolution__c: null,
    AiracCycle__c: null,
    AwaitingCustomer__c: false,
    IsEscalated: false,
    EscalationReason__c: null,
    IsClosed: false,
    ContactId: '003000000000001AAA',
    Contact: record('Contact', '003000000000001AAA', { Name: 'Mara Okafor' }),
    Account: record('Account', '001000000000001AAA', { Name: 'Osprey Ridge Aviation' }),
    CreatedDate: '2026-11-19T10:02:00.000Z',
    ClosedDate: null,
    Product__r: null,
    Aircraft__r: null,
    Subscription__r: null,
    CreatedBy: record('User', '005000000000001AAA', { Name: 'Mara Okafor' }),
    ...values,
  })

const comment = (id: string, body: string, isFromSupport: boolean, IsPublished = true): RecordShape =>
  record('CaseComment', id, {
    CommentBody: body,
    CreatedDate: '2026-11-19T10:31:00.000Z',
    IsFromSupport__c: isFromSupport,
    IsPublished,
    CreatedBy: record('User', '005000000000002AAA', { Name: 'Jonas Weil' }),
  })

const related = (relatedListId: string, records: RecordShape[]) =>
  ok({
    columnLabels: {},
    count: records.length,
    currentPageToken: '0',
    currentPageUrl: '',
    fields: [],
    listInfoETag: null,
    listReference: {
      id: null,
      inContextOfRecordId: ID,
      listViewApiName: null,
      objectApiName: null,
      parentObjectApiName: 'Case',
      recordTypeId: null,
      relatedListId,
      type: 'relatedList',
    },
    nextPageToken: null,
    nextPageUrl: null,
    optionalFields: [],
    pageSize: 50,
    previousPageToken: null,
    previousPageUrl: null,
    records,
    sortBy: [],
    where: null,
  })

/** The actions that the server offers. */
const actionsOf = (...offers: [apiName: string, label: string][]) => {
  const all = [['Case.SaveAsPdf', 'Save as PDF'] as const, ...offers]
  const actions = all.map(([apiName, label]) => {
    const type = apiName === 'Case.SaveAsPdf' ? 'CustomButton' : 'QuickAction'
    return { apiName, label, type, targetUrl: `/cases/${ID}.pdf` }
  })
  return ok({ actions: { [ID]: { actions, links: [], url: '' } }, eTag: JSON.stringify(offers), url: '' })
}

/** Actions without a form. */
const withoutForm = Object.fromEntries(
  ['Case.Close', 'Case.MarkResolved', 'Case.Reopen'].map((name) => [
    `actions/layout/${name}`,
    ok({ actionApiName: name, layout: { objectApiName: 'Case', recordTypeId: '', rows: [] } }),
  ]),
)

const reason = {
  apiName: 'EscalationReason__c',
  dataType: 'longText',
  label: 'Reason',
  length: 20,
  required: true,
  value: null,
}
const escalation = {
  'actions/layout/Case.Escalate': ok({
    actionApiName: 'Case.Escalate',
    layout: { objectApiName: 'Case', recordTypeId: '', rows: [{ items: [reason] }] },
  }),
  'actions/quick-action-info/Case.Escalate': ok({
    actionApiName: 'Case.Escalate',
    copilotActionDescription: 'Tell us what changed.',
  }),
  'actions/record-defaults/Case.Escalate': ok({
    actionApiName: 'Case.Escalate',
    eTag: '',
    fields: { EscalationReason__c: { displayValue: null, value: null } },
    objectApiName: 'Case',
  }),
  'object-info/Case/picklist-values/012000000000000AAA': ok({ eTag: '', picklistFieldValues: {} }),
}

const similarTo = 'CaseController/getSimilarCases'

const quiet = {
  CaseWatchers: related('CaseWatchers', []),
  ChildCases: related('ChildCases', []),
  ReplyTemplates: ok({ records: [], nextPageToken: null }),
  'User/Colleagues': ok({ records: [], nextPageToken: null }),
  [similarTo]: ok({ cases: [] }),
  ...withoutForm,
  [`actions/record/${ID}`]: actionsOf(),
  'actions/global': ok(offered('OpenCase')),
  CaseHistories: related('CaseHistories', []),
  AttachedContentDocuments: related('AttachedContentDocuments', []),
  CommentFiles: related('CommentFiles', []),
}

const show = (fetch: ReturnType<typeof scriptedService>['fetch'], profile = 'Customer') =>
  renderScreen(CaseDetailScreen, { path: '/case-details', at: `/case-details?id=${ID}`, fetch, profile })

it('shows the case with its conversation, and distinguishes support from customers', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ AwaitingCustomer__c: true })),
    CaseComments: related('CaseComments', [comment('00a2', 'Could you attach the log?', true)]),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByRole('heading', { name: 'Terrain layer missing', level: 1 })).toBeTruthy()
  expect(screen.getByText('Support is waiting for your reply.')).toBeTruthy()
  const comments = screen.getByRole('region', { name: 'Comments' })
  expect(await within(comments).findByText('Calder support · Nov 19, 04:31')).toBeTruthy()
  expect(screen.getByText(/First line\./).textContent).toBe('First line.\nSecond line.')
})

it('says in both zones when support will answer, until it has answered', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ FirstAnswerDue__c: '2026-11-20T14:30:00.000Z', FirstAnswered__c: null })),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByText('We aim to answer by Fri Nov 20, 14:30 UTC (08:30 your time).')).toBeTruthy()
})

it('shows what a mailed comment quoted only where it is asked for', async () => {
  const mailed = comment('00a3', 'It is the left one.', false)
  const quoted = { displayValue: null, value: '> Which display?' }
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({})),
    CaseComments: related('CaseComments', [
      { ...mailed, fields: { ...mailed.fields, FoldedText__c: quoted } },
      comment('00a4', 'Thanks.', true),
    ]),
    ...quiet,
  })
  show(service.fetch)
  const summary = await screen.findByText('Show quoted text')
  const folded = summary.closest('details')
  expect([folded?.open, folded?.textContent]).toEqual([false, 'Show quoted text> Which display?'])
})

it('lets texts of people run in the direction of their script', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ Subject: 'الشاشة فارغة.', Description: 'لا تظهر الخريطة.' })),
    CaseComments: related('CaseComments', [comment('00a2', 'המסך ריק.', true)]),
    ...quiet,
    AttachedContentDocuments: related('AttachedContentDocuments', [attachment(1)]),
  })
  show(service.fetch)
  const heading = await screen.findByRole('heading', { level: 1, name: 'الشاشة فارغة.' })
  const texts = [
    screen.getByText('لا تظهر الخريطة.'),
    await screen.findByText('המסך ריק.'),
    await screen.findByText('photo-1.png'),
    screen.getByRole('textbox', { name: 'Add a comment' }),
  ]
  expect([heading, ...texts].map((element) => element.getAttribute('dir'))).toEqual(Array(5).fill('auto'))
})

it('shows the files of a comment below it, and counts them in the timeline', async () => {
  const file = record('ContentDocumentLink', '06A000000000001AAA', {
    ContentDocument: record('ContentDocument', '069000000000001AAA', {
      Title: 'log.txt',
      ContentSize: 1_048_576,
      LatestPublishedVersionId: '068000000000001AAA',
      LatestPublishedVersion: record('ContentVersion', '068000000000001AAA', { ScanState: 'Clean', Sha256: '' }),
    }),
    LinkedEntityId: '00a2',
    CreatedDate: '2026-11-19T10:31:00.000Z',
    CreatedBy: record('User', '005000000000002AAA', { Name: 'Jonas Weil' }),
    CreatedById: '005000000000002AAA',
  })
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', [
      comment('00a1', 'Without a file.', false),
      comment('00a2', 'The log.', true),
    ]),
    ...quiet,
    CommentFiles: related('CommentFiles', [file]),
  })
  show(service.fetch)
  const link = await screen.findByRole('link', { name: 'Download log.txt' })
  expect(link.closest('article')?.textContent).toContain('The log.')
  expect(screen.getAllByRole('list', { name: 'Files of this comment' })).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Attachments' })).queryByText('log.txt')).toBeNull()
  expect(await screen.findByText('Comment with 1 file')).toBeTruthy()
})

const attachment = (at: number): RecordShape =>
  record('ContentDocumentLink', `06A0000000000${String(at).padStart(2, '0')}AAA`, {
    ContentDocument: record('ContentDocument', `0690000000000${String(at).padStart(2, '0')}AAA`, {
      // The title that the server gives to a file without one.
      Title: `photo-${at}`,
      FileExtension: 'png',
      ContentSize: 10,
      LatestPublishedVersionId: `0680000000000${String(at).padStart(2, '0')}AAA`,
      LatestPublishedVersion: null,
    }),
    LinkedEntityId: ID,
    CreatedDate: '2026-11-19T10:31:00.000Z',
    CreatedBy: record('User', '005000000000002AAA', { Name: 'Jonas Weil' }),
    CreatedById: '005000000000002AAA',
  })

/** A related list of several pages. */
const paged = (relatedListId: string, records: RecordShape[]) => (request: CacheRequest) => {
  const wanted = { ...request.query, ...(request.body as { pageToken?: string; pageSize?: number } | undefined) }
  const start = Number(wanted.pageToken ?? 0)
  const end = start + Number(wanted.pageSize ?? 50)
  const { body, ...answer } = related(relatedListId, records.slice(start, end))
  const nextPageToken = end < records.length ? String(end) : null
  return { ...answer, body: { ...(body as RelatedListRecords), nextPageToken } }
}

it.each(['Customer', 'Agent'])(
  'shows a reader with the profile %s every one of many attachments, and counts all of them',
  async (profile) => {
    const files = Array.from({ length: 63 }, (_, index) => attachment(index))
    const changes = Array.from({ length: 71 }, (_, index) =>
      record('CaseHistory', `0170000000000${String(index).padStart(2, '0')}AAA`, {
        Field: 'Impact__c',
        NewValue: `${index}`,
        CreatedDate: '2026-11-19T10:31:00.000Z',
        CreatedBy: null,
      }),
    )
    const comments = Array.from({ length: 52 }, (_, index) => comment(`00a${index}`, `Words ${index}`, false))
    const service = scriptedService({
      [`records/${ID}`]: ok(supportCase()),
      ...quiet,
      CaseComments: paged('CaseComments', comments),
      AttachedContentDocuments: paged('AttachedContentDocuments', files),
      CaseHistories: paged('CaseHistories', changes),
    })
    show(service.fetch, profile)
    if (profile === 'Agent') fireEvent.click(await screen.findByRole('tab', { name: /Attachments/ }))
    const list = await screen.findByRole('region', { name: 'Attachments' })
    expect(await within(list).findByText('50 of 63 shown')).toBeTruthy()
    fireEvent.click(within(list).getByRole('button', { name: 'Show 13 more' }))
    expect(within(list).getAllByRole('listitem')).toHaveLength(63)
    expect(within(list).getByText('photo-62.png')).toBeTruthy()
    expect(within(list).queryByText(/shown$/)).toBeNull()
    if (profile === 'Agent') {
      expect(screen.getByRole('tab', { name: /Attachments/ }).textContent).toContain('63')
      fireEvent.click(screen.getByRole('tab', { name: /History/ }))
    }
    // The opening, the changes, the comments, and the files as one entry.
    expect(await screen.findByRole('button', { name: `Show all ${1 + 71 + 52 + 1}` })).toBeTruthy()
    expect(screen.getByText('63 attachments added')).toBeTruthy()
  },
)

const ofNils = {
  ContactId: '003000000000002AAA',
  Contact: record('Contact', '003000000000002AAA', { Name: 'Nils Aro' }),
}

it.each([
  ['its contact', 'Customer', {}, 'Support is waiting for your reply.'],
  ['a colleague', 'Customer', ofNils, 'Support is waiting for a reply from Nils Aro.'],
  ['an agent', 'Agent', ofNils, 'Waiting on the customer: Nils Aro has not replied yet.'],
  ['an agent who has to answer', 'Agent', { AwaitingCustomer__c: false }, 'This case is waiting on support.'],
])('says on whom a case waits to %s', async (_reader, profile, values, text) => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ AwaitingCustomer__c: true, ...values })),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch, profile)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('says on the timeline that the times of earlier comments could not be read', async () => {
  const comments = Array.from({ length: 52 }, (_, index) => comment(`00a${index}`, `Words ${index}`, false))
  const page = paged('CaseComments', comments)
  let mayRead = false
  const answer = (request: CacheRequest) => {
    const { pageSize } = { ...request.query, ...(request.body as object | undefined) } as { pageSize?: number }
    return Number(pageSize) > 50 && !mayRead ? refused(503, 'SERVICE_UNAVAILABLE') : page(request)
  }
  const service = scriptedService({ [`records/${ID}`]: ok(supportCase()), ...quiet, CaseComments: answer })
  show(service.fetch)
  const notice = await screen.findByText('The timeline could not be loaded.')
  mayRead = true
  fireEvent.click(within(notice.closest('[role]') as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('The timeline could not be loaded.')).toBeNull())
})

it('marks internal notes, and says to agents who will read what they write', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', [comment('00a2', 'They loaded it twice.', true, false)]),
    records: refused(503, 'SERVICE_UNAVAILABLE'),
    ...quiet,
  })
  show(service.fetch, 'Agent')
  const note = (await screen.findByText('They loaded it twice.')).closest('article')
  expect(note?.textContent).toContain('Internal note')
  // After a note the composer starts with a note, unless the agent chooses otherwise.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Internal note' }).checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Add internal note' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Public reply' }))
  expect(
    screen.getByText('Mara Okafor and everyone else at Osprey Ridge Aviation who can see this case will read this.'),
  )
  const posted = () => service.asked.flatMap(({ path, body }) => (path.endsWith('/records') ? [body] : []))
  const write = (label: string, text: string, button: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: button }))
  }
  fireEvent.click(screen.getByLabelText('Waiting for customer’s reply'))
  write('Public reply', 'Which card?', 'Post public reply')
  await waitFor(() =>
    expect(posted()).toMatchObject([{ fields: { CommentBody: 'Which card?', NeedsAnswer__c: true } }]),
  )
  await screen.findByText('Your comment was not posted. Try again; what you wrote is still here.')
  expect(screen.getByLabelText<HTMLInputElement>('Waiting for customer’s reply').checked).toBe(true)
  fireEvent.click(screen.getByLabelText('Internal note'))
  expect(screen.getByText('Only support agents will read this.')).toBeTruthy()
  expect(screen.queryByLabelText('Waiting for customer’s reply')).toBeNull()
  write('Internal note', 'Ask the desk.', 'Add internal note')
  await waitFor(() =>
    expect(posted()[1]).toMatchObject({ fields: { CommentBody: 'Ask the desk.', IsPublished: false } }),
  )
})

it('starts with a reply after a reply, and shows unsent text of either audience', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', [comment('00a2', 'Which card?', true)]),
    ...quiet,
  })
  const { unmount } = show(service.fetch, 'Agent')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Public reply' }), { target: { value: 'One moment.' } })
  unmount()
  const noted = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', [comment('00a3', 'Asked the desk.', true, false)]),
    ...quiet,
  })
  show(noted.fetch, 'Agent')
  expect(await screen.findByDisplayValue('One moment.')).toBe(screen.getByRole('textbox', { name: 'Public reply' }))
  expect(screen.getByRole('button', { name: 'Post public reply' })).toBeTruthy()
})

it('links a case with the one that it follows up, and with those that follow it up, and names its cycle', async () => {
  const parent = record('Case', '500000000000002AAA', { CaseNumber: '00418000', Subject: 'Terrain blank' })
  const followUp = record('Case', '500000000000003AAA', {
    CaseNumber: '00418300',
    Subject: 'It is back',
    Status: 'Open',
    IsMerged__c: false,
    ClosedDate: null,
  })
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ Parent: parent, AiracCycle__c: '2611' })),
    CaseComments: related('CaseComments', []),
    ...quiet,
    ChildCases: related('ChildCases', [followUp]),
  })
  show(service.fetch)
  const list = await screen.findByRole('list', { name: 'Related cases' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/case-details?id=500000000000002AAA', 'Terrain blankThis case follows up · 00418000'],
    ['/case-details?id=500000000000003AAA', 'It is backFollow-up case · 00418300 · Open'],
  ])
  expect(screen.getByText('AIRAC cycle').nextElementSibling?.textContent).toBe('2611')
})

it('gives customers no choice of readers, and says who they are', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  const field = await screen.findByRole('textbox', { name: 'Add a comment' })
  const readers = 'Support and everyone at Osprey Ridge Aviation who can see this case will read this.'
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(readers)
  expect(screen.getByRole('button', { name: 'Post comment' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('offers nothing that a closed case does not take', async () => {
  const closed = supportCase({
    Status: 'Closed',
    ClosedDate: '2026-11-19T12:00:00.000Z',
    Resolution__c: 'A new card.',
    Product__r: record('Product2', '01t000000000001AAA', { Name: 'Corrie Terrain', ItemNumber__c: 'CT-1' }),
    Aircraft__r: record('Aircraft__c', 'a00000000000001AAA', { TailNumber__c: 'N014KT' }),
  })
  const service = scriptedService({
    [`records/${ID}`]: ok(closed),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByText(/^This case is closed\. It cannot be edited/)).toBeTruthy()
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
  expect(['Contact', 'Created', 'Closed'].map((label) => [label, fact(label)])).toEqual([
    ['Contact', 'Mara Okafor'],
    ['Created', 'Nov 19, 2026'],
    ['Closed', 'Nov 19, 2026'],
  ])
  const another = await screen.findByRole('link', { name: 'Submit a new case' })
  expect(another.getAttribute('href')).toBe('/case-manager/Open-a-Case?productName=CT-1&tail=N014KT')
  expect(screen.getByText('A new card.')).toBeTruthy()
  expect(screen.queryByLabelText('Add a comment')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  expect(screen.queryByText('Up to 800 MB per file')).toBeNull()
})

it('offers what the server offers, by its words, an action that it does not know too, and nothing else', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ AwaitingCustomer__c: true })),
    CaseComments: related('CaseComments', []),
    ...quiet,
    [`actions/record/${ID}`]: actionsOf(
      ['Case.Close', 'Close case'],
      ['Case.ClearFlag', 'Clear flag'],
      ['Case.New', 'New'],
    ),
  })
  show(service.fetch)
  const pdf = await screen.findByRole('link', { name: 'Save as PDF' })
  expect([pdf.getAttribute('href'), pdf.hasAttribute('download')]).toEqual([`/cases/${ID}.pdf`, true])
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => /flag|Close case|New|Reopen|resolved/.test(name))).toEqual([
    'Clear flag',
    'Close case',
    'New',
  ])
})

it('closes a case only after a question, and opens no other dialog afterwards', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    'actions/perform-quick-action/Case.Close': ok({
      contextId: ID,
      id: ID,
      isCreated: false,
      isSuccess: true,
      successMessage: 'The case is closed.',
    }),
    ...quiet,
    [`actions/record/${ID}`]: actionsOf(['Case.Close', 'Close case'], ['Case.Rate', 'Rate this case']),
  })
  show(service.fetch)
  const closings = () => service.asked.filter(({ path }) => path.endsWith('perform-quick-action/Case.Close')).length
  const close = await screen.findByRole('button', { name: 'Close case' })
  fireEvent.click(close)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the case open' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(closings()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Close case' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close case' }))
  expect(await screen.findByText('The case is closed.')).toBeTruthy()
  expect(closings()).toBe(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('reopens a closed case once, however often Reopen is pressed', async () => {
  const answer = Promise.withResolvers<void>()
  const cases = [supportCase({ Status: 'Closed' }), { ...supportCase(), weakEtag: 2 }]
  const offers = [actionsOf(['Case.Reopen', 'Reopen']), actionsOf(['Case.Close', 'Close case'])]
  const last = <T,>(all: T[]): T => (all.length > 1 ? (all.shift() as T) : (all[0] as T))
  const service = scriptedService({
    [`records/${ID}`]: () => ok(last(cases)),
    CaseComments: related('CaseComments', []),
    'actions/perform-quick-action/Case.Reopen': async () => {
      await answer.promise
      return ok({ contextId: ID, id: ID, isCreated: false, isSuccess: true, successMessage: 'The case is open again.' })
    },
    ...quiet,
    [`actions/record/${ID}`]: () => last(offers),
  })
  show(service.fetch)
  const reopen = await screen.findByRole('button', { name: 'Reopen' })
  expect(screen.getByText(/Reopen it, or submit a new case\.$/)).toBeTruthy()
  fireEvent.click(reopen)
  fireEvent.click(reopen)
  answer.resolve()
  expect(await screen.findByText('The case is open again.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Close case' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  expect(service.asked.filter(({ path }) => path.endsWith('perform-quick-action/Case.Reopen'))).toHaveLength(1)
})

it('shows agents their own cases, the files and the history as views, and the other actions in a menu', async () => {
  const due = { NextDue__c: '2026-11-19T10:50:00.000Z', FirstAnswered__c: null, WaitingSince__c: null }
  const own = record('Case', ID, { CaseNumber: '00418273', Subject: 'Terrain layer missing', Status: 'Open', ...due })
  let isUp = false
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ IsEscalated: true })),
    CaseComments: related('CaseComments', []),
    ...quiet,
    'Case/MyWork': () => (isUp ? ok(listOf('Case', 'MyWork', [own])) : refused(500, 'INTERNAL_SERVER_ERROR')),
    [`actions/record/${ID}`]: actionsOf(
      ['Case.ChangeStatus', 'Change status'],
      ['Case.Merge', 'Merge into another case'],
    ),
  })
  show(service.fetch, 'Agent')
  expect(await screen.findByRole('button', { name: /Open ?, Change status/ })).toBeTruthy()
  expect(screen.getByText('Escalated')).toBeTruthy()
  const mine = within(screen.getByRole('navigation', { name: 'My Queue' }))
  expect(await mine.findByText('Your cases could not be loaded.')).toBeTruthy()
  isUp = true
  fireEvent.click(mine.getByRole('button', { name: 'Try again' }))
  const link = await mine.findByRole('link', { name: /00418273/ })
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(link.textContent).toMatch(/late/)

  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Merge into another case',
    'Save as PDF',
  ])
  fireEvent.change(screen.getByRole('textbox', { name: 'Public reply' }), { target: { value: 'Half a sentence' } })
  fireEvent.click(screen.getByRole('tab', { name: /Attachments/ }))
  expect(await screen.findByText('or drop them here')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'r' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Public reply' })))
  expect(screen.getByDisplayValue('Half a sentence')).toBeTruthy()
  expect(screen.queryByText('or drop them here')).toBeNull()
})

it('asks for the reason of an escalation, keeps it when that fails, and sends it once more as the same attempt', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE')]
  const done = ok({
    contextId: ID,
    id: ID,
    isCreated: false,
    isSuccess: true,
    successMessage: 'The case was escalated.',
  })
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    ...escalation,
    'actions/perform-quick-action/Case.Escalate': () => answers.shift() ?? done,
    [`actions/record/${ID}`]: actionsOf(['Case.Escalate', 'Escalate']),
  })
  const posts = () => service.asked.filter(({ path }) => path.endsWith('perform-quick-action/Case.Escalate'))
  show(service.fetch)
  fireEvent.click(await screen.findByRole('button', { name: 'Escalate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Escalate' }))
  expect(dialog.getByText('Tell us what changed.')).toBeTruthy()
  const submit = (): void => void fireEvent.click(dialog.getByRole('button', { name: 'Escalate' }))
  submit()
  expect(await dialog.findByText('Fill in “Reason”.')).toBeTruthy()
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'We fly on Friday and more than that' } })
  submit()
  expect(await dialog.findByText('Reason has at most 20 characters.')).toBeTruthy()
  expect(posts()).toEqual([])
  fireEvent.change(field, { target: { value: 'We fly on Friday.' } })
  submit()
  expect(await dialog.findByText(/did not answer as it should/)).toBeTruthy()
  expect(field.value).toBe('We fly on Friday.')
  submit()
  expect(await screen.findByText('The case was escalated.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const [first, second] = posts()
  expect(second?.body).toMatchObject({ contextId: ID, fields: { EscalationReason__c: 'We fly on Friday.' } })
  expect([first?.headers, first?.body]).toEqual([second?.headers, second?.body])
})

it('shows cases like this one with how they ended, and says when they could not be loaded', async () => {
  const similar = {
    id: '500000000000002AAA',
    caseNumber: '00409771',
    subject: 'Obstacle layer blank',
    status: 'Resolved',
    statusLabel: 'Resolved',
    resolution: 'Load the card again.\nThen restart.',
    productName: null,
    isSameProduct: true,
    isSameAircraft: false,
  }
  const answers = [refused(500, 'INTERNAL_SERVER_ERROR'), ok({ cases: [similar] })]
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    [similarTo]: () => answers.shift() ?? ok({ cases: [] }),
  })
  show(service.fetch)
  expect(await screen.findByText('Similar cases could not be loaded.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const link = within(await screen.findByRole('list', { name: 'Similar cases' })).getByRole('link')
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/case-details?id=500000000000002AAA',
    'Obstacle layer blank00409771 · Resolved · Load the card again.',
  ])
})

it('lists the watchers, adds the reader, and says why a watcher was not added or removed', async () => {
  const watcher = (id: string, name: string): RecordShape =>
    record('CaseWatcher__c', id, {
      UserId__c: '005000000000009AAA',
      User__r: record('User', '005000000000009AAA', { Name: name }),
    })
  const created = ok(record('CaseWatcher__c', 'a07000000000002AAA', {}))
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    CaseWatchers: related('CaseWatchers', [watcher('a07000000000001AAA', 'Nils Berg')]),
    records: created,
    'records/a07000000000001AAA': refused(503, 'SERVICE_UNAVAILABLE'),
  })
  show(service.fetch)
  const region = within(await screen.findByRole('region', { name: 'Watchers' }))
  expect(await region.findByText('Nils Berg')).toBeTruthy()
  fireEvent.click(region.getByRole('button', { name: 'Watch this case' }))
  const posted = () => service.asked.flatMap(({ path, body }) => (path.endsWith('/records') ? [body] : []))
  await waitFor(() => expect(posted()).toMatchObject([{ apiName: 'CaseWatcher__c', fields: { CaseId__c: ID } }]))
  expect(await screen.findByText('Added to the watchers.')).toBeTruthy()
  fireEvent.click(await region.findByRole('button', { name: 'Stop e-mails to Nils Berg' }))
  expect(await region.findByText('This was not done. Try again shortly.')).toBeTruthy()
  expect(region.getByText('Nils Berg')).toBeTruthy()
})

it('says of a case that was just opened that it is open, and no longer once it is closed', async () => {
  for (const [Status, isSaid] of [
    ['Open', true],
    ['Closed', false],
  ] as const) {
    const service = scriptedService({
      [`records/${ID}`]: ok(supportCase({ Status })),
      CaseComments: related('CaseComments', []),
      ...quiet,
    })
    const at = { pathname: '/case-details', search: `?id=${ID}`, state: { isNew: true } }
    renderScreen(CaseDetailScreen, { path: '/case-details', at, fetch: service.fetch, profile: 'Customer' })
    expect(await screen.findByRole('heading', { name: 'Terrain layer missing', level: 1 })).toBeTruthy()
    expect(screen.queryByText('Your case is open') !== null).toBe(isSaid)
    cleanup()
  }
})

it('does not speak of reopening where the server does not offer it', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase({ Status: 'Closed' })),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByText(/^This case is closed\..* Submit a new case\.$/)).toBeTruthy()
  expect(screen.queryByText(/Reopen/)).toBeNull()
})

it('says that an action was not done, without a connection or because the case has changed, and shows what it is now', async () => {
  const moved = {
    status: 400,
    statusText: 'Bad Request',
    body: [{ errorCode: 'STATUS_MOVE_REFUSED', message: 'A case cannot be moved from Closed to Resolved.' }],
  }
  const cases = [supportCase()]
  const service = scriptedService({
    [`records/${ID}`]: () => ok(cases[0]),
    CaseComments: related('CaseComments', []),
    'actions/perform-quick-action/Case.MarkResolved': () => {
      if (cases.length > 0 && cases[0]?.fields.Status?.value === 'Closed') return moved
      throw new TypeError('no connection')
    },
    ...quiet,
    [`actions/record/${ID}`]: () =>
      cases[0]?.fields.Status?.value === 'Closed'
        ? actionsOf(['Case.Reopen', 'Reopen'])
        : actionsOf(['Case.MarkResolved', 'Mark as resolved']),
  })
  show(service.fetch)
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as resolved' }))
  expect(await screen.findByText('This was not done. Try again shortly.')).toBeTruthy()
  // Closed in another tab in the meantime.
  cases[0] = { ...supportCase({ Status: 'Closed' }), weakEtag: 2 }
  fireEvent.click(screen.getByRole('button', { name: 'Mark as resolved' }))
  const text = 'This case has changed since you opened this page. A case cannot be moved from Closed to Resolved.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as resolved' })).toBeNull()
})

it('lets only the sender of an e-mailed file confirm the notice, and hides the file from others', async () => {
  let scanState = 'Held'
  const version = () => record('ContentVersion', '068000000000001AAA', { ScanState: scanState })
  const file = () =>
    record('ContentDocumentLink', '06A000000000001AAA', {
      ContentDocument: record('ContentDocument', '069000000000001AAA', {
        Title: 'held',
        ContentSize: 4,
        LatestPublishedVersionId: '068000000000001AAA',
        LatestPublishedVersion: version(),
      }),
      LinkedEntityId: ID,
      CreatedDate: '2026-11-19T10:00:00.000Z',
      CreatedBy: record('User', '005000000000001AAA', { Name: 'Mara Okafor' }),
      CreatedById: '005000000000001AAA',
    })
  const files = () => related('AttachedContentDocuments', [file()])
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    AttachedContentDocuments: files,
    records: () => {
      scanState = 'NotScanned'
      return ok(record('ExportAcknowledgement__c', 'a0B000000000001AAA', {}))
    },
  })
  show(service.fetch)
  const attachments = await screen.findByRole('region', { name: 'Attachments' })
  expect(await within(attachments).findByText(/on hold until its sender confirms/)).toBeTruthy()
  expect(within(attachments).queryByRole('link')).toBeNull()
  fireEvent.click(await within(attachments).findByRole('button', { name: 'Read the export-control notice' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await within(attachments).findByRole('link', { name: /held/ })).toBeTruthy()
  expect(screen.queryByText(/on hold/)).toBeNull()
})

it('shows the same page for a hidden case as for a missing one', async () => {
  const service = scriptedService({
    [`records/${ID}`]: refused(404, 'NOT_FOUND'),
    CaseComments: refused(404, 'NOT_FOUND'),
    CaseHistories: refused(404, 'NOT_FOUND'),
    AttachedContentDocuments: refused(404, 'NOT_FOUND'),
    [`actions/record/${ID}`]: refused(404, 'NOT_FOUND'),
    [similarTo]: refused(404, 'NOT_FOUND'),
    CaseWatchers: refused(404, 'NOT_FOUND'),
  })
  show(service.fetch)
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('keeps heading and breadcrumb when the case cannot be loaded, and retries', async () => {
  const answers = [refused(500, 'INTERNAL_SERVER_ERROR'), ok(supportCase())]
  const service = scriptedService({
    [`records/${ID}`]: () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR'),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByText('The case could not be loaded.')).toBeTruthy()
  const heading = screen.getByRole('heading', { name: 'Case', level: 1 })
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/case-manager'])
  expect(document.title).toBe('Case | Navdesk')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Terrain layer missing', level: 1 })).toBe(heading)
})

it('shows a comment at once, and gives it back with the reason when it is refused', async () => {
  const answer = Promise.withResolvers<void>()
  const refusal = {
    status: 400,
    statusText: 'Bad Request',
    body: {
      message: 'This case is closed.',
      output: { errors: [{ errorCode: 'CASE_CLOSED', message: 'This case is closed.' }] },
    },
  }
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    records: async () => {
      await answer.promise
      return refusal
    },
    ...quiet,
  })
  show(service.fetch)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment')
  fireEvent.change(field, { target: { value: 'We fly tomorrow.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }))
  expect(await screen.findByText('Sending')).toBeTruthy()
  expect(field.value).toBe('')
  answer.resolve()
  expect(await screen.findByText('This case is closed.')).toBeTruthy()
  expect(field.value).toBe('We fly tomorrow.')
  const keys = service.asked.filter(({ method }) => method === 'POST').map(keyOf)
  expect(keys.filter((key) => key !== undefined)).toHaveLength(1)
})

it('announces that a comment was posted', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    records: ok(record('CaseComment', '00a000000000009AAA', {})),
    ...quiet,
  })
  show(service.fetch)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment')
  expect(screen.queryByText('Your comment was posted.')).toBeNull()
  fireEvent.change(field, { target: { value: 'We fly tomorrow.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post comment' }))
  const said = await screen.findByText('Your comment was posted.')
  expect(said.getAttribute('role')).toBe('status')
})

it('announces a note after a reply again', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    records: ok(record('CaseComment', '00a000000000009AAA', {})),
    ...quiet,
  })
  show(service.fetch, 'Agent')
  const announced = () => screen.queryAllByText('Your comment was posted.')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Public reply' }), { target: { value: 'Which card?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post public reply' }))
  await waitFor(() => expect(announced()).toHaveLength(1))
  fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Internal note' }), { target: { value: 'Ask the desk.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add internal note' }))
  await waitFor(() => expect(announced()).toHaveLength(2))
})

it('moves the focus to a comment that was not posted, with the reason below it', async () => {
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
  })
  show(service.fetch)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment')
  const button = screen.getByRole('button', { name: 'Post comment' })
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  for (const attempt of [1, 2]) {
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(scrolled).toHaveBeenCalledTimes(attempt)
  }
  expect(screen.getByText('Enter a comment.')).toBeTruthy()
})

it('shows the newest comments of a long thread, earlier ones on request, and links to the newest', async () => {
  const count = 14
  const newestFirst = Array.from({ length: count }, (_, index) =>
    comment(`00a${index}`, `Comment ${count - index}`, false),
  )
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', newestFirst),
    ...quiet,
  })
  show(service.fetch)
  expect(await screen.findByText('Comment 14')).toBeTruthy()
  const bodies = () => screen.getAllByText(/^Comment \d+$/, { selector: 'article p' }).map((body) => body.textContent)
  expect([bodies().length, bodies()[0], bodies().at(-1)]).toEqual([10, 'Comment 5', 'Comment 14'])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the newest' }))
  expect(document.activeElement?.textContent).toContain('Comment 14')
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier comments' }))
  expect([bodies().length, bodies()[0]]).toEqual([14, 'Comment 1'])
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull()
})

it('makes links of the web addresses in a comment, and keeps its markup as text', async () => {
  const body = 'See https://example.com/log. <b>Bold</b> javascript:alert(1)'
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', [comment('00a1', body, false)]),
    ...quiet,
  })
  show(service.fetch)
  const link = await screen.findByRole('link', { name: 'https://example.com/log' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.com/log',
    'noopener nofollow',
  ])
  expect(link.parentElement?.textContent).toBe(body)
  expect(link.parentElement?.children).toHaveLength(1)
})

const keyOf = ({ headers }: CacheRequest): string | undefined => headers?.['Idempotency-Key']

it('sets the status once the reply is stored, and says where only the reply was', async () => {
  const performed = { contextId: ID, id: ID, isCreated: false, isSuccess: true, successMessage: 'Changed.' }
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(performed)]
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    'Case/MyWork': ok(listOf('Case', 'MyWork', [])),
    records: ok(comment('00a9', 'We are on it.', true)),
    'perform-quick-action/Case.ChangeStatus': () => answers.shift() ?? ok(performed),
  })
  show(service.fetch, 'Agent')
  const field = await screen.findByRole('textbox', { name: 'Public reply' })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Set status to In Progress' }))
  fireEvent.change(field, { target: { value: 'We are on it.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Post public reply' }))
  expect(await screen.findByText('The reply was sent, but the status was not changed.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set status' }))
  expect(await screen.findByText('The reply was sent. The case is In Progress.')).toBeTruthy()
  const writes = service.asked.filter(({ method, path }) => method === 'POST' && /records$|ChangeStatus$/.test(path))
  expect(writes.map(({ path }) => path.split('/').at(-1))).toEqual([
    'records',
    'Case.ChangeStatus',
    'Case.ChangeStatus',
  ])
  expect(writes.at(-1)?.body).toMatchObject({ contextId: ID, fields: { Status: 'In-Progress' } })
})

it('keeps an answered case at its place in the list', async () => {
  const own = (number: number) => {
    const due = { NextDue__c: null, FirstAnswered__c: null, WaitingSince__c: null }
    const fields = { CaseNumber: `0041827${number}`, Subject: `Case ${number}`, Status: 'Open', ...due }
    return record('Case', number === 3 ? ID : `50000000000010${number}AAA`, fields)
  }
  let rows = [own(3), own(4)]
  const service = scriptedService({
    [`records/${ID}`]: ok(supportCase()),
    CaseComments: related('CaseComments', []),
    ...quiet,
    'Case/MyWork': () => ok(listOf('Case', 'MyWork', rows)),
    'perform-quick-action/Case.ChangeStatus': ok({ contextId: ID, id: ID, isCreated: false, isSuccess: true }),
    records: ok(comment('00a9', 'We are on it.', true)),
  })
  show(service.fetch, 'Agent')
  const mine = within(await screen.findByRole('navigation', { name: 'My Queue' }))
  const numbers = () => mine.getAllByRole('link', { name: /^0041827/ }).map((link) => link.textContent?.slice(0, 8))
  await waitFor(() => expect(numbers()).toEqual(['00418273', '00418274']))
  // The service lists the answered case last, and a new one first.
  rows = [own(5), own(4), own(3)]
  fireEvent.change(screen.getByRole('textbox', { name: 'Public reply' }), { target: { value: 'We are on it.' } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Set status to In Progress' }))
  fireEvent.click(screen.getByRole('button', { name: 'Post public reply' }))
  await waitFor(() => expect(numbers()).toEqual(['00418273', '00418274', '00418275']))
})

import { expect, it } from 'vitest'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'
import { type CaseOfMail, textsOfEveryMail } from './case-mail.ts'
import { caseOutcome } from './case-outcome.mail.ts'
import { caseReply } from './case-reply.mail.ts'

const baseUrl = 'https://support.calder-aerodata.example'
const of: CaseOfMail = {
  id: '5000000000000010AA',
  side: 'opener',
  caseNumber: '00418273',
  subject: 'Terrain layer blank',
  statusLabel: 'Open',
  isFrozen: false,
  impact: 'Minor Degradation',
  issueType: 'Product',
  productName: 'Corrie Terrain',
  tailNumber: null,
  contentAllowed: true,
  readBy: 'login',
  replyTo: null,
  surveyUrl: null,
  isWaitingForRecipient: false,
}
const to = 'mara@osprey.example'

const answerDue = 'Mon Jun 29, 10:00 UTC (05:00 your time)'

it('acknowledges a case with its number first in the subject, and a link', () => {
  const mail = caseAcknowledgement.document({ to, case: of, answerDue }, baseUrl)
  expect(mail.subject).toBe('[00418273] Your case is open')
  expect(mail.paragraphs).toContain(`We aim to answer by ${answerDue}.`)
  expect(mail.button).toEqual({
    label: 'Open case 00418273',
    url: 'https://support.calder-aerodata.example/case-details?id=5000000000000010AA',
  })
  expect(mail.facts).toEqual([
    { label: 'Status', value: 'Open' },
    { label: 'Product', value: 'Corrie Terrain' },
    { label: 'Impact', value: 'Minor Degradation' },
  ])
})

it('says where case e-mails are switched off to people with a login', () => {
  const footerFor = (readBy: CaseOfMail['readBy']) =>
    caseAcknowledgement.document({ to, case: { ...of, readBy }, answerDue }, baseUrl).footer.join(' ')
  const off = 'Switch case e-mails off: https://support.calder-aerodata.example/account/alerts'
  expect(footerFor('login')).toContain(off)
  expect(footerFor({ token: 'a-token' })).not.toContain(off)
})

it('carries the text of a reply, paragraph by paragraph', () => {
  const mail = caseReply.document(
    { to, case: of, agentName: 'Jonas Weil', text: 'Load 2610 again.\n\n\nThen write.\n' },
    baseUrl,
  )
  expect(mail.subject).toBe('[00418273] Jonas Weil replied')
  expect(mail.paragraphs).toEqual(['Load 2610 again.', 'Then write.'])
})

it('says that support waits for a reply, with or without the content of the case', () => {
  for (const contentAllowed of [true, false]) {
    const waiting = { ...of, contentAllowed, isWaitingForRecipient: true }
    const mail = caseReply.document({ to, case: waiting, agentName: 'Jonas Weil', text: 'Which card?' }, baseUrl)
    expect(mail.paragraphs.at(-1)).toBe('Support is waiting for your reply.')
  }
})

it('says that support resolved a case, and how to reopen it', () => {
  const mail = caseOutcome.document(
    { to, case: { ...of, statusLabel: 'Resolved' }, status: 'Resolved', resolution: '', movedBy: 'Support' },
    baseUrl,
  )
  expect(mail.subject).toBe('[00418273] Your case is resolved')
  expect(mail.paragraphs).toEqual([
    'Support has marked “Terrain layer blank” as resolved.',
    'If the problem is still there, open the page of the case and choose Reopen.',
  ])
})

it('carries the resolution of a case that has ended, and asks for no comment on a frozen one', () => {
  const closed = { ...of, statusLabel: 'Closed', isFrozen: true }
  const facts = { status: 'Closed', resolution: 'Load 2610 again.\n\nThen restart.', movedBy: 'Support' } as const
  const mail = caseOutcome.document({ to, case: closed, ...facts }, baseUrl)
  expect(mail.paragraphs.slice(1, 3)).toEqual(['Resolution: Load 2610 again.', 'Then restart.'])
  expect(mail.footer.join(' ')).not.toMatch(/comment/)
  const restricted = caseOutcome.document({ to, case: { ...closed, contentAllowed: false }, ...facts }, baseUrl)
  expect(JSON.stringify(restricted)).not.toContain('2610')
})

it('sends a restricted account only number and link', () => {
  const restricted = { ...of, contentAllowed: false }
  const mails = [
    caseAcknowledgement.document({ to, case: restricted, answerDue }, baseUrl),
    caseOutcome.document({ to, case: restricted, status: 'Closed', resolution: '', movedBy: 'Support' }, baseUrl),
    caseReply.document({ to, case: restricted, agentName: 'Jonas Weil', text: 'Load 2610 again.' }, baseUrl),
  ]
  for (const mail of mails) {
    const words = JSON.stringify(mail)
    expect(words).toContain('00418273')
    expect(words).toContain('case-details?id=5000000000000010AA')
    for (const hidden of ['Terrain', 'Load 2610', 'Jonas', 'Status']) expect(words).not.toContain(hidden)
  }
})

it('gives a guest the number and a link that opens this case alone, and never asks to sign in', () => {
  const guest = { ...of, contentAllowed: false, readBy: { token: 'secret' } }
  const mails = [
    caseAcknowledgement.document({ to, case: guest, answerDue }, baseUrl),
    caseOutcome.document({ to, case: guest, status: 'Closed', resolution: '', movedBy: 'Support' }, baseUrl),
    caseReply.document({ to, case: guest, agentName: 'Jonas Weil', text: 'Load 2610 again.' }, baseUrl),
  ]
  for (const mail of mails) {
    expect(mail.button).toEqual({ label: 'Open case 00418273', url: `${baseUrl}/guest-case#token=secret` })
    expect(JSON.stringify(mail)).not.toMatch(/Terrain|Load 2610|Jonas|case-details|login/)
  }
})

it('knows each sentence by which the mails of a case are recognized when they are quoted', () => {
  const cases = (['login', null, { token: 'a-token' }] as const).flatMap((readBy) =>
    (['opener', 'watchers', 'support'] as const).flatMap((side) =>
      [null, 'case-1@answers.example'].map((replyTo) => ({
        ...of,
        readBy,
        side,
        replyTo,
        isWaitingForRecipient: true,
      })),
    ),
  )
  const texts = cases
    .flatMap((mailed) => [
      caseAcknowledgement.document({ to, case: mailed, answerDue }, baseUrl),
      caseReply.document({ to, case: mailed, agentName: 'Jonas Weil', text: 'Load it again.' }, baseUrl),
    ])
    .flatMap(({ paragraphs, footer }) => [...paragraphs, ...footer])
  expect(textsOfEveryMail.filter((sentence) => !texts.some((text) => text.includes(sentence)))).toEqual([])
  expect(new Set(textsOfEveryMail).size).toBe(textsOfEveryMail.length)
})

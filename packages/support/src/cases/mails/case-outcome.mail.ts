import { type CaseStatus, caseMovesFrom, caseStatuses, caseStatusLabel, hasCaseEnded } from 'contract'
import { Type } from 'typebox'
import { paragraphsOf } from '../../mail-document.ts'
import { type CaseOfMail, caseButton, caseFacts, caseFooter } from './case-mail.ts'
import { defineCaseMail } from './define-case-mail.ts'

/** Notifies customers of a new status, with its author and what they can still do, unless the status has changed again. */
export const caseOutcome = defineCaseMail({
  task: 'send-case-outcome',
  onlyNewest: true,
  payload: Type.Object({
    caseId: Type.String(),
    status: Type.Unsafe<CaseStatus>(Type.Enum([...caseStatuses])),
    /** When the status changed, ISO 8601; part of the key, since each change is mailed. */
    movedAt: Type.String(),
    movedBy: Type.Optional(Type.String()),
  }),
  reason: 'send a new status of a case by mail',
  key: ({ caseId, movedAt }) => `case-outcome-${caseId}-${Date.parse(movedAt)}`,
  to: ['opener', 'watchers'],
  read: async (records, { caseId, status, movedBy }) => {
    const current = await records.read('Case', caseId, ['Status', 'Resolution__c'])
    if (current?.Status !== status) return null
    const mover = movedBy === undefined ? null : await records.read('User', movedBy, ['Name', 'ContactId'])
    const byCustomer = typeof mover?.ContactId === 'string'
    const resolution = hasCaseEnded(status) && typeof current.Resolution__c === 'string' ? current.Resolution__c : ''
    const facts = { status, resolution, movedBy: byCustomer ? String(mover.Name) : 'Support' }
    return { caseId, except: movedBy, facts }
  },
  document: ({ to, case: of, status, resolution, movedBy }, baseUrl) => {
    const state = caseStatusLabel(status).toLowerCase()
    return {
      to,
      subject: `[${of.caseNumber}] Your case is ${state}`,
      preheader: `The status of case ${of.caseNumber} is ${state}.`,
      heading: `Your case is ${state}`,
      paragraphs: [
        of.contentAllowed ? `${movedBy} has marked “${of.subject}” as ${state}.` : `Case ${of.caseNumber} is ${state}.`,
        ...(of.contentAllowed ? paragraphsOf(resolution && `Resolution: ${resolution}`) : []),
        ...afterwards(of, status),
      ],
      facts: caseFacts(of),
      ...caseButton(baseUrl, of),
      footer: [...survey(of, status), ...caseFooter(baseUrl, of)],
    }
  },
})

/** The survey about a closed case, for recipients who want surveys. */
const survey = ({ surveyUrl }: CaseOfMail, status: CaseStatus): string[] =>
  status === 'Closed' && surveyUrl !== null ? [`How did we do? Answer a short question: ${surveyUrl}`] : []

/** What the customer can do once work on the case has ended. */
function afterwards({ readBy }: CaseOfMail, status: CaseStatus): string[] {
  if (!hasCaseEnded(status)) return []
  const canReopen = readBy === 'login' && caseMovesFrom(status, 'customer').includes('Open')
  const how = canReopen ? 'open the page of the case and choose Reopen' : 'open another case'
  return [`If the problem is still there, ${how}.`]
}

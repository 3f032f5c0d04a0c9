import { ANSWER_HERE, NOT_READ } from '../../define-mail.ts'
import type { MailSender } from '../../mail-document.ts'
import type { CaseMailSide } from './case-mail-roles.ts'

/** The parts of a case that mails show. `contentAllowed` is false where only number and link may leave the portal. */
export type CaseOfMail = {
  id: string
  /** Why the recipient gets the mail. */
  side: CaseMailSide
  caseNumber: string
  subject: string
  statusLabel: string
  /** The case takes no comments until it is reopened. */
  isFrozen: boolean
  impact: string
  issueType: string
  productName: string | null
  tailNumber: string | null
  contentAllowed: boolean
  /** How the recipient reads the case: signed in, as a guest by the token of a link, or, as a removed contact, not at all. */
  readBy: 'login' | { token: string } | null
  /** The address for replies by e-mail; null where these are not accepted. */
  replyTo: string | null
  /** The customer survey; null for a recipient who gets none. */
  surveyUrl: string | null
  /** Support is waiting for a reply of this recipient. */
  isWaitingForRecipient: boolean
  /** That of the queue of the case; absent means that of the installation. */
  sender?: MailSender
}

export const caseUrl = (baseUrl: string, caseId: string): string => new URL(`/case-details?id=${caseId}`, baseUrl).href

/** The page on which a guest reads one case; the token is behind `#`, which browsers do not send. */
const guestCaseUrl = (baseUrl: string, token: string): string => new URL(`/guest-case#token=${token}`, baseUrl).href

/** The link to the page of the case, which needs a sign-in except for guests; none for recipients who cannot read the case. */
export const caseButton = (
  baseUrl: string,
  { id, caseNumber, readBy }: CaseOfMail,
): { button?: { label: string; url: string } } => {
  if (readBy === null) return {}
  const url = readBy === 'login' ? caseUrl(baseUrl, id) : guestCaseUrl(baseUrl, readBy.token)
  return { button: { label: `Open case ${caseNumber}`, url } }
}

const FACTS = 3

/** The facts below the text: the first three that are known; none where they may not leave the portal. */
export function caseFacts(of: CaseOfMail): { label: string; value: string }[] {
  if (!of.contentAllowed) return []
  const facts = [
    { label: 'Status', value: of.statusLabel },
    { label: 'Product', value: of.productName },
    { label: 'Tail number', value: of.tailNumber },
    { label: 'Impact', value: of.impact },
    { label: 'Issue type', value: of.issueType },
  ]
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])).slice(0, FACTS)
}

/** Sentences that are the same in every mail of a case. */
const sentences = {
  notice:
    'Add only non-technical administrative data to a case, and no technical data that is subject to export control.',
  answerOnPage: 'To answer, add a comment on the page of the case.',
  switchOff: 'Switch case e-mails off:',
  openedByYou: 'You receive this e-mail because you opened this case with your address.',
  openToAnyone: 'Anyone with the link can read the case. It is valid for 30 days; its page can send you another one.',
} as const

/** Sentences of acknowledgements and replies. */
export const answerSentences = {
  byMailAndOnPage: 'We reply by e-mail and on the page of the case, where you can add comments and files.',
  byMail: 'Our support will write to you at this address.',
  byMailAndLink: 'Our support will write to you at this address, and you can read the answers on the page of the case.',
  isWaiting: 'Support is waiting for your reply.',
} as const

const reasons: Readonly<Record<CaseMailSide, string>> = {
  opener: 'You receive this because case e-mails are on.',
  watchers: 'You receive this because you watch this case and case e-mails are on.',
  support: 'You receive this because this case, or its account, is yours and case e-mails are on.',
}

/** The fixed sentences of mails about cases: by these, a quoted mail is recognized as ours. */
export const textsOfEveryMail: readonly string[] = [
  ...Object.values(sentences),
  ...Object.values(answerSentences),
  ...Object.values(reasons),
  NOT_READ,
  ANSWER_HERE,
]

/** How to answer, why the mail was sent, and where to switch such mails off. */
export function caseFooter(baseUrl: string, { readBy, side, replyTo, isFrozen }: CaseOfMail): string[] {
  const { notice, answerOnPage, switchOff, openedByYou, openToAnyone } = sentences
  if (readBy === 'login') {
    const how = replyTo === null && !isFrozen ? [answerOnPage] : []
    const off = `${switchOff} ${new URL('/account/alerts', baseUrl).href}`
    return [...how, reasons[side], off, notice]
  }
  return readBy === null ? [openedByYou, notice] : [openedByYou, openToAnyone, notice]
}

/** The parts of a case that mails show. `contentAllowed` is false where only number and link may leave the portal. */
export type CaseOfMail = {
  id: string
  caseNumber: string
  subject: string
  statusLabel: string
  productName: string | null
  tailNumber: string | null
  contentAllowed: boolean
  /** Opened by a guest, who has no page to read it on and no settings. */
  isOfGuest: boolean
  /** Support has asked something and waits for the answer of the recipient. */
  isWaitingForRecipient: boolean
}

export const caseUrl = (baseUrl: string, caseId: string): string => new URL(`/case-details?id=${caseId}`, baseUrl).href

/** The link to the page of the case; a guest, who cannot sign in, has none. */
export const caseButton = (
  baseUrl: string,
  { id, caseNumber, isOfGuest }: CaseOfMail,
): { button?: { label: string; url: string } } =>
  isOfGuest ? {} : { button: { label: `Open case ${caseNumber}`, url: caseUrl(baseUrl, id) } }

/** The facts under the text: status, product, tail number, where they are known and allowed. */
export function caseFacts(of: CaseOfMail): { label: string; value: string }[] {
  if (!of.contentAllowed) return []
  const facts = [
    { label: 'Status', value: of.statusLabel },
    { label: 'Product', value: of.productName },
    { label: 'Tail number', value: of.tailNumber },
  ]
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}

const NOTICE =
  'Add only non-technical administrative data to a case, and no technical data that is subject to export control.'

/** How to answer, and why the mail was sent. */
export const caseFooter = ({ isOfGuest }: CaseOfMail): string[] =>
  isOfGuest
    ? ['You receive this e-mail because you opened this case with your address.', NOTICE]
    : ['To answer, add a comment on the page of the case.', 'You receive this because case e-mails are on.', NOTICE]

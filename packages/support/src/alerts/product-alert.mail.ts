import { CRITICAL } from 'contract'
import { Type } from 'typebox'
import { defineJob, type JobServices } from '../define-job.ts'
import { withAnswerNotice } from '../define-mail.ts'
import { type MailDocument, paragraphsOf } from '../mail-document.ts'
import { mayReadRecord } from '../may-read-record.ts'
import { followersOf, mailboxOf } from './alert-followers.ts'

/** Recipients whose mails one job queues. */
const PORTION = 500

/** Where mail providers unsubscribe their users (RFC 8058). */
export const ALERT_MAILS_PATH = '/alert-mails'

const REASON = 'mail an alert to the followers of a product'

/** What the mail about an alert shows. */
export type AlertNews = {
  to: string
  alertId: string
  title: string
  text: string
  kind: string
  severity: string
  productName: string
  airacCycle: string | null
  needsConfirmation: boolean
  /** False where only a link and the severity may leave the portal. */
  contentAllowed: boolean
  /** Unsubscribes without a sign-in. */
  stopToken: string
}

/** Queues a mail for each user to whom a new alert is addressed, so that one failed mail is retried alone. */
export const announceAlert = defineJob({
  task: 'announce-product-alert',
  payload: Type.Object({ alertId: Type.String(), after: Type.String() }),
  run: async ({ platform }, { alertId, after }) => {
    await platform.asSystem(REASON).transaction(async (records, tx) => {
      const alert = await records.read('ProductAlert__c', alertId, ['ProductId__c', 'Kind__c', 'Severity__c'])
      if (alert === null) return
      const followers = await followersOf(records, {
        productId: String(alert.ProductId__c),
        kind: String(alert.Kind__c),
        severity: String(alert.Severity__c),
      })
      const next = followers.filter(({ userId, byMail }) => byMail && userId > after).slice(0, PORTION)
      for (const { userId } of next) productAlertMail.enqueue(tx, { alertId, userId })
      const last = next.at(-1)
      if (next.length === PORTION && last !== undefined) announceAlert.enqueue(tx, { alertId, after: last.userId })
    })
  },
})

/** Mails an alert to a user who can still see it and still wants such mails. */
export const productAlertMail = {
  ...defineJob({
    task: 'send-product-alert',
    payload: Type.Object({ alertId: Type.String(), userId: Type.String() }),
    run: async (services, { alertId, userId }) => {
      const { platform, personOf, mailer, baseUrl } = services
      const person = await personOf(userId)
      if (person === null || !(await mayReadRecord(platform.as(person.principal), alertId, 'ProductAlert__c.Title__c')))
        return
      const news = await newsFor(services, alertId, userId)
      if (news !== null) await mailer.send(documentOf(news, baseUrl), `product-alert-${alertId}-${userId}`)
    },
  }),
  document: documentOf,
}

async function newsFor(
  { platform, alertLinks }: JobServices,
  alertId: string,
  userId: string,
): Promise<AlertNews | null> {
  return await platform.asSystem(REASON).transaction(async (records) => {
    const mailbox = await mailboxOf(records, userId)
    const alert = await records.read('ProductAlert__c', alertId, [
      'Title__c',
      'Body__c',
      'Kind__c',
      'Severity__c',
      'ProductId__c',
      'AiracCycle__c',
      'NeedsConfirmation__c',
    ])
    if (mailbox === null || alert === null) return null
    const product = await records.read('Product2', String(alert.ProductId__c), ['Name'])
    return {
      ...mailbox,
      alertId,
      title: String(alert.Title__c),
      text: String(alert.Body__c),
      kind: String(alert.Kind__c),
      severity: String(alert.Severity__c ?? 'Information'),
      productName: String(product?.Name ?? ''),
      airacCycle: typeof alert.AiracCycle__c === 'string' ? alert.AiracCycle__c : null,
      needsConfirmation: alert.NeedsConfirmation__c === true,
      stopToken: alertLinks.stopToken(userId),
    }
  })
}

function documentOf(news: AlertNews, baseUrl: string): MailDocument {
  const { to, title, text, kind, severity, productName, airacCycle, contentAllowed, stopToken } = news
  const stopPage = new URL(`/unsubscribe/${stopToken}`, baseUrl).href
  const subject = contentAllowed ? `${productName}: ${title}` : 'New product alert'
  // The urgency is mailed even where the content may not leave the portal.
  const urgency = { label: 'Severity', value: severity }
  const confirm = news.needsConfirmation ? ['Please confirm on its page that you have read it.'] : []
  const facts = [
    { label: 'Product', value: productName },
    { label: 'Kind', value: kind },
    urgency,
    ...(airacCycle === null ? [] : [{ label: 'AIRAC cycle', value: airacCycle }]),
  ]
  return withAnswerNotice({
    to,
    subject: severity === CRITICAL ? `Critical: ${subject}` : subject,
    preheader: contentAllowed ? `${kind} for ${productName}` : 'There is a new alert about a product of your account.',
    heading: contentAllowed ? title : 'New product alert',
    paragraphs: [
      ...(contentAllowed ? paragraphsOf(text) : ['There is a new alert about a product of your account.']),
      ...confirm,
    ],
    facts: contentAllowed ? facts : [urgency],
    button: { label: 'Read the alert', url: new URL(`/product-alert?id=${news.alertId}`, baseUrl).href },
    unsubscribeUrl: new URL(`${ALERT_MAILS_PATH}/${stopToken}`, baseUrl).href,
    footer: [
      severity === CRITICAL
        ? 'You receive this because your account has this product or you followed it. Critical alerts cannot be turned off for a product.'
        : 'You receive this because you follow this product and product alert e-mails are on.',
      `Stop all product alert e-mails: ${stopPage}`,
    ],
  })
}

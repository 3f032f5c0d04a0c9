import { caseStatuses } from 'contract'
import { productAlertMail } from '../alerts/product-alert.mail.ts'
import { caseAcknowledgement } from '../cases/mails/case-acknowledgement.mail.ts'
import { caseEscalation } from '../cases/mails/case-escalation.mail.ts'
import type { CaseOfMail } from '../cases/mails/case-mail.ts'
import { caseMerged } from '../cases/mails/case-merged.mail.ts'
import { caseOutcome } from '../cases/mails/case-outcome.mail.ts'
import { caseReminder } from '../cases/mails/case-reminder.mail.ts'
import { caseReply } from '../cases/mails/case-reply.mail.ts'
import { removalRequested } from '../cases/mails/removal-requested.mail.ts'
import type { MailDocument } from '../mail-document.ts'
import { replyNote } from '../mailed-replies/reply-note.mail.ts'
import { addressNotice, addressProof } from '../people/change-address.ts'
import { factorChanges, passwordNotice, secondFactorNotice } from '../people/credential-notices.mail.ts'
import { invitation } from '../people/invitation.mail.ts'
import { rightsNotice, staffInvitation } from '../people/staff.mails.ts'
import { undeliveredNotice } from '../people/undelivered.mail.ts'
import { accountMail } from '../self-service/account.mail.ts'
import { sharedAddress } from '../self-service/shared-address.mail.ts'
import * as visitorMails from '../self-service/visitor-mails.ts'

const to = 'mara.okafor@osprey-ridge.example'

const ofCustomer: CaseOfMail = {
  id: '5000000000000010AA',
  side: 'opener',
  caseNumber: '00418273',
  subject: 'Terrain layer blank',
  statusLabel: 'Open',
  isFrozen: false,
  impact: 'Minor Degradation',
  issueType: 'Product',
  productName: 'Corrie Terrain',
  tailNumber: 'N014KT',
  contentAllowed: true,
  readBy: 'login',
  replyTo: 'case-00418273-aaaaaaaaaaaaaaaaaaaaaaaaaa@calder-aerodata.example',
  surveyUrl: 'https://survey.calder-aerodata.example/',
  isWaitingForRecipient: true,
}
const ofGuest: CaseOfMail = {
  ...ofCustomer,
  contentAllowed: false,
  readBy: { token: 'token' },
  replyTo: null,
  surveyUrl: null,
  isWaitingForRecipient: false,
}

/** Every mail of the product by its task, in each variant with different text or links. */
export function sampleMails(baseUrl: string): Readonly<Record<string, readonly MailDocument[]>> {
  const cases: CaseOfMail[] = [
    ofCustomer,
    { ...ofCustomer, contentAllowed: false },
    ofGuest,
    { ...ofGuest, readBy: null },
  ]
  const watched: CaseOfMail[] = [...cases, { ...ofCustomer, side: 'watchers' }]
  const documents = visitorMails
  return {
    [caseAcknowledgement.task]: cases.map((of) =>
      caseAcknowledgement.document({ to, case: of, answerDue: 'Mon Jun 29, 10:00 UTC' }, baseUrl),
    ),
    [caseOutcome.task]: caseStatuses.flatMap((status) =>
      watched.map((of) =>
        caseOutcome.document({ to, case: of, status, resolution: 'Load 2610 again.', movedBy: 'Support' }, baseUrl),
      ),
    ),
    [caseEscalation.task]: [...watched, { ...ofCustomer, side: 'support' } satisfies CaseOfMail].map((of) =>
      caseEscalation.document({ to, case: of, reason: 'We fly on Friday.' }, baseUrl),
    ),
    [caseMerged.task]: watched.map((of) => caseMerged.document({ to, case: of, targetNumber: '00412999' }, baseUrl)),
    [caseReminder.task]: watched.map((of) => caseReminder.document({ to, case: of, days: 3 }, baseUrl)),
    [caseReply.task]: watched.map((of) =>
      caseReply.document({ to, case: of, agentName: 'Jonas Weil', text: 'Which card?' }, baseUrl),
    ),
    [replyNote.task]: [
      ...(['unknown', 'support', 'restricted', 'closed', 'empty', 'limit'] as const).map((reason) =>
        replyNote.document({ to, messageId: null, reason, caseId: ofCustomer.id }, baseUrl),
      ),
      replyNote.document({ to, messageId: null, refusedFiles: ['log.txt'], filesWait: true }, baseUrl),
    ],
    [invitation.task]: [invitation.document({ to, accountName: 'Osprey Ridge Aviation', token: 'token' }, baseUrl)],
    [removalRequested.task]: [
      removalRequested.document(
        { to, caseId: '500000000000001AAA', caseNumber: '00412905', accountName: 'Osprey Ridge Aviation' },
        baseUrl,
      ),
    ],
    [productAlertMail.task]: [true, false].map((contentAllowed) =>
      productAlertMail.document(
        {
          to,
          alertId: 'a04000000000001AAA',
          title: 'Wrong turn after TAVIK',
          text: 'Do not fly it from the data.',
          kind: 'Navigation data alert',
          severity: 'Critical',
          productName: 'Tarn NavData',
          airacCycle: '2606',
          needsConfirmation: true,
          contentAllowed,
          stopToken: 'of-a-user',
        },
        baseUrl,
      ),
    ),
    [addressNotice.task]: [addressNotice.document({ to }, baseUrl)],
    [addressProof.task]: [addressProof.document({ to, token: 'token' }, baseUrl)],
    [staffInvitation.task]: [staffInvitation.document({ to, token: 'token' }, baseUrl)],
    [rightsNotice.task]: [
      rightsNotice.document(
        { to, person: 'Wren Castell (wren@provider.example)', by: 'Anna Berg', changed: ['role'] },
        baseUrl,
      ),
    ],
    [passwordNotice.task]: [
      passwordNotice.document({ to, passkeys: ['Laptop'], providers: ['https://sign-in.osprey.example'] }, baseUrl),
    ],
    [secondFactorNotice.task]: factorChanges.map((change) => secondFactorNotice.document({ to, change }, baseUrl)),
    [undeliveredNotice.task]: [
      undeliveredNotice.document({ to, name: 'Mara Okafor', email: to, problem: 'Check the address.' }, baseUrl),
    ],
    [sharedAddress.task]: [sharedAddress.document({ to, contactNumber: 'C-1', accountNumber: 'A-1' }, baseUrl)],
    [accountMail.task]: Object.values(documents).map((write) =>
      accountMail.document({ to, write: (of) => write(of, 'token') }, baseUrl),
    ),
  }
}

import { absenceSubjects } from './quote-words.ts'

/** The values of the headers of a mail by lower-case name, from the top. */
export type MailHeaders = { all(name: string): readonly string[] }

/**
 * How a mail shows that a program wrote it: an absence note, a delivery report, a mailing list, or a returned mail of this server. Such mails
 * are not answered (RFC 3834, RFC 5230), so that two programs never answer each other.
 *
 * @param envelopeFrom - the sender of the envelope, empty for reports; null where it is unknown.
 * @returns in a few words, for agents; null for the mail of a person.
 */
export function automaticEvidence(
  headers: MailHeaders,
  { envelopeFrom, from, subject }: { envelopeFrom: string | null; from: string; subject: string },
): string | null {
  const first = (name: string): string => (headers.all(name)[0] ?? '').trim().toLowerCase()
  const has = (name: string): boolean => headers.all(name).length > 0
  if (envelopeFrom === '' || first('return-path') === '<>') return 'no return address'
  const submitted = first('auto-submitted')
  if (submitted !== '' && submitted.split(/[;\s]/)[0] !== 'no') return `Auto-Submitted: ${submitted.slice(0, 40)}`
  if (/^(bulk|junk|list|auto[_-]reply)$/.test(first('precedence'))) return `Precedence: ${first('precedence')}`
  const program = programHeaders.find(has)
  if (program !== undefined) return program
  if (first('delivered-to') === 'autoresponder') return 'Delivered-To: Autoresponder'
  if (/^multipart\/report\b/.test(first('content-type'))) return 'delivery report'
  if (/^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/.test(from)) return 'address of a program'
  return isAutomaticSubject(subject, /\b(lotus|domino|notes)\b/.test(first('x-mailer'))) ? 'subject of a program' : null
}

/**
 * Programs that set no header write a fixed beginning and a colon, and the subject that they answer. Without the colon a person may have
 * written the words.
 */
function isAutomaticSubject(subject: string, isOfNotes: boolean): boolean {
  const text = subject.trim().toLowerCase()
  if (/^auto\s?[:：]/.test(text) && (isOfNotes || /\((returning|return|rückkehr|retour|ritorno|regreso)\b/.test(text)))
    return true
  return absenceSubjects.some(
    (words) => text.startsWith(words) && /^(\s|autoreply)*([:：]|$)/.test(text.slice(words.length)),
  )
}

/** Headers of automatically sent mails. Feedback-ID is none: mail hosts write it into every mail. */
const programHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply-from',
  'x-mail-autoreply',
  'x-vacation',
  'x-failed-recipients',
  'x-ms-exchange-generated-message-source',
  'x-ms-exchange-inbox-rules-loop',
  'list-id',
  'list-unsubscribe',
]

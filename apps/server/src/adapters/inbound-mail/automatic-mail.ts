/** The values of the headers of a mail by lower-case name, from the top. */
export type MailHeaders = { all(name: string): readonly string[] }

/**
 * Whether a program wrote the mail: an absence note, a delivery report, a mailing list, or a returned mail of this server. Such mails are
 * not answered (RFC 3834, RFC 5230), so that two programs never answer each other.
 *
 * @param envelopeFrom - the sender of the envelope, empty for reports; null where it is unknown.
 */
export function isAutomaticMail(
  headers: MailHeaders,
  { envelopeFrom, from, subject }: { envelopeFrom: string | null; from: string; subject: string },
): boolean {
  const first = (name: string): string => (headers.all(name)[0] ?? '').trim().toLowerCase()
  const has = (name: string): boolean => headers.all(name).length > 0
  return (
    envelopeFrom === '' ||
    first('return-path') === '<>' ||
    (has('auto-submitted') && first('auto-submitted').split(/[;\s]/)[0] !== 'no') ||
    /^(bulk|junk|list|auto[_-]reply)$/.test(first('precedence')) ||
    programHeaders.some(has) ||
    /^multipart\/report\b/.test(first('content-type')) ||
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+@-]|$)/.test(from) ||
    absenceSubjects.some((beginning) => subject.trim().toLowerCase().startsWith(beginning))
  )
}

/** Headers of automatically sent mails. */
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
  'feedback-id',
]

/** Beginnings of subjects of absence notes, for programs that set no header. Subjects of replies begin with "Re:". */
const absenceSubjects = [
  'automatic reply',
  'auto-reply',
  'autoreply',
  'auto reply',
  'automatic response',
  'auto response',
  'out of office',
  'out of the office',
  'automatische antwort',
  'automatische reaktion',
  'abwesenheitsnotiz',
  'abwesenheit',
  'réponse automatique',
  "message d'absence",
  'absence du bureau',
  'respuesta automática',
  'fuera de la oficina',
  'risposta automatica',
  'fuori sede',
  'resposta automática',
  'ausência',
  'automatisch antwoord',
  'afwezig',
  'autosvar',
  'automatiskt svar',
  'automatisk svar',
  'automaattinen vastaus',
  'odpowiedź automatyczna',
  'automatická odpověď',
  'automatikus válasz',
  'автоматический ответ',
  'otomatik yanıt',
  '自动回复',
  '自動応答',
  'undeliverable:',
  'undelivered mail',
  'delivery status notification',
  'mail delivery failed',
  'returned mail',
  'unzustellbar:',
]

/** A sender; null parts are those of the installation. */
export type MailSender = { name: string | null; address: string | null }

/** A mail as plain values. The sender renders it as HTML and as text. */
export type MailDocument = {
  to: string
  /** Absent means the sender of the installation. */
  from?: MailSender
  subject: string
  /** Shown by mail programs after the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  button?: { label: string; url: string }
  /** Where its reader may answer; absent where no answer is read. */
  replyTo?: string
  /** The Message-ID of a mail from outside that it answers. */
  answers?: string
  /** Marks an automatic answer, which other programs must not answer. */
  isAutomaticAnswer?: true
  /** The key of the first mail of its conversation, which mail programs show together; absent for a mail without a conversation. */
  conversation?: string
  /** Ends mails of its kind by one POST without a sign-in, or on its page (RFC 8058). */
  unsubscribeUrl?: string
  /** Why it was sent, and where to change that. */
  footer: string[]
}

/**
 * Sends mails. `key` identifies a mail across retries and becomes its Message-ID. It throws a `PermanentFailure` for a mail that no further
 * attempt would deliver.
 */
export type Mailer = { send(mail: MailDocument, key: string): Promise<void> }

/** The paragraphs of a text, which empty lines separate. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

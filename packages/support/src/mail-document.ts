/** A mail as plain text values, without addresses of pages or looks beyond one button: whoever sends it draws it. */
export type MailDocument = {
  to: string
  subject: string
  /** Shown by mail programs beside the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  button?: { label: string; url: string }
  /** Why it was sent, and where that is changed. */
  footer: string[]
}

/** Sends mails; `key` is the same for the same mail however often it is tried, and becomes its Message-ID. */
export type Mailer = { send(mail: MailDocument, key: string): Promise<void> }

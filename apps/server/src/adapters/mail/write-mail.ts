import type { MailDocument } from 'support'
import type { MailBrand } from './render-mail.ts'

/** Writes the plain-text version of a mail, with the same content in the same order. */
export function writeMail(mail: MailDocument, brand: MailBrand): string {
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    mail.button === undefined ? '' : `${mail.button.label}:\n${mail.button.url}`,
    // The delimiter by which mail programs recognize a signature.
    ['-- ', `${brand.name}, ${brand.company}`, ...mail.footer].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

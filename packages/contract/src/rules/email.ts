import { withoutInvisible } from './visible-text.ts'

// Local part, @, then a dotted domain whose last part has two or more letters, or an IP address in brackets.
const EMAIL_PATTERN =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|".+")@(?:\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})$/

/** An address as it is compared and stored: without blanks around it, and without characters that show nothing. */
export function cleanEmail(typed: string): string {
  return withoutInvisible(typed).normalize('NFC').trim()
}

/** Whether a text has the form of an e-mail address, compared in lower case (portal specification, section 5). */
export function isEmail(text: string): boolean {
  return EMAIL_PATTERN.test(text.toLowerCase())
}

/**
 * Whether mail may be sent to an address that {@link isEmail} accepts. Quoted local parts, IP literals, commas, control
 * characters and domains outside ASCII are refused, because mail servers may deliver them to another mailbox.
 */
export function isDeliverable(email: string): boolean {
  return isEmail(email) && /^[\x21-\x7e]+$/.test(email) && !/["[\],]/.test(email) && email.length <= 254
}

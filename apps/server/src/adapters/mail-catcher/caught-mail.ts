/** A received mail, parsed. Addresses are those of the SMTP envelope. */
export interface CaughtMail {
  /** Counted from 1 since the start of the catcher. */
  readonly id: string
  /** One address, or several joined by `, `. */
  readonly to: string
  readonly from: string
  readonly subject: string
  /** The plain-text part; empty when there is none. */
  readonly text: string
  /** The HTML part; empty when there is none. */
  readonly html: string
  /** By lower-case name; a header that occurs several times has its values joined by line breaks. */
  readonly headers: Readonly<Record<string, string>>
  /** ISO 8601 in UTC. */
  readonly receivedAt: string
}

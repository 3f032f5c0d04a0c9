import { createHash } from 'node:crypto'
import type { Transaction } from 'database'
import type { MethodServices } from '../define-method.ts'

/** The form of a guest. Name and address are those that the link has verified; the ones that the form repeats must agree with them. */
export type GuestCase = {
  token: string
  subject: string
  description: string
  impact: string
  issueType: string
  itemNumber?: string
  tailOrService?: string
  confirmedNotice: string
  files?: string[]
  attemptKey?: string
  firstName?: string
  lastName?: string
  emailAddress?: string
}

/** A case that was opened by a link, as the browser that opened it may read it. `isSame`: with the same content. */
export type OpenedCase = { email: string; name: string; caseNumber: string; fileCount: number; isSame: boolean }

type Tokens<Uses extends 'readToken' | 'storeToken'> = { identity: Pick<MethodServices['identity'], Uses> }

/** Stores for a day which case a link has opened, for repeated attempts with the same key. */
export async function keepOpened(
  { identity }: Tokens<'storeToken'>,
  tx: Transaction,
  form: GuestCase,
  { email, name, caseNumber, fileCount }: Omit<OpenedCase, 'isSame'>,
): Promise<void> {
  if (form.attemptKey === undefined) return
  await identity.storeToken(tx, 'guest-opened', form.token, {
    subject: email,
    facts: {
      name,
      caseNumber,
      fileCount: String(fileCount),
      attempt: hashOf(form.attemptKey),
      content: contentOf(form),
    },
  })
}

/**
 * The case that a link has opened.
 *
 * @param form - compared with the content that opened the case; null for no comparison.
 * @returns null if the link opened no case, and for other browsers than the one that opened it.
 */
export async function openedBy(
  { identity }: Tokens<'readToken'>,
  { token, attemptKey }: { token: string; attemptKey?: string | undefined },
  form: GuestCase | null = null,
): Promise<OpenedCase | null> {
  if (attemptKey === undefined) return null
  const opening = await identity.readToken('guest-opened', token)
  if (opening === null || opening.facts.attempt !== hashOf(attemptKey)) return null
  const { name = '', caseNumber = '', fileCount, content } = opening.facts
  const isSame = form === null || content === contentOf(form)
  return { email: opening.subject, name, caseNumber, fileCount: Number(fileCount), isSame }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const contentOf = (form: GuestCase): string => hashOf(JSON.stringify(Object.entries(form).sort()))

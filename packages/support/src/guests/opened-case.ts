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

/** A case that was opened by a link, for the browser whose attempt opened it. */
export type OpenedCase = { email: string; name: string; caseNumber: string; fileCount: number; isSame: boolean }

type Tokens<Uses extends 'readToken' | 'storeToken'> = { identity: Pick<MethodServices['identity'], Uses> }

/** Keeps for a day which case a link has opened, if the attempt has a key by which its browser can learn it again. */
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
 * @param form - what is sent now, to compare it with what the case was opened with; null where nothing is.
 * @returns null where it has opened none, and for every browser but the one that opened it.
 */
export async function openedBy(
  { identity }: Tokens<'readToken'>,
  { token, attemptKey }: { token: string; attemptKey?: string | undefined },
  form: GuestCase | null = null,
): Promise<OpenedCase | null> {
  if (attemptKey === undefined) return null
  const found = await identity.readToken('guest-opened', token)
  if (found === null || found.facts.attempt !== hashOf(attemptKey)) return null
  const { name = '', caseNumber = '', fileCount, content } = found.facts
  const isSame = form === null || content === contentOf(form)
  return { email: found.subject, name, caseNumber, fileCount: Number(fileCount), isSame }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const contentOf = (form: GuestCase): string => hashOf(JSON.stringify(Object.entries(form).sort()))

import type { SessionShape } from 'contract'
import type { Identity, Session } from 'identity'
import type { Gateway } from 'platform'
import type { SelfService, SupportPerson } from 'support'
import type { IdentityProvider } from '../config/identity-providers.ts'
import type { UploadForm } from '../files/read-upload.ts'
import type { LegalPages } from '../legal/read-legal-pages.ts'
import type { Presence } from '../presence/create-presence.ts'
import type { Conditions } from './conditions.ts'
import type { KeptToken } from './session-cookie.ts'

export type LiveSession = Session<SupportPerson>

/** The context of a call: the caller, the conditions of the request, and the cookies of the browser. */
export type CallContext = {
  readonly session: LiveSession | null
  /** Records as the caller may see them. Reading it without a session throws AppError NOT_SIGNED_IN. */
  readonly gateway: Gateway
  /** The same, or with the rights of a guest when there is no session. */
  readonly visitor: Gateway
  /** The head-tag properties of a record of this installation's community. */
  seoProperties(communityId: string, recordId: string, fields?: string[]): ReturnType<Gateway['seo']['properties']>
  /** Renews the session of the caller, if there is one, because the call is a write. */
  renewSession(): Promise<void>
  /** Allows the browser to cache the answer with revalidation. */
  letKeep(): void
  readonly conditions: Conditions
  readonly idempotencyKey: string | undefined
  readonly identity: Identity<SupportPerson>
  /** The people who have a case open now. */
  readonly presence: Presence
  /** Registration and password reset, which need no session. */
  readonly selfService: SelfService
  /** The origin of the portal as its pages have it, such as `https://support.example.com`. */
  readonly origin: string
  /** The identity providers of customers. */
  readonly identityProviders: readonly IdentityProvider[]
  /** The legal pages that people accept. */
  readonly legalPages: LegalPages
  /** The time in the concurrency queue so far. */
  readonly waitedMs: number
  /** The address of the caller's socket. */
  readonly ip: string
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined
  /** The session cookie as sent; null when there is none. */
  readonly token: string | null
  /** Sets the session cookie of the browser, or clears it. */
  setToken(token: string | null): void
  /** A token that the browser keeps in another cookie than that of the session. */
  keptToken(of: KeptToken): string | undefined
  /** Sets its cookie, or clears it. */
  setKeptToken(of: KeptToken, token: string | null): void
  /** Reads a multipart body as it streams in. Throws AppError UNSUPPORTED_MEDIA_TYPE for any other body. */
  readUpload(): Promise<UploadForm>
}

/** The session as programs and pages see it. */
export function sessionShape(session: LiveSession): SessionShape {
  const { csrfToken, idleExpiresAt, expiresAt, isFirst, person } = session
  return { csrfToken, idleExpiresAt, expiresAt, isFirst, user: person.view }
}

import type { SessionShape } from 'contract'
import { type PageName, pageAt } from '../../site/pages.ts'

/** Contact, account and login data of the signed-in user, as stored in the records. */
export type Reader = {
  readonly userId: string
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly lastLoginDate: string | null
  readonly accountName: string | null
  readonly ccidCode: string | null
  /** The value of the picklist, such as `Prime`. */
  readonly supportTier: string | null
  /** The developer name of the record type, such as `BusinessAviation`, or its label. */
  readonly accountRecordType: string | null
}

/** Data that the page exposes to analytics about itself and its user. docs/analytics.md describes each member. */
export type PageDataLayer = {
  readonly page: {
    readonly name: PageName | 'notFound'
    readonly path: string | null
    readonly language: string
    readonly isProduction: boolean
  }
  readonly user: {
    readonly isGuest: boolean
    readonly id: string | null
    readonly contactName: string | null
    readonly contactEmail: string | null
    readonly lastLoginDate: string | null
    readonly returningStatus: 'Returning User' | 'New User'
  }
  readonly account: {
    readonly name: string | null
    readonly ccidCode: string | null
    readonly supportTier: SupportTierCode | null
    readonly segment: Segment | null
  }
}

type SupportTierCode = 'S1' | 'S2' | 'S3' | 'S4'
type Segment = 'BA' | 'CA' | 'MA' | 'GA'

/**
 * @param reader - null for guests, and if the user's records cannot be read.
 * @param session - null for guests. In the first session of a user the last login is its own sign-in.
 */
export function pageDataLayer(
  pathname: string,
  {
    reader,
    session,
    isProduction,
    language,
  }: { reader: Reader | null; session: Pick<SessionShape, 'isFirst'> | null; isProduction: boolean; language: string },
): PageDataLayer {
  const [name, entry] = pageAt(pathname) ?? []
  return {
    page: { name: name ?? 'notFound', path: entry ? pathOf(pathname, entry.path) : null, language, isProduction },
    user: {
      isGuest: session === null,
      id: reader?.userId ?? null,
      contactName: reader?.contactName ?? null,
      contactEmail: reader?.contactEmail ?? null,
      lastLoginDate: reader?.lastLoginDate ?? null,
      returningStatus: reader?.lastLoginDate && !session?.isFirst ? 'Returning User' : 'New User',
    },
    account: {
      name: reader?.accountName ?? null,
      ccidCode: reader?.ccidCode ?? null,
      supportTier: supportTierCodes.get(reader?.supportTier ?? '') ?? null,
      segment: reader?.accountName ? segmentOf(reader.accountRecordType) : null,
    },
  }
}

const supportTierCodes: ReadonlyMap<string, SupportTierCode> = new Map([
  ['Standard', 'S1'],
  ['Essential', 'S2'],
  ['Preferred', 'S3'],
  ['Prime', 'S4'],
])

/** @param recordType - of an account: its developer name or its label. */
function segmentOf(recordType: string | null): Segment {
  return segments.get((recordType ?? '').replaceAll(' ', '').toLowerCase()) ?? 'GA'
}

const segments: ReadonlyMap<string, Segment> = new Map([
  ['businessaviation', 'BA'],
  ['commercial', 'CA'],
  ['military', 'MA'],
])

/** Sends the variable part of a path only for articles and only if it is a valid URL name, because users can type any address. */
function pathOf(pathname: string, pattern: string): string {
  return pattern.endsWith('/:urlName') && /^\/[\w/-]+$/.test(pathname) ? pathname : pattern
}

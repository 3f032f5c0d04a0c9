import type { Principal, Quota, Quotas } from 'platform'

const GIGABYTE = 1_000_000_000
const MEGABYTE = 1_000_000

/**
 * Records that people may create in a day: about ten times a busy day of a large customer, so that normal work does not reach a limit. An
 * object without a line here counts among `others`.
 */
const rows = {
  // One for each changed right; a change that cannot be recorded is refused.
  AuditEvent__c: { person: 2_000, account: 10_000 },
  Case: { person: 100, account: 500 },
  CaseComment: { person: 500, account: 2_500 },
  // Drafts are long: this bounds the storage of a person.
  CaseDraft__c: { person: 200, account: 2_000 },
  // One for each change of a tracked field.
  CaseHistory: { person: 5_000, account: 25_000 },
  Contact: { person: 200, account: 500 },
  ContentDocumentLink: { person: 1_000, account: 5_000 },
  ContentVersion: { person: 500, account: 2_500 },
  DownloadReset__c: { person: 50, account: 250 },
  // One for each service of a reset.
  DownloadResetItem__c: { person: 5_000, account: 25_000 },
} as const satisfies Record<string, Quota>

const others: Quota = { person: 500, account: 2_500 }
const idempotencyKeys: Quota = { person: 10_000, account: 50_000 }
const fileBytes: Quota = { person: 20 * GIGABYTE, account: 100 * GIGABYTE }

// Any visitor with a mailbox can request a link, which opens one case: the second number limits all guests together.
const guestFiles: Quota = { person: 20, account: 1_000 }
const guestFileBytes: Quota = { person: GIGABYTE, account: 20 * GIGABYTE }

/** Bytes of files that the people of an account may have stored, unless it is set: more than a large customer has in years. */
export const storedBytesOfAccount = 500 * GIGABYTE

const OTHERS = 'others'
const KEYS = 'keys'
const MEGABYTES = 'megabytes'
const GUEST_FILES = 'guestFiles'
const GUEST_MEGABYTES = 'guestMegabytes'

/** The quotas that an operator may change: objects by API name, all other objects, idempotency keys, megabytes of files, and files of guests. */
export const quotaNames: readonly string[] = [
  ...Object.keys(rows),
  OTHERS,
  KEYS,
  MEGABYTES,
  GUEST_FILES,
  GUEST_MEGABYTES,
]

/**
 * The quotas of an installation.
 *
 * @param changed - other quotas, by {@link quotaNames}.
 * @param options - `scale` multiplies all of them; `storedBytes` of the people of an account.
 */
export function quotasOf(
  changed: Readonly<Record<string, Quota>>,
  { scale = 1, storedBytes = storedBytesOfAccount }: { scale?: number; storedBytes?: number } = {},
): Quotas {
  const { [OTHERS]: changedOthers, [KEYS]: keys, [MEGABYTES]: megabytes, ...named } = changed
  const { [GUEST_FILES]: filesOfGuests, [GUEST_MEGABYTES]: megabytesOfGuests, ...changedRows } = named
  const quotas = Object.entries({ ...rows, ...changedRows }).map(
    ([name, quota]) => [name, times(quota, scale)] as const,
  )
  return {
    // A document is created with a version, which is counted.
    rows: { ...Object.fromEntries(quotas), ContentDocument: null },
    others: times(changedOthers ?? others, scale),
    idempotencyKeys: times(keys ?? idempotencyKeys, scale),
    fileBytes: times(inBytes(megabytes) ?? fileBytes, scale),
    ofGuests: {
      rows: { ContentVersion: times(filesOfGuests ?? guestFiles, scale) },
      fileBytes: times(inBytes(megabytesOfGuests) ?? guestFileBytes, scale),
    },
    storedBytes,
    internalFactor: 10,
    accountOf: ({ profile, attributes: { accountId } }: Principal) => {
      if (profile === 'Guest') return 'guests'
      return typeof accountId === 'string' ? accountId : null
    },
  }
}

const inBytes = (megabytes: Quota | undefined): Quota | undefined => megabytes && times(megabytes, MEGABYTE)

const times = ({ person, account }: Quota, factor: number): Quota => ({
  person: person * factor,
  account: account * factor,
})

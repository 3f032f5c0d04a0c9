import { AppError } from 'contract'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import { caseImpacts, caseIssueTypes } from '../cases/case.values.ts'
import type { OpenedGuestLink } from '../guest-service.ts'
import type { SupportPerson } from '../person.ts'
import { openedBy } from './opened-by.ts'
import { type GuestRecords, readGuestCase } from './read-guest-case.ts'

export type GuestLinkParts = {
  platform: Pick<Platform, 'asGuest'>
  identity: Pick<Identity<SupportPerson>, 'readToken'>
}

/** More than the products of any catalogue. */
const MOST_PRODUCTS = 500

/**
 * What the mailed link of a guest opens. The link stays as it is, so that a mail scanner or a second device uses nothing up. A case is read
 * by the gate, with the rights of a guest who has this case.
 *
 * @param attemptKey - that of the browser, which learns the number of the case that it has opened by the link.
 * @throws AppError `LINK_INVALID`, the same for a link that was used, has expired or never was.
 */
export async function readGuestLink(
  { platform, identity }: GuestLinkParts,
  token: string,
  attemptKey?: string,
): Promise<OpenedGuestLink> {
  const [proof, toCase] = await Promise.all([
    identity.readToken('guest', token),
    identity.readToken('guest-case', token),
  ])
  if (proof !== null) {
    return {
      purpose: 'OpenCase',
      emailAddress: proof.subject,
      ...splitName(proof.facts.name ?? ''),
      products: await productsOf(platform.asGuest().records),
      impacts: caseImpacts.map(({ value, label }) => ({ value, label })),
      issueTypes: caseIssueTypes.map(({ value, label }) => ({ value, label })),
    }
  }
  const opened = toCase === null ? await openedBy({ identity }, { token, attemptKey }) : null
  if (opened !== null) {
    const { email, name, caseNumber, fileCount } = opened
    const owner = { emailAddress: email, ...splitName(name) }
    return { purpose: 'CaseOpened', ...owner, CaseNumber: caseNumber, FileCount: fileCount }
  }
  const caseId = toCase?.facts.caseId
  const found = caseId === undefined ? null : await readGuestCase(platform.asGuest({ caseId }).records, caseId)
  if (found === null || !toCase) throw new AppError('LINK_INVALID')
  const { SuppliedName, ...shown } = found
  return { purpose: 'ReadCase', emailAddress: toCase.subject, ...splitName(SuppliedName ?? ''), ...shown }
}

/** The last word of a name as last name; a name of one word has no first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

async function productsOf(records: GuestRecords): Promise<{ value: string; label: string }[]> {
  const wanted = { fields: ['Name', 'ItemNumber__c'], orderBy: ['Name'] }
  const products = await records.find('Product2', { ...wanted, limit: MOST_PRODUCTS })
  return products.map(({ fields }) => ({
    value: String(fields.ItemNumber__c?.value ?? ''),
    label: String(fields.Name?.value ?? ''),
  }))
}

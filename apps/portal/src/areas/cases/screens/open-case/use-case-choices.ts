import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { readDraft } from '../../../../forms/draft-records.ts'
import { caseOpening, opensCases, useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { page, required, useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { pages } from '../../../../site/pages.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { assetsOf, type CaseChoices, caseChoices, choicesOf, readContact, readReset, readTier } from './case-choices.ts'

export const openCase = page({
  ...pages.openCase,
  reads: ({ user, query }) => ({
    opening: required(caseOpening, opensCases),
    draft: readDraft('case'),
    reset: readReset(query.get('reset')),
    tier: user.accountId === null ? null : readTier(user.accountId),
    ...caseChoices,
  }),
})

/** The choices of the form; null while loading. */
export function useCaseChoices(): { choices: CaseChoices | null; hasFailed: boolean; retry: () => void } {
  const [address] = useSearchParams()
  const nowMs = useNow()
  const reads = useReads(openCase)
  const picklists = useRead(reads.picklists)
  const products = useRead(reads.products)
  const { isForContact } = useCaseOpening()
  const ofContact = useContactChoices(isForContact ? address.get('contact') : null)
  const own = {
    tier: useRead(reads.tier)?.data?.fields.SupportTier__c.value ?? null,
    aircraft: useRead(reads.aircraft),
    services: useRead(reads.services),
  }
  const { tier, aircraft, services } = isForContact ? ofContact : own
  const reset = useRead(reads.reset)
  const passedReason = useResetReason()
  const resetReason = reset.data?.fields.Reason__c.value ?? passedReason
  const ownFields = useRead(reads.own)
  const all = [picklists, products, aircraft, services]

  // The form works without them.
  const isOwnPending = !ownFields.data && ownFields.state !== 'Error'

  const choices = useMemo(() => {
    // No contact is chosen, or its choices are loading.
    const none = isForContact ? { records: [], nextPageToken: null } : undefined
    const [ofAircraft, ofServices] = [aircraft.data ?? none, services.data ?? none]
    if (!picklists.data || !products.data || !ofAircraft || !ofServices || isOwnPending) return null
    const answers = {
      picklists: picklists.data,
      products: products.data,
      aircraft: ofAircraft,
      services: ofServices,
      own: ownFields.data?.records ?? [],
    }
    return choicesOf(answers, { address, resetReason, nowMs, tier, isForContact })
  }, [
    address,
    resetReason,
    nowMs,
    tier,
    isForContact,
    picklists.data,
    products.data,
    aircraft.data,
    services.data,
    ownFields.data,
    isOwnPending,
  ])

  return {
    choices,
    hasFailed: all.some(({ state, data }) => state === 'Error' && !data),
    retry: () => {
      for (const { state, refresh } of all) if (state === 'Error') void refresh()
    },
  }
}

/** The tier, aircraft and services of the account of a contact. */
function useContactChoices(contactId: string | null) {
  const contact = useRead(contactId ? readContact(contactId) : null)
  const accountId = contact.data?.fields.AccountId.value ?? null
  const reads = accountId === null ? null : assetsOf(accountId)
  return {
    tier: contact.data?.fields.Account?.value?.fields.SupportTier__c?.value ?? null,
    aircraft: useRead(reads?.aircraft ?? null),
    services: useRead(reads?.services ?? null),
  }
}

/** The reason of a reset that was rejected as a whole: it was not recorded, so the reset screen passes it in the navigation state. */
function useResetReason(): string {
  const { state } = useLocation()
  // The navigation state is unknown to the server, also after a reload.
  const isHydrated = useIsHydrated()
  const reason: unknown = isHydrated && typeof state === 'object' ? state?.resetReason : null
  return typeof reason === 'string' ? reason : ''
}

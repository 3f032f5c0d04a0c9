import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { readDraft } from '../../../../forms/draft-records.ts'
import { caseOpening, opensCases } from '../../../../parts/cases/case-opening.ts'
import { page, required, useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { pages } from '../../../../site/pages.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { type CaseChoices, caseChoices, choicesOf, readReset, readTier } from './case-choices.ts'

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
  const aircraft = useRead(reads.aircraft)
  const services = useRead(reads.services)
  const reset = useRead(reads.reset)
  const passedReason = useResetReason()
  const resetReason = reset.data?.fields.Reason__c.value ?? passedReason
  const tier = useRead(reads.tier)?.data?.fields.SupportTier__c.value ?? null
  const all = [picklists, products, aircraft, services]

  const choices = useMemo(() => {
    if (!picklists.data || !products.data || !aircraft.data || !services.data) return null
    const answers = {
      picklists: picklists.data,
      products: products.data,
      aircraft: aircraft.data,
      services: services.data,
    }
    return choicesOf(answers, { address, resetReason, nowMs, tier })
  }, [address, resetReason, nowMs, tier, picklists.data, products.data, aircraft.data, services.data])

  return {
    choices,
    hasFailed: all.some(({ state, data }) => state === 'Error' && !data),
    retry: () => {
      for (const { state, refresh } of all) if (state === 'Error') void refresh()
    },
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

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { useNow } from '../../../../site/now.tsx'
import { type CaseChoices, choicesOf } from './case-choices.ts'
import { openCase } from './page.ts'

/** The choices of the form; null until all of them are known. */
export function useCaseChoices(): { choices: CaseChoices | null; hasFailed: boolean; retry: () => void } {
  const [address] = useSearchParams()
  const nowMs = useNow()
  const reads = useReads(openCase)
  const picklists = useRead(reads.picklists)
  const products = useRead(reads.products)
  const aircraft = useRead(reads.aircraft)
  const services = useRead(reads.services)
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
    return choicesOf(answers, { address, nowMs, tier })
  }, [address, nowMs, tier, picklists.data, products.data, aircraft.data, services.data])

  return {
    choices,
    hasFailed: all.some(({ state, data }) => state === 'Error' && !data),
    retry: () => {
      for (const { state, refresh } of all) if (state === 'Error') void refresh()
    },
  }
}

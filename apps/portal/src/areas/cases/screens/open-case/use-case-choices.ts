import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import type { Option } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { openCase } from './page.ts'

/** What can be chosen in the form, and what the address chose already. */
export type CaseChoices = {
  products: Option[]
  /** Aircraft by tail number, then services by their number. */
  concerns: Option[]
  impacts: Option[]
  issueTypes: Option[]
  prefilled: { product: string | null; concerns: string | null }
  /** The product of a service; null for an aircraft. */
  productOf: (concerns: string) => string | null
}

/** The choices of the form; null until all of them are known. */
export function useCaseChoices(): { choices: CaseChoices | null; hasFailed: boolean; retry: () => void } {
  const [address] = useSearchParams()
  const reads = useReads(openCase)
  const picklists = useRead(reads.picklists)
  const products = useRead(reads.products)
  const aircraft = useRead(reads.aircraft)
  const services = useRead(reads.services)
  const all = [picklists, products, aircraft, services]

  const choices = useMemo((): CaseChoices | null => {
    if (!picklists.data || !products.data || !aircraft.data || !services.data) return null
    const valuesOf = (field: string): Option[] =>
      (picklists.data?.picklistFieldValues[field]?.values ?? []).map(({ value, label }) => ({ value, label }))
    const wantedItem = address.get('productName')
    const wantedTail = address.get('tail')?.toLowerCase()
    const concerns = [
      ...aircraft.data.records.map((one) => ({ value: one.id, label: textOf(one.fields.TailNumber__c) })),
      ...services.data.records.map((one) => ({ value: one.id, label: textOf(one.fields.ServiceNumber__c) })),
    ]
    const productByService = new Map(services.data.records.map((one) => [one.id, one.fields.ProductId__c.value]))
    return {
      products: products.data.records.map((one) => ({ value: one.id, label: textOf(one.fields.Name) })),
      concerns,
      impacts: valuesOf('Impact__c'),
      issueTypes: valuesOf('IssueType__c'),
      prefilled: {
        product:
          products.data.records.find((one) => wantedItem && one.fields.ItemNumber__c.value === wantedItem)?.id ?? null,
        concerns: concerns.find(({ label }) => wantedTail && label.toLowerCase() === wantedTail)?.value ?? null,
      },
      productOf: (id) => productByService.get(id) ?? null,
    }
  }, [address, picklists.data, products.data, aircraft.data, services.data])

  return {
    choices,
    hasFailed: all.some(({ state, data }) => state === 'Error' && !data),
    retry: () => {
      for (const { state, refresh } of all) if (state === 'Error') refresh()
    },
  }
}

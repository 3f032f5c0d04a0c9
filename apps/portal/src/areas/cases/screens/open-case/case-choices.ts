import { MASTER_RECORD_TYPE_ID } from 'contract'
import { getPicklistValuesByRecordType } from 'record-cache'
import { read } from 'record-cache-react'
import type { Option } from 'ui'
import { textOf } from '../../../../records/field-values.ts'
import { type AnswerOf, readList } from '../../../../records/records.ts'

/** Rows of a list of choices; an account with more of them types the number into the description. */
const MOST = 200

/** What the choices of the form are read with. */
export const caseChoices = {
  picklists: read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }),
  products: readList({ objectApiName: 'Product2', listViewApiName: 'AllProducts', pageSize: MOST }, [
    'Product2.Name',
    'Product2.ItemNumber__c',
  ]),
  aircraft: readList({ objectApiName: 'Aircraft__c', listViewApiName: 'AllAircraft', pageSize: MOST }, [
    'Aircraft__c.TailNumber__c',
  ]),
  services: readList({ objectApiName: 'Subscription__c', listViewApiName: 'AllServices', pageSize: MOST }, [
    'Subscription__c.ServiceNumber__c',
    'Subscription__c.ProductId__c',
  ]),
} as const

/** What the reads of the choices answer. */
export type ChoiceAnswers = { readonly [Name in keyof typeof caseChoices]: AnswerOf<(typeof caseChoices)[Name]> }

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

/** The choices of the form, and what the address chooses of them. */
export function choicesOf(
  { picklists, products, aircraft, services }: ChoiceAnswers,
  address: URLSearchParams,
): CaseChoices {
  const valuesOf = (field: string): Option[] =>
    (picklists.picklistFieldValues[field]?.values ?? []).map(({ value, label }) => ({ value, label }))
  const wantedItem = address.get('productName')
  const wantedTail = address.get('tail')?.toLowerCase()
  const concerns = [
    ...aircraft.records.map((one) => ({ value: one.id, label: textOf(one.fields.TailNumber__c) })),
    ...services.records.map((one) => ({ value: one.id, label: textOf(one.fields.ServiceNumber__c) })),
  ]
  const productByService = new Map(services.records.map((one) => [one.id, one.fields.ProductId__c.value]))
  return {
    products: products.records.map((one) => ({ value: one.id, label: textOf(one.fields.Name) })),
    concerns,
    impacts: valuesOf('Impact__c'),
    issueTypes: valuesOf('IssueType__c'),
    prefilled: {
      product: products.records.find((one) => wantedItem && one.fields.ItemNumber__c.value === wantedItem)?.id ?? null,
      concerns: concerns.find(({ label }) => wantedTail && label.toLowerCase() === wantedTail)?.value ?? null,
    },
    productOf: (id) => productByService.get(id) ?? null,
  }
}

/** The value of the option with this label, in upper or lower case; null where there is none. */
export function valueLabelled(options: readonly Option[], label: string): string | null {
  const wanted = label.trim().toLowerCase()
  return options.find((option) => option.label.toLowerCase() === wanted)?.value ?? null
}

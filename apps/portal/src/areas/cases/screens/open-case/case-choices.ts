import { airacCycleAt, failureTexts, limits, MASTER_RECORD_TYPE_ID, type SupportTier } from 'contract'
import { getPicklistValuesByRecordType } from 'record-cache'
import { read } from 'record-cache-react'
import type { Option } from 'ui'
import {
  type OwnFieldRecord,
  type OwnFormField,
  ownFormFields,
  readOwnFields,
} from '../../../../parts/own-fields/own-fields.ts'
import { textOf } from '../../../../records/field-values.ts'
import { type AnswerOf, readList, readRecord } from '../../../../records/records.ts'
import { messages } from './messages.ts'

/** Options per list; `helps` says how to name one beyond them. */
const MOST = 200

/** Aircraft and services: those that the reader may see, or the ones of an account. */
function assetsWhere(where?: string) {
  const rows = { pageSize: MOST, ...(where === undefined ? {} : { where }) }
  return {
    aircraft: readList({ objectApiName: 'Aircraft__c', listViewApiName: 'AllAircraft', ...rows }, [
      'Aircraft__c.TailNumber__c',
    ]),
    services: readList({ objectApiName: 'Subscription__c', listViewApiName: 'AllServices', ...rows }, [
      'Subscription__c.ServiceNumber__c',
      'Subscription__c.ProductId__c',
    ]),
  }
}

/** The reads of the choices. */
export const caseChoices = {
  picklists: read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }),
  products: readList({ objectApiName: 'Product2', listViewApiName: 'AllProducts', pageSize: MOST }, [
    'Product2.Name',
    'Product2.ItemNumber__c',
    'Product2.ExportControlled__c',
  ]),
  ...assetsWhere(),
  own: readOwnFields('Case'),
} as const

/** What the reads of the choices answer. */
type ChoiceAnswers = {
  readonly picklists: AnswerOf<typeof caseChoices.picklists>
  readonly own: readonly OwnFieldRecord[]
} & {
  readonly [Name in 'products' | 'aircraft' | 'services']: Pick<
    AnswerOf<(typeof caseChoices)[Name]>,
    'records' | 'nextPageToken'
  >
}

/** A partly failed reset of downloads, whose reason goes into the case. */
export const readReset = (resetId: string | null) =>
  resetId === null ? null : readRecord(resetId, ['DownloadReset__c.Reason__c'])

/** A contact for whom an agent opens a case. */
export const readContact = (contactId: string) =>
  readRecord(contactId, ['Contact.AccountId'], ['Contact.Account.Name', 'Contact.Account.SupportTier__c'])

/** Aircraft and services of an account. */
export const assetsOf = (accountId: string) => assetsWhere(JSON.stringify({ AccountId__c: { eq: accountId } }))

/** The support tier of the account decides the answer times. */
export const readTier = (accountId: string) => readRecord(accountId, ['Account.SupportTier__c'])

/** Past cycles to choose from: one year. */
const PAST_CYCLES = 13

/** The choices of the form, with the ones preselected by the address. */
export type CaseChoices = {
  /** An agent opens the case for a contact. */
  isForContact: boolean
  /** How a contact can ask, for agents. */
  origins: Option[]
  products: Option[]
  /** Aircraft by tail number, then services by number. */
  concerns: Option[]
  impacts: Option[]
  issueTypes: Option[]
  /** The next data cycle, the current one and those of the last year. */
  cycles: Option[]
  /** For lists that are offered in part: how to name another one. */
  helps: Record<'products' | 'concerns', string | undefined>
  /** Fields that the installation has added. */
  own: readonly OwnFormField[]
  prefilled: Record<'airacCycle' | 'subject' | 'description', string> &
    Record<'product' | 'concerns', string | null> & { contact?: string | null; origin?: string }
  /** The support tier of the reader's account; null if unknown. */
  tier: SupportTier | null
  /** The product of a service; null for an aircraft. */
  productOf: (concerns: string) => string | null
  /** Why no case can be opened for a product or a service; undefined if one can. */
  refusalOf: (chosen: string | null | undefined) => string | undefined
}

/** The values of a picklist of cases. */
export const valuesIn =
  ({ picklistFieldValues }: ChoiceAnswers['picklists']) =>
  (field: string): Option[] =>
    (picklistFieldValues[field]?.values ?? []).map(({ value, label, help }) => ({
      value,
      label,
      ...(help === undefined ? {} : { detail: help }),
    }))

/** The choices of the form, with the ones preselected by the address. */
export function choicesOf(
  { picklists, products, aircraft, services, own }: ChoiceAnswers,
  {
    address,
    resetReason,
    nowMs,
    tier,
    isForContact,
  }: {
    address: URLSearchParams
    resetReason: string
    nowMs: number
    tier: SupportTier | null
    isForContact: boolean
  },
): CaseChoices {
  const valuesOf = valuesIn(picklists)
  const ownFields = ownFormFields(own, valuesOf)
  const wantedItem = address.get('productName')
  const wantedTail = address.get('tail')?.toLowerCase()
  const named = namedChoicesOf({ products, aircraft, services })
  const cycleAt = (offset: number): string => airacCycleAt(nowMs, offset).number
  const controlled = new Set(
    products.records.filter((record) => record.fields.ExportControlled__c.value).map(({ id }) => id),
  )
  const productByService = new Map(services.records.map((record) => [record.id, record.fields.ProductId__c.value]))
  const wantedProduct = products.records.find(
    (record) => wantedItem && record.fields.ItemNumber__c.value === wantedItem,
  )?.id
  const concerns = named.concerns.find(({ label }) => wantedTail && label.toLowerCase() === wantedTail)?.value ?? null
  return {
    ...named,
    isForContact,
    origins: valuesOf('Origin').filter(({ value }) => value !== 'Web'),
    helps: {
      products: helpOf(products),
      concerns: helpOf(aircraft) ?? helpOf(services),
    },
    impacts: valuesOf('Impact__c'),
    issueTypes: valuesOf('IssueType__c'),
    cycles: Array.from({ length: PAST_CYCLES + 2 }, (_, index) => {
      const value = cycleAt(1 - index)
      return { value, label: messages.cycle(value, 1 - index) }
    }),
    own: ownFields,
    prefilled: {
      ...Object.fromEntries(ownFields.map(({ apiName, value }) => [apiName, String(value ?? '')])),
      ...(isForContact ? { contact: address.get('contact') || null, origin: 'Phone' } : {}),
      product: wantedProduct ?? productByService.get(concerns ?? '') ?? null,
      concerns,
      airacCycle: cycleAt(0),
      ...textsOf(address, resetReason),
    },
    tier,
    productOf: (id) => productByService.get(id) ?? null,
    refusalOf: (id) =>
      id && controlled.has(productByService.get(id) ?? id) ? failureTexts.EXPORT_CONTROLLED_PRODUCT : undefined,
  }
}

const helpOf = ({ nextPageToken }: { nextPageToken: string | null }): string | undefined =>
  nextPageToken === null ? undefined : messages.onlySome(MOST)

/** Initial texts of a case about downloads: the numbers of the failed services, and the reason of the reset. */
function textsOf(address: URLSearchParams, resetReason: string): { subject: string; description: string } {
  const all = (address.get('notReset') ?? '').split(',').filter((number) => /^[\w-]{1,40}$/.test(number))
  const numbers = all.slice(0, limits.servicesPerReset)
  if (numbers.length === 0) return { subject: '', description: '' }
  const reason = resetReason.trim()
  return {
    subject: messages.notReset.subject(numbers),
    description: [
      messages.notReset.services(numbers),
      ...(reason === '' ? [] : [messages.notReset.reason(reason)]),
    ].join('\n\n'),
  }
}

/** Choices by the text that a user may type. */
export function namedChoicesOf({
  products,
  aircraft,
  services,
}: Pick<ChoiceAnswers, 'products' | 'aircraft' | 'services'>): Pick<CaseChoices, 'products' | 'concerns'> {
  return {
    products: products.records.map((record) => ({ value: record.id, label: textOf(record.fields.Name) })),
    concerns: [
      ...aircraft.records.map((record) => ({ value: record.id, label: textOf(record.fields.TailNumber__c) })),
      ...services.records.map((record) => ({ value: record.id, label: textOf(record.fields.ServiceNumber__c) })),
    ],
  }
}

/** The value of the option with this label, ignoring case; null for none. */
export function valueLabelled(options: readonly Option[], label: string): string | null {
  const wanted = label.trim().toLowerCase()
  return options.find((option) => option.label.toLowerCase() === wanted)?.value ?? null
}

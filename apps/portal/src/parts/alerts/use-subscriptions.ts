import { type AlertSwitch, alertSwitches } from 'contract'
import { useRef, useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { isRefused } from '../../records/is-refused.ts'
import { randomKey } from '../../records/random-key.ts'
import { createRecord, updateRecord } from '../../records/records.ts'
import { type AlertProduct, readSubscriptions, type SubscriptionRow } from './subscription-reads.ts'

/** The kinds of alerts that one chooses, and whether they come by e-mail. */
export type SubscriptionSwitch = AlertSwitch | 'Channel__c'

/** The kinds of alerts that a product has. */
export const offeredKinds = ({ hasDataCycles }: Pick<AlertProduct, 'hasDataCycles'>): readonly AlertSwitch[] =>
  alertSwitches.filter((name) => hasDataCycles || name !== 'NewDataCycle__c')

type Wanted = { productId: string; choices: Readonly<Partial<Record<SubscriptionSwitch, boolean>>> }

/**
 * The switches of each product. One shows what is being saved, and returns to what is saved when that fails. Those of one product are
 * saved one after the other: the first makes the subscription, which the others change.
 */
export function useSubscriptions() {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(readSubscriptions)
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const [outcome, setOutcome] = useState<{ wanted: Wanted; isSaved: boolean; at: string } | null>(null)
  const made = useRef(new Map<string, string>())
  const last = useRef(new Map<string, Promise<unknown>>())

  const rowOf = (productId: string): SubscriptionRow | undefined =>
    data?.records.find(({ fields }) => fields.ProductId__c.value === productId)

  const isOn = (productId: string, name: SubscriptionSwitch): boolean => {
    const asked = wanted.findLast((one) => one.productId === productId && one.choices[name] !== undefined)
    if (asked) return asked.choices[name] === true
    const row = rowOf(productId)
    if (name === 'Channel__c') return row?.fields.Channel__c.value !== 'Portal'
    return row?.fields[name].value === true
  }

  const send = async ({ productId, choices: { Channel__c: byMail, ...kinds } }: Wanted): Promise<void> => {
    const channel = byMail ? ('E-mail' as const) : ('Portal' as const)
    const fields = { ...kinds, ...(byMail === undefined ? {} : { Channel__c: channel }) }
    const id = rowOf(productId)?.id ?? made.current.get(productId)
    if (id !== undefined) {
      await cache.send(updateRecord, { apiName: 'AlertSubscription__c', fields: { Id: id, ...fields } })
      return
    }
    const record = { apiName: 'AlertSubscription__c', fields: { ProductId__c: productId, ...fields } } as const
    const created = await cache.send(createRecord, record, { idempotencyKey: randomKey() })
    if (created) made.current.set(productId, created.id)
    // The list does not know of it yet.
    await refresh()
  }

  const save = async (change: Wanted): Promise<void> => {
    setOutcome(null)
    setWanted((before) => [...before, change])
    const before = last.current.get(change.productId) ?? Promise.resolve()
    const saving = before.then(() => send(change))
    last.current.set(
      change.productId,
      saving.catch(() => {}),
    )
    const isSaved = await saving.then(
      () => true,
      (failure) => {
        // Another window was faster: what it has made is shown, and the switch can be pressed again.
        if (isRefused(failure)) void refresh()
        return false
      },
    )
    setWanted((all) => all.filter((one) => one !== change))
    setOutcome({ wanted: change, isSaved, at: new Date().toISOString() })
  }

  /** The kinds of the product that are on. Another kind may be on too, of which there are no alerts. */
  const kindsOn = (product: AlertProduct): readonly AlertSwitch[] =>
    offeredKinds(product).filter((name) => isOn(product.id, name))

  return {
    isKnown: data !== undefined,
    hasFailed: state === 'Error' && data === undefined,
    retry: refresh,
    isOn,
    kindsOn,
    save,
    isSaving: wanted.length > 0,
    outcome,
  }
}

import { type AlertSwitch, alertSwitches } from 'contract'
import { useRef, useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { isRefused } from '../../records/is-refused.ts'
import { randomKey } from '../../records/random-key.ts'
import { createRecord, updateRecord } from '../../records/records.ts'
import { type AlertProduct, readSubscriptions, type SubscriptionRow } from './subscription-reads.ts'

/** Switches of a subscription: one for each kind of alert, and one for e-mail. */
export type SubscriptionSwitch = AlertSwitch | 'Channel__c'

/** Alert kinds of a product. */
export const offeredKinds = ({ hasDataCycles }: Pick<AlertProduct, 'hasDataCycles'>): readonly AlertSwitch[] =>
  alertSwitches.filter((name) => hasDataCycles || name !== 'NewDataCycle__c')

type Wanted = { productId: string; choices: Readonly<Partial<Record<SubscriptionSwitch, boolean>>> }

/**
 * Subscription switches of each product. A switch shows the value being saved, and reverts if saving fails. Changes to one product are
 * saved in sequence, because the first creates the subscription that the others update.
 */
export function useSubscriptions() {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(readSubscriptions)
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const [outcome, setOutcome] = useState<{ wanted: Wanted; isSaved: boolean; at: string } | null>(null)
  const createdIds = useRef(new Map<string, string>())
  const last = useRef(new Map<string, Promise<unknown>>())

  const rowOf = (productId: string): SubscriptionRow | undefined =>
    data?.records.find(({ fields }) => fields.ProductId__c.value === productId)

  const isOn = (productId: string, name: SubscriptionSwitch): boolean => {
    const pending = wanted.findLast((change) => change.productId === productId && change.choices[name] !== undefined)
    if (pending) return pending.choices[name] === true
    const row = rowOf(productId)
    if (name === 'Channel__c') return row?.fields.Channel__c.value !== 'Portal'
    return row?.fields[name].value === true
  }

  const send = async ({ productId, choices: { Channel__c: byMail, ...kinds } }: Wanted): Promise<void> => {
    const channel = byMail ? ('E-mail' as const) : ('Portal' as const)
    const fields = { ...kinds, ...(byMail === undefined ? {} : { Channel__c: channel }) }
    const id = rowOf(productId)?.id ?? createdIds.current.get(productId)
    if (id !== undefined) {
      await cache.send(updateRecord, { apiName: 'AlertSubscription__c', fields: { Id: id, ...fields } })
      return
    }
    const record = { apiName: 'AlertSubscription__c', fields: { ProductId__c: productId, ...fields } } as const
    const created = await cache.send(createRecord, record, { idempotencyKey: randomKey() })
    if (created) createdIds.current.set(productId, created.id)
    // The cached list does not include the new subscription yet.
    await refresh()
  }

  /** @returns whether the change was saved. */
  const save = async (change: Wanted): Promise<boolean> => {
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
        // Another window may have created the subscription first: show it, so that the user can try the switch again.
        if (isRefused(failure)) void refresh()
        return false
      },
    )
    setWanted((all) => all.filter((pending) => pending !== change))
    setOutcome({ wanted: change, isSaved, at: new Date().toISOString() })
    return isSaved
  }

  /** Enabled alert kinds of the product, without enabled kinds for which it has no alerts. */
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

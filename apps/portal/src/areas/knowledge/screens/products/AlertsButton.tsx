import { useRead } from 'record-cache-react'
import { AlertsIcon, Button, Notice } from 'ui'
import { useSubscriptions } from '../../../../parts/alerts/use-subscriptions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { products } from './page.ts'

/** Turns the alerts of a product on and off, all kinds at once; nothing where the reader's account has no service of it. */
export function AlertsButton({ productId }: { productId: string }) {
  const { data } = useRead(useReads(products).alertProducts)
  const { isKnown, isFollowed, save, isSaving, outcome } = useSubscriptions()
  const isHydrated = useIsHydrated()
  const product = data?.products.find(({ id }) => id === productId)
  if (!product || !isKnown) return null
  const isOn = isFollowed(productId)
  const toggle = (): void => {
    const choices = { ServiceNotice__c: !isOn, NewVersion__c: !isOn }
    const all = product.hasDataCycles ? { ...choices, NewDataCycle__c: !isOn } : choices
    void save({ productId, choices: all })
  }
  return (
    <>
      <Button
        variant="line"
        icon={AlertsIcon}
        aria-pressed={isOn}
        isBusy={isSaving}
        busyLabel={messages.savingAlerts}
        disabled={!isHydrated}
        onClick={toggle}
      >
        {isOn ? messages.alertsOn : messages.turnAlertsOn}
      </Button>
      {outcome !== null && !outcome.isSaved ? <Notice tone="alarm">{messages.alertsNotSaved}</Notice> : null}
    </>
  )
}

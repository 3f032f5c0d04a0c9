import { useRead } from 'record-cache-react'
import { AlertsIcon, Button, LinkButton, Notice } from 'ui'
import { useSubscriptions } from '../../../../parts/alerts/use-subscriptions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
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
  const label = isOn ? messages.alertsOn : messages.turnAlertsOn
  // The page of subscriptions does it without the code of this one.
  if (!isHydrated) {
    return (
      <LinkButton variant="line" icon={AlertsIcon} href={paths.productAlerts()}>
        {label}
      </LinkButton>
    )
  }
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
        onClick={toggle}
      >
        {label}
      </Button>
      {outcome !== null && !outcome.isSaved ? <Notice tone="alarm">{messages.alertsNotSaved}</Notice> : null}
    </>
  )
}

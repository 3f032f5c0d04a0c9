import { alertSwitches } from 'contract'
import { useRead } from 'record-cache-react'
import { AlertsIcon, Button, ChevronDownIcon, Icon, LinkButton, Menu, type MenuItem, Notice, OkIcon } from 'ui'
import { alertWords } from '../../../../parts/alerts/messages.ts'
import { offeredKinds, type SubscriptionSwitch, useSubscriptions } from '../../../../parts/alerts/use-subscriptions.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { products } from './page.ts'

/** The kinds of alerts that the reader gets about a product, each with a choice. Hidden for readers who have no alerts of the product. */
export function AlertsButton({ productId }: { productId: string }) {
  const { data } = useRead(useReads(products).alertProducts)
  const { isKnown, isOn, kindsOn, save, outcome } = useSubscriptions()
  const isHydrated = useIsHydrated()
  const toast = useToast()
  const product = data?.products.find(({ id }) => id === productId)
  if (!product || !isKnown) return null
  const label = kindsOn(product).length > 0 ? messages.alertsOn : messages.alertsCritical
  // The page of subscriptions works without JavaScript.
  if (!isHydrated) {
    return (
      <LinkButton variant="line" icon={AlertsIcon} href={paths.productAlerts()}>
        {label}
      </LinkButton>
    )
  }
  const offered = offeredKinds(product)
  // With any switch on, alerts of wrong data arrive: one that the product does not offer would be on unseen.
  const hidden = Object.fromEntries(
    alertSwitches.filter((name) => !offered.includes(name)).map((name) => [name, false]),
  )
  const choose = async (name: SubscriptionSwitch, wanted: boolean, isUndo = false): Promise<void> => {
    if (!(await save({ productId, choices: { ...hidden, [name]: wanted } }))) return
    toast({
      message: messages.alertsChanged(product.name, alertWords.switches[name], wanted),
      icon: OkIcon,
      action: isUndo ? undefined : (
        <Button variant="quiet" size="sm" onClick={() => void choose(name, !wanted, true)}>
          {messages.undo}
        </Button>
      ),
    })
  }
  const choice = (name: SubscriptionSwitch): MenuItem => ({
    id: name,
    label: alertWords.switches[name],
    isToggle: true,
    isChecked: isOn(productId, name),
    onSelect: () => void choose(name, !isOn(productId, name)),
  })
  return (
    <>
      <Menu
        label={messages.alertsAbout(product.name)}
        trigger={(props) => (
          <Button variant="line" icon={AlertsIcon} {...props}>
            {label} <Icon of={ChevronDownIcon} />
          </Button>
        )}
        items={[
          {
            id: 'critical',
            label: alertWords.critical,
            end: alertWords.alwaysOn,
            isToggle: true,
            isChecked: true,
            isDisabled: true,
          },
          ...offered.map(choice),
          { ...choice('Channel__c'), startsGroup: true },
          { id: 'all', label: messages.allSubscriptions, href: paths.productAlerts(), startsGroup: true },
        ]}
      />
      {outcome !== null && !outcome.isSaved ? <Notice tone="alarm">{messages.alertsNotSaved}</Notice> : null}
    </>
  )
}

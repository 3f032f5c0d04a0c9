import { type AlertSwitch, alertSwitches } from 'contract'
import { useRef } from 'react'
import { useRead } from 'record-cache-react'
import { AlertsIcon, Button, LinkButton, Notice } from 'ui'
import { offeredKinds, useSubscriptions } from '../../../../parts/alerts/use-subscriptions.ts'
import { useCookieChoices } from '../../../../parts/cookies/cookie-choosing.ts'
import { useReads } from '../../../../records/page.ts'
import { isAllowed } from '../../../../site/cookie-choices.ts'
import { functionalKeys } from '../../../../site/functional-storage.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { products } from './page.ts'

/**
 * Turns all alerts of a product off and on again, restoring the previous kinds. Hidden when the reader's account has no service of the
 * product.
 */
export function AlertsButton({ productId }: { productId: string }) {
  const { data } = useRead(useReads(products).alertProducts)
  const { isKnown, kindsOn, save, isSaving, outcome } = useSubscriptions()
  const isHydrated = useIsHydrated()
  const before = useBeforeOff(productId)
  const product = data?.products.find(({ id }) => id === productId)
  if (!product || !isKnown) return null
  const on = kindsOn(product)
  const isOn = on.length > 0
  const label = isOn ? messages.alertsOn : messages.turnAlertsOn
  // The page of subscriptions works without JavaScript.
  if (!isHydrated) {
    return (
      <LinkButton variant="line" icon={AlertsIcon} href={paths.productAlerts()}>
        {label}
      </LinkButton>
    )
  }
  const toggle = (): void => {
    if (isOn) before.keep(on)
    const offered = offeredKinds(product)
    const kept = before.read()?.filter((name) => offered.includes(name)) ?? []
    const wanted = isOn ? [] : kept.length > 0 ? kept : offered
    // Sends all switches: a wrong-data alert arrives even for products that do not offer that kind.
    const choices = Object.fromEntries(alertSwitches.map((name) => [name, wanted.includes(name)]))
    void save({ productId, choices })
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

/** The kinds that were on before: kept on this page, and in the browser if cookies allow it. */
function useBeforeOff(productId: string) {
  const { session } = usePage()
  const { choices } = useCookieChoices()
  const kept = useRef(new Map<string, readonly AlertSwitch[]>())
  const whose = { userId: session?.user.id ?? '', productId }
  return {
    read: () => kept.current.get(productId) ?? kindsBeforeOff(localStorage, whose),
    keep: (kinds: readonly AlertSwitch[]) => {
      kept.current.set(productId, kinds)
      if (isAllowed(choices, 'functional')) keepKindsBeforeOff(localStorage, whose, kinds)
    },
  }
}

type Whose = { userId: string; productId: string }

/** The kinds of alerts that a user had on before turning all off in this browser; null if unknown. */
function kindsBeforeOff(storage: Storage, whose: Whose): readonly AlertSwitch[] | null {
  const kept = storage.getItem(keyOf(whose))?.split(',') ?? []
  const kinds = alertSwitches.filter((name) => kept.includes(name))
  return kinds.length === 0 ? null : kinds
}

/** Stores the kinds until alerts are turned on again. Without storage, nothing is kept. */
function keepKindsBeforeOff(storage: Storage, whose: Whose, kinds: readonly AlertSwitch[]): void {
  try {
    storage.setItem(keyOf(whose), kinds.join(','))
  } catch {
    // Storage is full.
  }
}

const keyOf = ({ userId, productId }: Whose): string => `${functionalKeys.alertKinds}:${userId}:${productId}`

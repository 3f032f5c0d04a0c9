import { useRead } from 'record-cache-react'
import { DataTable, EmptyState, Icon, Notice, OkIcon, Sheet, SkeletonRows, Switch, type TableColumn } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import type { AlertProduct } from '../../../../parts/alerts/subscription-reads.ts'
import { type SubscriptionSwitch, useSubscriptions } from '../../../../parts/alerts/use-subscriptions.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useReads } from '../../../../records/page.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import styles from './ProductAlertsScreen.module.css'
import { productAlerts } from './page.ts'

type Props = { search: string; onlyFollowed: boolean }

/** A row of switches for each product; each switch saves at once. */
export function ProductSwitches({ search, onlyFollowed }: Props) {
  const { data, state, refresh } = useRead(useReads(productAlerts).products)
  const subscriptions = useSubscriptions()
  const isHydrated = useIsHydrated()
  if ((!data && state === 'Error') || subscriptions.hasFailed) {
    const retry = (): void => {
      void refresh()
      void subscriptions.retry()
    }
    return <Failed text={messages.failed} onRetry={retry} />
  }
  if (!data || !subscriptions.isKnown) {
    return (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  const words = search.trim().toLowerCase()
  const rows = data.products.filter(
    (product) =>
      `${product.name} ${product.itemNumber}`.toLowerCase().includes(words) &&
      (!onlyFollowed || subscriptions.kindsOn(product).length > 0),
  )
  const column = (name: SubscriptionSwitch): TableColumn<AlertProduct> => {
    const label = messages.switches[name]
    return {
      id: name,
      header: label,
      align: 'center',
      hasLabel: true,
      cell: (product) =>
        name === 'NewDataCycle__c' && !product.hasDataCycles ? (
          <span className="meta">{messages.notOffered}</span>
        ) : (
          <Switch
            label={messages.switchOf(product.name, label)}
            isLabelHidden
            isOn={subscriptions.isOn(product.id, name)}
            isDisabled={!isHydrated}
            onChange={(isOn) => void subscriptions.save({ productId: product.id, choices: { [name]: isOn } })}
          />
        ),
    }
  }
  return (
    <>
      <Refusal products={data.products} outcome={subscriptions.outcome} />
      <Sheet isFlush>
        {rows.length === 0 ? (
          <Nothing hasProducts={data.products.length > 0} />
        ) : (
          <DataTable
            caption={messages.table}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'product',
                header: messages.product,
                width: 'main',
                isLine: true,
                cell: ({ name, itemNumber }) => (
                  <>
                    <b>{name}</b>
                    <br />
                    <span className="meta mono">{itemNumber}</span>
                  </>
                ),
              },
              column('NewDataCycle__c'),
              column('ServiceNotice__c'),
              column('NewVersion__c'),
              column('Channel__c'),
            ]}
          />
        )}
      </Sheet>
      <Saved isSaving={subscriptions.isSaving} outcome={subscriptions.outcome} />
    </>
  )
}

function Nothing({ hasProducts }: { hasProducts: boolean }) {
  return hasProducts ? (
    <EmptyState drawing="search" title={messages.noMatch} hint={messages.noMatchHint} />
  ) : (
    <EmptyState title={messages.noProducts} hint={messages.noProductsHint} />
  )
}

type Outcome = ReturnType<typeof useSubscriptions>['outcome']

function Refusal({ products, outcome }: { products: readonly AlertProduct[]; outcome: Outcome }) {
  if (outcome === null || outcome.isSaved) return null
  const { productId, choices } = outcome.wanted
  const [name] = Object.keys(choices) as SubscriptionSwitch[]
  const product = products.find(({ id }) => id === productId)
  return <Notice tone="alarm">{messages.notSaved(product?.name ?? '', name ? messages.switches[name] : '')}</Notice>
}

/** Says that changes save automatically, and when the last one was saved. */
function Saved({ isSaving, outcome }: { isSaving: boolean; outcome: Outcome }) {
  const formats = useFormats()
  return (
    <p className={styles.saved}>
      <Icon of={OkIcon} />
      <span>
        {messages.hint}{' '}
        <span role="status">
          {isSaving ? messages.saving : outcome?.isSaved ? messages.savedAt(formats.time(outcome.at)) : null}
        </span>
      </span>
    </p>
  )
}

import type { Snapshot } from 'record-cache'
import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertEditor } from '../../parts/AlertEditor.tsx'
import type { AlertRecord } from '../../reads.ts'
import { messages } from './messages.ts'
import { editAlert } from './page.ts'
import { useAlertChange } from './use-alert-change.ts'

/** Changes a published alert, which nobody is told of. */
export function EditAlertScreen() {
  const reads = useReads(editAlert)
  const { data: alert, state, refresh: readAlert } = useRead(reads.alert)
  const { data: offered, state: offeredState, refresh: readOffered } = useRead(reads.offered)
  const isForbidden = alert !== undefined && offered !== undefined && !isOffered(offered, alert.id, 'Edit')
  const readAgain = (): void => {
    void readAlert()
    void readOffered()
  }
  return (
    <Page>
      <PageTitle of={editAlert} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.productAlerts.title, href: paths.productAlerts() },
          ...(alert ? [{ label: textOf(alert.fields.Title__c), href: paths.productAlert({ id: alert.id }) }] : []),
          { label: editAlert.title },
        ]}
      />
      <PageHead title={editAlert.title} lead={messages.lead} />
      {isForbidden ? (
        <EmptyState title={messages.notOffered} />
      ) : alert && offered ? (
        <Change key={alert.id} alert={alert} readAlert={readAlert} />
      ) : state === 'Error' || offeredState === 'Error' ? (
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={readAgain} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </Page>
  )
}

function Change({ alert, readAlert }: { alert: AlertRecord; readAlert: () => Promise<Snapshot<AlertRecord>> }) {
  const form = useAlertChange(alert, readAlert)
  const { data, state, refresh } = useRead(useReads(editAlert).products)
  if (!data && state === 'Error') {
    return <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
  }
  const { ProductId__c, Product__r } = alert.fields
  const own = { id: ProductId__c.value ?? '', name: textOf(Product__r?.value?.fields.Name) }
  const products = data?.products ?? []
  return (
    <AlertEditor
      form={form}
      title={messages.write}
      // A product that is sold no more keeps its alerts.
      products={products.some(({ id }) => id === own.id) ? products : [own, ...products]}
      saved={alert.weakEtag}
      submit={{ label: messages.save, busyLabel: messages.saving }}
      cancelHref={paths.productAlert({ id: alert.id })}
    >
      <p className="small soft">{messages.nobodyTold}</p>
    </AlertEditor>
  )
}

import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { isOffered } from '../../../../records/record-actions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertEditor } from '../../parts/AlertEditor.tsx'
import { messages } from './messages.ts'
import { PublishQuestion } from './PublishQuestion.tsx'
import { newAlert } from './page.ts'
import { Readers } from './Readers.tsx'
import { useNewAlert } from './use-new-alert.ts'

/** Writes an alert beside how it reads and how many people it reaches, and publishes it. */
export function NewAlertScreen() {
  const { data, state, refresh } = useRead(useReads(newAlert).offered)
  return (
    <Page>
      <PageTitle of={newAlert} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.productAlerts.title, href: paths.productAlerts() },
          { label: newAlert.title },
        ]}
      />
      <PageHead title={newAlert.title} lead={messages.lead} />
      {data ? (
        isOffered(data, 'ProductAlert__c', 'SaveEdit') ? (
          <NewAlert />
        ) : (
          <EmptyState title={messages.notOffered} />
        )
      ) : state === 'Error' ? (
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </Page>
  )
}

function NewAlert() {
  const { form, isAsked, confirm, goOnWriting } = useNewAlert()
  const { data, state, refresh } = useRead(useReads(newAlert).products)
  if (!data && state === 'Error') {
    return <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
  }
  return (
    <AlertEditor
      form={form}
      title={messages.write}
      products={data?.products ?? []}
      saved={null}
      submit={{ label: messages.publish, busyLabel: messages.publishing }}
      cancelHref={paths.productAlerts()}
      question={isAsked ? <PublishQuestion form={form} onConfirm={confirm} onGoOnWriting={goOnWriting} /> : null}
    >
      {isAsked ? null : <Readers productId={form.values.productId} kind={form.values.kind} />}
    </AlertEditor>
  )
}

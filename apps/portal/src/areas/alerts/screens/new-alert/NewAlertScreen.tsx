import type { ActionFunction } from 'react-router'
import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { createRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertEditor } from '../../parts/AlertEditor.tsx'
import { type AlertForm, alertForm, fieldsOf, formOfTyped, questionOf } from '../../parts/alert-form.ts'
import { messages } from './messages.ts'
import { PublishQuestion, Readers } from './PublishQuestion.tsx'
import { newAlert, readReaders, useNewAlert } from './use-new-alert.ts'

/** The form for a new alert, with a preview and the number of recipients. Publishing asks for a confirmation first. */
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
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </Page>
  )
}

function NewAlert() {
  const { form, isAsked, confirm, continueWriting } = useNewAlert()
  const { data, state, refresh } = useRead(useReads(newAlert).products)
  if (!data && state === 'Error') {
    return <Failed text={messages.failed} onRetry={refresh} />
  }
  return (
    <AlertEditor
      form={form}
      title={messages.write}
      products={data?.products ?? []}
      saved={null}
      submit={{ label: messages.publish, busyLabel: messages.publishing }}
      cancelHref={paths.productAlerts()}
      question={
        isAsked ? <PublishQuestion form={form} onConfirm={confirm} onContinueWriting={continueWriting} /> : null
      }
    >
      {isAsked ? null : <Readers alert={form.values} />}
    </AlertEditor>
  )
}

/** Handles the form of a new alert without JavaScript; publishes it once the author has confirmed. */
export const action: ActionFunction = postAction<AlertForm>(newAlert, {
  ...alertForm,
  read: (typed) => {
    const form = formOfTyped(typed)
    return { ...form, asked: questionOf(form) }
  },
  send: async (values, { cache, idempotencyKey }) => {
    if (values.confirmed !== questionOf(values)) {
      // Not confirmed yet, or changed since: load the number of recipients for the confirmation page.
      const readers = readReaders(values)
      if (readers !== null) await readOnce(cache, readers)
      return {}
    }
    const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
    const created = await cache.send(createRecord, record, { idempotencyKey })
    return created ? paths.productAlert({ id: created.id, published: 'yes' }) : paths.allAlerts()
  },
})

export { NewAlertScreen as default }

export const loader = loadOnServer(newAlert)
export const clientLoader = loadInBrowser(newAlert)

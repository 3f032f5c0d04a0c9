import { useMemo } from 'react'
import { type ActionFunction, data, useNavigate } from 'react-router'
import type { Snapshot } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { Breadcrumb, EmptyState, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { readDraft } from '../../../../forms/draft-records.ts'
import type { Form } from '../../../../forms/form.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { readAlertProducts } from '../../../../parts/alerts/subscription-reads.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useRecordSaving } from '../../../../parts/use-record-saving.ts'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, required, useReads } from '../../../../records/page.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { updateRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertEditor } from '../../parts/AlertEditor.tsx'
import {
  type AlertForm,
  alertForm,
  fieldsOf,
  formOf,
  formOfDraft,
  formOfTyped,
  refusalOfOldVersion,
  versionIn,
} from '../../parts/alert-form.ts'
import { editorMessages } from '../../parts/editor-messages.ts'
import { type AlertRecord, readAlert, readOfferedOnAlert } from '../../reads.ts'
import { messages } from './messages.ts'

/** Name of the draft that holds a change of this alert. */
const changeDraft = (id: string): string => `alert-${id}`

export const editAlert = page({
  ...pages.editAlert,
  reads: ({ query }) => {
    const id = query.get('id') ?? ''
    return {
      alert: required(readAlert(id)),
      offered: readOfferedOnAlert(id),
      products: readAlertProducts,
      draft: readDraft(changeDraft(id)),
    }
  },
})

/** Changes a published alert, without notifications. */
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
        <Failed text={messages.failed} onRetry={readAgain} />
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
    return <Failed text={messages.failed} onRetry={refresh} />
  }
  const { ProductId__c, Product__r } = alert.fields
  const own = { id: ProductId__c.value ?? '', name: textOf(Product__r?.value?.fields.Name) }
  const products = data?.products ?? []
  return (
    <AlertEditor
      form={form}
      title={messages.write}
      // A discontinued product keeps its alerts.
      products={products.some(({ id }) => id === own.id) ? products : [own, ...products]}
      saved={alert.weakEtag}
      submit={{ label: messages.save, busyLabel: messages.saving }}
      cancelHref={paths.productAlert({ id: alert.id })}
    >
      <p className="small soft">{messages.noMails}</p>
    </AlertEditor>
  )
}

/** The form of a published alert. @param readAlert - reads the saved alert again. */
function useAlertChange(alert: AlertRecord, readAlert: () => Promise<Snapshot<AlertRecord>>): Form<AlertForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const save = useRecordSaving({ record: alert, readAgain: readAlert, formOf, fieldsOf })
  const saved = useMemo(() => formOf(alert), [alert])
  return useForm<AlertForm>({
    ...alertForm,
    empty: saved,
    summary: editorMessages.checkFields,
    draft: { name: changeDraft(alert.id), read: (kept) => formOfDraft(kept, saved) },
    send: async (values, { arrived }) => {
      try {
        const fields = { Id: alert.id, ...fieldsOf(values) }
        const record = { apiName: 'ProductAlert__c', fields } as const
        await save(values, () => cache.send(updateRecord, record, versionIn(values)))
      } catch (error) {
        return refusalOfOldVersion(error)
      }
      arrived()
      await navigate(paths.productAlert({ id: alert.id, saved: 'yes' }))
      return 'leaving'
    },
  })
}

/** Handles the form of an existing alert without JavaScript. */
export const action: ActionFunction = postAction<AlertForm>(editAlert, {
  ...alertForm,
  read: formOfTyped,
  send: async (values, { query, cache }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    try {
      const fields = { Id: id, ...fieldsOf(values) }
      await cache.send(updateRecord, { apiName: 'ProductAlert__c', fields }, versionIn(values))
    } catch (error) {
      return refusalOfOldVersion(error)
    }
    return paths.productAlert({ id, saved: 'yes' })
  },
})

export { EditAlertScreen as default }

export const loader = loadOnServer(editAlert)
export const clientLoader = loadInBrowser(editAlert)

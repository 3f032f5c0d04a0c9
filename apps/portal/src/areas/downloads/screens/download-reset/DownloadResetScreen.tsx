import { downloadMethods } from 'contract'
import type { ActionFunction } from 'react-router'
import { methodSender, useRead } from 'record-cache-react'
import { Breadcrumb, Button, Dock, LinkButton, Notice, Page, PageHead, ResetIcon, Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { downloadReset } from './page.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { ResetPanel } from './ResetPanel.tsx'
import { ResultList } from './ResultList.tsx'
import { type ResetForm, requestOf, resetForm, selectedIn } from './reset-form.ts'
import { caseHrefOf, leadsToCase, resultOfRecords, textOfResult } from './reset-result.ts'
import { ServiceList } from './ServiceList.tsx'
import { ServiceSearch } from './ServiceSearch.tsx'
import { PAGE_SIZE, serviceQuery } from './service-query.ts'
import { useReset } from './use-reset.ts'

/** Resets the download counters of services. */
export function DownloadResetScreen() {
  const shown = useAddressQuery(serviceQuery)
  const services = usePagedRows(shown, serviceQuery, PAGE_SIZE, useReads(downloadReset)?.services ?? null)
  const rows = services.rows ?? []
  const { form, news, close, askAgain } = useReset({ rows, onAnswer: services.refresh })
  return (
    <Page>
      <PageTitle of={downloadReset} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: downloadReset.title }]} />
      <PageHead title={downloadReset.title} lead={messages.lead} />
      <Stack gap="large">
        <EarlierResult />
        <div className={styles.grid}>
          <ServiceSearch {...shown} />
          <form {...form.formProps} className={styles.form}>
            <div className={styles.services}>
              <ServiceList term={shown.query.term} list={services} form={form} />
            </div>
            <div className={styles.panel}>
              <ResetPanel form={form} rows={rows} />
            </div>
            <ResetDock form={form} />
          </form>
        </div>
      </Stack>
      {form.isPending || news ? (
        <ResetDialog
          news={form.isPending ? null : news}
          count={selectedIn(form.values).length}
          reason={form.values.reason}
          onClose={close}
          onAskAgain={askAgain}
        />
      ) : null}
    </Page>
  )
}

const tones = { Success: 'ok', Partial: 'caution', Failure: 'alarm', Pending: 'caution' } as const

/** The result of a reset sent without JavaScript; the address names it. */
function EarlierResult() {
  const reads = useReads(downloadReset)
  const reset = useRead(reads?.reset ?? null)
  const items = useRead(reads?.items ?? null)
  if (!reset.data || !items.data) return null
  const result = resultOfRecords(reset.data.id, reset.data.fields.Outcome__c.value, items.data)
  return (
    <Notice
      tone={tones[result.outcome]}
      title={messages.titles[result.outcome]}
      action={
        leadsToCase(result) ? (
          <LinkButton variant="line" size="sm" href={caseHrefOf(result)}>
            {messages.openCase}
          </LinkButton>
        ) : null
      }
      isStatic
    >
      <Stack gap="small">
        <p>{textOfResult(result)}</p>
        <ResultList {...result} />
      </Stack>
    </Notice>
  )
}

/** The number of selected services and the button, at the bottom edge on phones, where the panel is far below the list. */
function ResetDock({ form }: { form: Form<ResetForm> }) {
  return (
    <div className={styles.dock}>
      <Dock>
        <b className={styles.count}>{messages.selected(selectedIn(form.values).length)}</b>
        <Button type="submit" icon={ResetIcon} isBusy={form.isPending} busyLabel={messages.resetting}>
          {messages.submit}
        </Button>
      </Dock>
    </div>
  )
}

/** Handles the reset form without JavaScript; redirects to a page with the result. */
export const action: ActionFunction = postAction<ResetForm>(downloadReset, {
  ...resetForm,
  read: ({ reason = '', ...services }) => ({ reason, ...services }),
  send: async (form, { cache, idempotencyKey }) => {
    const sender = methodSender(downloadMethods.resetDownloads)
    const { resetId } = await cache.send(sender, requestOf(form), { idempotencyKey })
    return paths.downloadReset({ reset: resetId })
  },
})

export { DownloadResetScreen as default }

export const loader = loadOnServer(downloadReset)
export const clientLoader = loadInBrowser(downloadReset)

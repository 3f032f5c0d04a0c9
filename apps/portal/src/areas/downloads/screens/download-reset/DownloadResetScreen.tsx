import { useRead } from 'record-cache-react'
import { Breadcrumb, Notice, Page, PageHead, Stack } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { downloadReset, type ServiceRow } from './page.ts'
import { ResetDialog } from './ResetDialog.tsx'
import { ResetPanel } from './ResetPanel.tsx'
import { ResultList } from './ResultList.tsx'
import { selectedIn } from './reset-form.ts'
import { type ResetResult, resultOfRecords, serviceOfCase, textOfResult } from './reset-result.ts'
import { ServiceList } from './ServiceList.tsx'
import { ServiceSearch } from './ServiceSearch.tsx'
import { useReset } from './use-reset.ts'
import { useServices } from './use-services.ts'

/** Makes the used downloads of services available again. */
export function DownloadResetScreen() {
  const services = useServices()
  const { form, news, close, askAgain } = useReset(services.refresh)
  const rows = services.rows ?? []
  return (
    <Page>
      <PageTitle of={downloadReset} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: downloadReset.title }]} />
      <PageHead title={downloadReset.title} lead={messages.lead} />
      <EarlierResult />
      <div className={styles.grid}>
        <ServiceSearch services={services} />
        <form {...form.formProps} className={styles.form}>
          <div className={styles.services}>
            <ServiceList services={services} form={form} />
          </div>
          <div className={styles.panel}>
            <ResetPanel form={form} rows={rows} />
          </div>
        </form>
      </div>
      {form.isPending || news ? (
        <ResetDialog
          news={form.isPending ? null : news}
          count={selectedIn(form.values).length}
          caseHref={news ? caseHrefOf(news.result, rows) : paths.openCase()}
          onClose={close}
          onAskAgain={askAgain}
        />
      ) : null}
    </Page>
  )
}

const tones = { Success: 'ok', Partial: 'caution', Failure: 'alarm', Pending: 'caution' } as const

/** What came of a reset that the browser has sent by itself: the address names it. */
function EarlierResult() {
  const reads = useReads(downloadReset)
  const reset = useRead(reads?.reset ?? null)
  const items = useRead(reads?.items ?? null)
  if (!reset.data || !items.data) return null
  const result = resultOfRecords(reset.data.fields.Outcome__c.value, items.data)
  return (
    <Notice tone={tones[result.outcome]} title={messages.titles[result.outcome]} isStatic>
      <Stack gap="small">
        <p>{textOfResult(result)}</p>
        <ResultList services={result.services} />
      </Stack>
    </Notice>
  )
}

/** The case form with the service that was not reset, and its product. */
function caseHrefOf(result: ResetResult, rows: readonly ServiceRow[]): string {
  const number = serviceOfCase(result)
  const row = rows.find(({ fields }) => fields.ServiceNumber__c.value === number)
  const productName = textOf(row?.fields.Product__r?.value?.fields.ItemNumber__c)
  return paths.openCase({ tail: number, productName: productName === '' ? undefined : productName })
}

import { useState } from 'react'
import { useRead } from 'record-cache-react'
import {
  Breadcrumb,
  Checkbox,
  Columns,
  EmptyState,
  Link,
  LinkList,
  Notice,
  Page,
  PageHead,
  RestrictedIcon,
  SearchInput,
  Sheet,
  SkeletonRows,
  Stack,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { AlertMarks } from '../../../../parts/alerts/AlertMarks.tsx'
import { alertRow } from '../../../../parts/alerts/alert-row.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertActions } from '../../parts/AlertActions.tsx'
import { useReadings } from '../../parts/use-readings.ts'
import { AlertFeed } from './AlertFeed.tsx'
import { messages } from './messages.ts'
import styles from './ProductAlertsScreen.module.css'
import { ProductSwitches } from './ProductSwitches.tsx'
import { productAlerts } from './page.ts'

/** The reader's alert subscriptions by product, next to the newest alerts. */
export function ProductAlertsScreen() {
  const [search, setSearch] = useState('')
  const [onlyFollowed, setOnlyFollowed] = useState(false)
  const { session } = usePage()
  return (
    <Page>
      <PageTitle of={productAlerts} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: productAlerts.title }]} />
      <PageHead
        title={productAlerts.title}
        lead={messages.lead(session?.user.email ?? '')}
        actions={<AlertActions />}
      />
      <Columns layout="8-4">
        <Stack gap="large">
          <MailNotice />
          <Notice tone="plain" icon={RestrictedIcon} title={messages.alwaysOn} isStatic>
            {messages.alwaysOnText}
          </Notice>
          <div className={styles.toolbar}>
            <SearchInput
              label={messages.search}
              placeholder={messages.search}
              value={search}
              onChange={setSearch}
              className={styles.search}
            />
            <Checkbox label={messages.onlyFollowed} isChecked={onlyFollowed} onChange={setOnlyFollowed} />
          </div>
          <noscript>
            <Notice isStatic>{messages.noScript}</Notice>
          </noscript>
          <ProductSwitches search={search} onlyFollowed={onlyFollowed} />
        </Stack>
        <Stack gap="large">
          <LatestAlerts />
          <AlertFeed />
        </Stack>
      </Columns>
    </Page>
  )
}

/** Whether the reader gets product alert e-mails at all; renders nothing while unknown. */
function MailNotice() {
  const { data } = useRead(useReads(productAlerts).preference)
  const wantsMails = data?.records[0]?.fields.ProductAlertEmails__c.value
  if (typeof wantsMails !== 'boolean') return null
  return (
    <Notice tone={wantsMails ? 'info' : 'caution'} isStatic>
      {wantsMails ? messages.mailsOn : messages.mailsOff}{' '}
      <Link href={paths.accountAlerts()}>{pages.accountAlerts.title}</Link>.
    </Notice>
  )
}

/** The newest alerts, with unread ones marked. */
function LatestAlerts() {
  const { data, state, refresh } = useRead(useReads(productAlerts).latest)
  const { marksOf } = useReadings()
  const formats = useFormats()
  const now = useNow()
  if (!data && state === 'Error') {
    return <Failed text={messages.latestFailed} onRetry={refresh} />
  }
  return (
    <Sheet title={messages.latest} isFlush titleEnd={<Link href={paths.allAlerts()}>{messages.showAll}</Link>}>
      {!data ? (
        <SkeletonRows label={messages.loadingLatest} />
      ) : data.records.length === 0 ? (
        <EmptyState title={messages.noAlerts} />
      ) : (
        <LinkList
          label={messages.latest}
          rows={data.records.map((alert) => {
            const row = alertRow(alert.id, alert.fields)
            return {
              ...row,
              meta: [
                textOf(alert.fields.Product__r?.value?.fields.Name),
                formats.relative(String(alert.fields.EffectiveDate__c.value), now),
              ]
                .filter(Boolean)
                .join(' · '),
              marks: <AlertMarks isCritical={row.isAlarm} {...marksOf(alert)} />,
            }
          })}
        />
      )}
    </Sheet>
  )
}

export { ProductAlertsScreen as default }

export const loader = loadOnServer(productAlerts)
export const clientLoader = loadInBrowser(productAlerts)

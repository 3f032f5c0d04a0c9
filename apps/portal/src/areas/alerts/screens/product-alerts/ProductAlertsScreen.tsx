import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Breadcrumb, Checkbox, Columns, Link, Notice, Page, PageHead, SearchInput, Stack } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertActions } from '../../parts/AlertActions.tsx'
import { AlertFeed } from './AlertFeed.tsx'
import { LatestAlerts } from './LatestAlerts.tsx'
import { messages } from './messages.ts'
import styles from './ProductAlertsScreen.module.css'
import { ProductSwitches } from './ProductSwitches.tsx'
import { productAlerts } from './page.ts'

/** The alerts that the reader wants of each product, beside the newest ones. */
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

/** Whether the reader gets product alert e-mails at all; nothing where that is not known. */
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

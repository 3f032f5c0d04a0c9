import { datePresets } from 'contract'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, LinkButton, Page, PageHead, Pager, Select, Sheet, SkeletonRows } from 'ui'
import { auditGroups } from '../../../../parts/audit-kinds.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './AuditLogScreen.module.css'
import { type AuditQuery, auditHref, MOST_PAGES, PAGE_SIZE, readAuditQuery } from './audit-query.ts'
import { EventTable } from './EventTable.tsx'
import { messages } from './messages.ts'
import { auditLog } from './page.ts'

/** The events of the audit log that the reader may see: account admins those of their account, agents those of all. */
export function AuditLogScreen() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = readAuditQuery(address)
  const show = (changed: Partial<AuditQuery>) =>
    void navigate(auditHref({ ...query, page: 1, ...changed }), { preventScrollReset: true })
  return (
    <Page>
      <PageTitle of={auditLog} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: auditLog.title }]} />
      <PageHead title={auditLog.title} lead={messages.lead} />
      <div className={styles.toolbar}>
        <Select
          label={messages.kind}
          placeholder={messages.allKinds}
          value={query.group ?? ''}
          options={auditGroups.map((value) => ({ value, label: messages.groups[value] }))}
          onChange={(value) => show({ group: auditGroups.find((group) => group === value) ?? null })}
        />
        <Select
          label={messages.created}
          placeholder={messages.anyTime}
          value={query.created ?? ''}
          options={datePresets.map((value) => ({ value, label: messages.presets[value] }))}
          onChange={(value) => show({ created: datePresets.find((preset) => preset === value) ?? null })}
        />
        <SearchText
          label={messages.who}
          placeholder={messages.whoHint}
          term={query.who}
          onSearch={(who) => show({ who })}
          className={undefined}
        />
      </div>
      <Events query={query} />
    </Page>
  )
}

function Events({ query }: { query: AuditQuery }) {
  const { data, state, refresh } = useRead(useReads(auditLog).events)
  if (!data) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  const before = (query.page - 1) * PAGE_SIZE
  const [from, to] = [before + 1, before + data.records.length]
  const isLast = data.nextPageToken === null || query.page === MOST_PAGES
  return (
    <>
      <span role="status" className="vh">
        {data.records.length === 0 ? messages.noResults : messages.found(from, to)}
      </span>
      <Sheet isFlush>
        {data.records.length === 0 ? (
          <EmptyState
            drawing="search"
            title={messages.noResults}
            action={
              <LinkButton variant="line" href={paths.auditLog()}>
                {messages.showAll}
              </LinkButton>
            }
          />
        ) : (
          <>
            <EventTable rows={data.records} />
            <Pager
              from={from}
              to={to}
              previous={query.page === 1 ? undefined : { href: auditHref({ ...query, page: query.page - 1 }) }}
              next={isLast ? undefined : { href: auditHref({ ...query, page: query.page + 1 }) }}
            />
          </>
        )}
      </Sheet>
    </>
  )
}

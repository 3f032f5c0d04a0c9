import { datePresets } from 'contract'
import { Breadcrumb, EmptyState, LinkButton, Page, PageHead, Select } from 'ui'
import { auditGroups } from '../../../../parts/audit-kinds.ts'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { type ShownQuery, useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import styles from './AuditLogScreen.module.css'
import { type AuditQuery, auditQuery, PAGE_SIZE } from './audit-query.ts'
import { EventTable } from './EventTable.tsx'
import { messages } from './messages.ts'
import { auditLog } from './page.ts'

/** The audit log: account admins see their account, agents see all. */
export function AuditLogScreen() {
  const shown = useAddressQuery(auditQuery)
  const { chosen, show } = shown
  return (
    <Page>
      <PageTitle of={auditLog} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: auditLog.title }]} />
      <PageHead title={auditLog.title} lead={messages.lead} />
      <div className={styles.toolbar}>
        <Select
          label={messages.kind}
          placeholder={messages.allKinds}
          value={chosen.group ?? ''}
          options={auditGroups.map((value) => ({ value, label: messages.groups[value] }))}
          onChange={(value) => show({ group: auditGroups.find((group) => group === value) ?? null })}
        />
        <Select
          label={messages.created}
          placeholder={messages.anyTime}
          value={chosen.created ?? ''}
          options={datePresets.map((value) => ({ value, label: messages.presets[value] }))}
          onChange={(value) => show({ created: datePresets.find((preset) => preset === value) ?? null })}
        />
        <SearchText
          label={messages.who}
          placeholder={messages.whoHint}
          term={chosen.who}
          onSearch={(who, options) => show({ who }, options)}
          className={undefined}
        />
      </div>
      <Events shown={shown} />
    </Page>
  )
}

function Events({ shown }: { shown: ShownQuery<AuditQuery> }) {
  const list = usePagedRows(shown, auditQuery, PAGE_SIZE, useReads(auditLog).events)
  return (
    <PagedList
      list={list}
      texts={messages}
      announce={({ from, to, rows }) => (rows?.length === 0 ? messages.noResults : messages.announcedRange(from, to))}
      empty={
        <EmptyState
          drawing="search"
          title={messages.noResults}
          action={
            <LinkButton variant="line" href={paths.auditLog()}>
              {messages.showAll}
            </LinkButton>
          }
        />
      }
    >
      {(rows) => <EventTable rows={rows} />}
    </PagedList>
  )
}

export { AuditLogScreen as default }

export const loader = loadOnServer(auditLog)
export const clientLoader = loadInBrowser(auditLog)

import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { BriefingStrip, EmptyState, LinkButton, Notice, SectionHead, Sheet, SkeletonRows, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useReads } from '../../../../records/page.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { SetupTable, useCellText } from '../../parts/SetupTable.tsx'
import { PAGE_SIZE, readColumns, readLogin, readRows, type SetupRow } from '../../parts/setup-reads.ts'
import { type SetupList, type SetupListName, setupLists } from '../../setup-lists.ts'
import { messages } from './messages.ts'
import { setupList } from './page.ts'
import { SetupActionSheet } from './SetupActionSheet.tsx'
import styles from './SetupListScreen.module.css'

/** One record: its facts, its actions and the records that refer to it, or the form of an action in their place. */
export function SetupRecord({ name, list, id }: { name: SetupListName; list: SetupList; id: string | null }) {
  const [address] = useSearchParams()
  const reads = useReads(setupList)
  const columns = useRead(reads?.columns ?? null)
  const record = useRead(reads?.record ?? null, { keepPrevious: true })
  const textIn = useCellText()
  const row = record.data?.records[0]
  const [first, ...others] = columns.data?.displayColumns ?? []
  const title = row && first ? textIn(row, first) : undefined
  const action = address.get('action')
  if (action !== null) {
    return (
      <SetupActionSheet
        list={name}
        record={id === null ? null : { id, title: title ?? '' }}
        action={{ actionApiName: action, recordId: address.get('on') ?? id }}
      />
    )
  }
  return (
    <SetupPage list={name} title={title || list.title} crumb={title ?? ''}>
      {address.has('done') ? <Notice tone="ok">{messages.done}</Notice> : null}
      {row && id !== null ? (
        <>
          <BriefingStrip facts={others.map((column) => ({ label: column.label, value: textIn(row, column) }))} />
          <Offered name={name} row={row} />
          {list.related?.map(({ list: related, by }) => (
            <Related key={related} name={related} by={by} id={id} />
          ))}
        </>
      ) : record.state === 'Error' ? (
        <Failed text={messages.failed} onRetry={record.refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={2} />
        </Sheet>
      )}
    </SetupPage>
  )
}

/** Links to the forms of the actions that the server offers on a record, and on the login of a contact. */
function Offered({ name, row }: { name: SetupListName; row: SetupRow }) {
  const login = useRead(name === 'contacts' ? readLogin(row.id) : null).data?.fields.LoginId__c.value ?? null
  const ids = login === null ? [row.id] : [row.id, login]
  const { data: offered } = useRead(readRecordActions(ids, ['QuickAction']), { keepPrevious: true })
  const actions = ids.flatMap((on) => (offered?.actions[on]?.actions ?? []).map((action) => ({ ...action, on })))
  if (actions.length === 0) return null
  return (
    <Stack>
      <SectionHead title={messages.actions} />
      <nav aria-label={messages.actions} className={styles.actions}>
        {actions.map(({ apiName, label, on }) => (
          <LinkButton
            key={apiName}
            variant="line"
            href={paths.setupList({ list: name, id: row.id, action: apiName, ...(on === row.id ? {} : { on }) })}
          >
            {label}
          </LinkButton>
        ))}
      </nav>
    </Stack>
  )
}

/** The first records of another list that refer to this one. */
function Related({ name, by, id }: { name: SetupListName; by: string; id: string }) {
  const list = setupLists[name]
  const columns = useRead(readColumns(list))
  // A record that was added on this page is in no list that was read before.
  const rows = useRead(readRows(list, { equals: { [by]: id } }), { cachePolicy: { type: 'cache-and-network' } })
  return (
    <section>
      <SectionHead title={list.title} />
      {columns.data && rows.data ? (
        <Sheet isFlush>
          {rows.data.records.length === 0 ? (
            <EmptyState title={messages.noItems} />
          ) : (
            <SetupTable
              caption={list.title}
              list={name}
              columns={columns.data.displayColumns}
              rows={rows.data.records}
            />
          )}
          {rows.data.nextPageToken === null ? null : <p className="small soft">{messages.more(PAGE_SIZE)}</p>}
        </Sheet>
      ) : columns.state === 'Error' || rows.state === 'Error' ? (
        <Failed text={messages.failed} onRetry={() => void Promise.all([columns.refresh(), rows.refresh()])} />
      ) : (
        <SkeletonRows label={messages.loading} shape="strips" count={2} />
      )}
    </section>
  )
}

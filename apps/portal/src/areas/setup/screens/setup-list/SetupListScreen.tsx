import { type ActionFunction, data, useParams, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, BriefingStrip, EmptyState, LinkButton, Notice, SectionHead, Sheet, SkeletonRows, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { SetupTable, useCellText } from '../../parts/SetupTable.tsx'
import { PAGE_SIZE, readColumns, readLogin, readRows, type SetupRow } from '../../parts/setup-reads.ts'
import { type SetupList, type SetupListName, setupListAt, setupLists } from '../../setup-lists.ts'
import { messages } from './messages.ts'
import { rowsQueryOf, setupList } from './page.ts'
import { postSetupAction } from './post-setup-action.ts'
import { SetupActionSheet } from './SetupActionSheet.tsx'
import styles from './SetupListScreen.module.css'

/** A list of Setup, one of its records with what can be done to it, or the form of an action. */
export function SetupListScreen() {
  const at = setupListAt(useParams().list)
  const [address] = useSearchParams()
  if (at === null) throw data(null, { status: 404 })
  const [id, action] = [address.get('id'), address.get('action')]
  const isDone = address.has('done')
  if (id === null && action === null) return <AllRows key={at.name} {...at} isDone={isDone} />
  return <OneRecord key={id} {...at} id={id} isDone={isDone} />
}

type At = { name: SetupListName; list: SetupList; isDone: boolean }

const Done = ({ isDone }: { isDone: boolean }) => (isDone ? <Notice tone="ok">{messages.done}</Notice> : null)

function AllRows({ name, list, isDone }: At) {
  const reads = useReads(setupList)
  const columns = useRead(reads?.columns ?? null)
  const query = rowsQueryOf(name)
  const shown = useAddressQuery(query)
  const rows = usePagedRows(shown, query, PAGE_SIZE, reads?.rows ?? null)
  const create = list.create
  return (
    <SetupPage
      list={name}
      title={list.title}
      lead={list.lead}
      actions={
        create === null ? null : (
          <LinkButton icon={AddIcon} href={paths.setupList({ list: name, action: create })}>
            {messages.create[create]}
          </LinkButton>
        )
      }
    >
      <Done isDone={isDone} />
      <SearchText
        label={messages.search(list.title)}
        placeholder={messages.searchHint}
        term={shown.query.q}
        onSearch={(q) => shown.show({ q })}
        className={styles.search}
      />
      {columns.state === 'Error' && !columns.data ? <Failed text={messages.failed} onRetry={columns.refresh} /> : null}
      <PagedList
        list={columns.data ? rows : { ...rows, rows: undefined }}
        texts={messages}
        empty={<EmptyState title={shown.query.q === '' ? messages.noItems : messages.noResults} />}
      >
        {(page) => (
          <SetupTable
            caption={list.title}
            list={name}
            columns={columns.data?.displayColumns ?? []}
            rows={page}
            isBusy={rows.state === 'Pending'}
          />
        )}
      </PagedList>
    </SetupPage>
  )
}

/** One record: its facts, its actions and the records that refer to it, or the form of an action in their place. */
function OneRecord({ name, list, id, isDone }: At & { id: string | null }) {
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
      <Done isDone={isDone} />
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
  const list: SetupList = setupLists[name]
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

/** Handles the form of an action without JavaScript. */
export const action: ActionFunction = postSetupAction

export { SetupListScreen as default }

export const loader = loadOnServer(setupList)
export const clientLoader = loadInBrowser(setupList)

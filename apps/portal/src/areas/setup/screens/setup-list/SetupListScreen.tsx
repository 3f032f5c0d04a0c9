import { type ActionFunction, data, useParams, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, EmptyState, LinkButton, Notice } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { SetupTable } from '../../parts/SetupTable.tsx'
import { PAGE_SIZE } from '../../parts/setup-reads.ts'
import { type SetupList, type SetupListName, setupListAt } from '../../setup-lists.ts'
import { messages } from './messages.ts'
import { rowsQueryOf, setupList } from './page.ts'
import { postSetupAction } from './post-setup-action.ts'
import styles from './SetupListScreen.module.css'
import { SetupRecord } from './SetupRecord.tsx'

/** A list of Setup, or one of its records. */
export function SetupListScreen() {
  const at = setupListAt(useParams().list)
  const [address] = useSearchParams()
  if (at === null) throw data(null, { status: 404 })
  const [id, action] = [address.get('id'), address.get('action')]
  if (id === null && action === null) return <AllRows key={at.name} {...at} />
  return <SetupRecord key={id} {...at} id={id} />
}

type At = { name: SetupListName; list: SetupList }

function AllRows({ name, list }: At) {
  const isDone = useSearchParams()[0].has('done')
  const reads = useReads(setupList)
  const columns = useRead(reads?.columns ?? null)
  const query = rowsQueryOf(name)
  const shown = useAddressQuery(query)
  const rows = usePagedRows(shown, query, PAGE_SIZE, reads?.rows ?? null)
  const label = useRead(reads?.create ?? null).data?.label
  return (
    <SetupPage
      list={name}
      title={list.title}
      lead={list.lead}
      actions={
        list.create === null || label === undefined ? null : (
          <LinkButton icon={AddIcon} href={paths.setupList({ list: name, action: list.create })}>
            {label}
          </LinkButton>
        )
      }
    >
      {isDone ? <Notice tone="ok">{messages.done}</Notice> : null}
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

/** Handles the form of an action without JavaScript. */
export const action: ActionFunction = postSetupAction

export { SetupListScreen as default }

export const loader = loadOnServer(setupList)
export const clientLoader = loadInBrowser(setupList)

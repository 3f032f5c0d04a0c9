import { data, useParams, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, EmptyState, LinkButton, Notice, Row } from 'ui'
import { Failed } from '../../../parts/Failed.tsx'
import { PagedList } from '../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../parts/lists/use-paged-list.ts'
import { SearchText } from '../../../parts/SearchText.tsx'
import { useReads } from '../../../records/page.ts'
import { usePage } from '../../../site/page.tsx'
import { pages } from '../../../site/pages.ts'
import { paths } from '../../../site/paths.ts'
import { type SetupListName, type SetupList as ShownList, setupListAt, useSection } from '../setup-lists.ts'
import { messages } from './messages.ts'
import styles from './SetupList.module.css'
import { SetupPage } from './SetupPage.tsx'
import { SetupRecord } from './SetupRecord.tsx'
import { SetupTable } from './SetupTable.tsx'
import { createOf, rowsQueryOf, sectionPages } from './section-pages.ts'
import { PAGE_SIZE } from './setup-reads.ts'

/** A list of the section, or one of its records. */
export function SetupList() {
  const at = setupListAt(useSection(), useParams().list)
  const [address] = useSearchParams()
  if (at === null) throw data(null, { status: 404 })
  const [id, action] = [address.get('id'), address.get('action')]
  if (id === null && action === null) return <AllRows key={at.name} {...at} />
  return <SetupRecord key={id} {...at} id={id} />
}

type At = { name: SetupListName; list: ShownList }

function AllRows({ name, list }: At) {
  const isDone = useSearchParams()[0].has('done')
  const section = useSection()
  const { reference } = usePage()
  const reads = useReads(sectionPages[section.page])
  const columns = useRead(reads?.columns ?? null)
  const query = rowsQueryOf(section, name)
  const shown = useAddressQuery(query)
  const rows = usePagedRows(shown, query, PAGE_SIZE, reads?.rows ?? null)
  const label = useRead(reads?.create ?? null).data?.label
  const create = createOf(section, list)
  return (
    <SetupPage
      list={name}
      title={list.title}
      lead={list.lead}
      actions={
        create === null || label === undefined ? null : (
          <Row>
            {list.bulk === undefined ? null : (
              <LinkButton variant="line" href={paths[list.bulk]()}>
                {pages[list.bulk].title}
              </LinkButton>
            )}
            <LinkButton icon={AddIcon} href={paths[section.page]({ list: name, action: create, from: reference })}>
              {label}
            </LinkButton>
          </Row>
        )
      }
    >
      {isDone ? <Notice tone="ok">{messages.done}</Notice> : null}
      {list.searched.length === 0 ? null : (
        <SearchText
          label={messages.search(list.title)}
          placeholder={messages.searchHint}
          term={shown.query.q}
          onSearch={(q) => shown.show({ q })}
          className={styles.search}
        />
      )}
      {columns.state === 'Error' && !columns.data ? <Failed text={messages.failed} onRetry={columns.refresh} /> : null}
      <PagedList
        list={columns.data ? rows : { ...rows, rows: undefined }}
        texts={messages}
        empty={<EmptyState title={shown.query.q === '' ? messages.noItems : messages.noResults} />}
      >
        {(page) => (
          <SetupTable
            caption={list.title}
            hrefOf={(id) => paths[section.page]({ list: name, id })}
            columns={columns.data?.displayColumns ?? []}
            rows={page}
            isBusy={rows.state === 'Pending'}
          />
        )}
      </PagedList>
    </SetupPage>
  )
}

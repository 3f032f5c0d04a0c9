import type { RelatedListCount } from 'contract'
import { useMemo } from 'react'
import { type Read, useRead } from 'record-cache-react'
import { AddIcon, Breadcrumb, LinkButton, Page, PageHead, Tabs } from 'ui'
import { useClosedUntil } from '../../../../parts/cases/case-facts.tsx'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { type CaseWork, caseListOf, useCaseWork, withSavedLists } from '../../../../parts/cases/case-work.ts'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { ListKeys } from '../../parts/list-keys/ListKeys.tsx'
import { CaseResults } from './CaseResults.tsx'
import { CaseToolbar } from './CaseToolbar.tsx'
import { caseQueryOf, isNarrowed, PAGE_SIZE } from './case-query.ts'
import { messages } from './messages.ts'
import {
  type CaseManagerReads,
  type CaseTotal,
  caseManager,
  csvHref,
  readCells,
  totalOfCount,
  unknownTotal,
} from './page.ts'
import { isOwnColumn, useCaseColumns } from './use-case-columns.ts'

/** The reader's cases in several lists, with filters, search, sorting and pages. */
export function CaseManagerScreen() {
  const work = useCaseWork()
  const reads = useReads(caseManager)
  return work && reads ? <CaseManager work={work} reads={reads} /> : <NotFoundPage />
}

function CaseManager({ work: offered, reads }: { work: CaseWork; reads: CaseManagerReads }) {
  const { data: lists } = useRead(reads.lists)
  const { data: info } = useRead(reads.info)
  const work = useMemo(() => withSavedLists(offered, lists?.lists ?? []), [offered, lists])
  const codec = useMemo(() => caseQueryOf(work), [work])
  const shown = useAddressQuery(codec)
  const { query, chosen, hrefOf, show } = shown
  const list = usePagedRows(shown, codec, PAGE_SIZE, reads.cases)
  const columns = useCaseColumns(caseListOf(work, query.list).view, reads.info)
  const counts = useCaseCounts(reads)
  const { isOffered, isForContact } = useCaseOpening()
  const matchCount = useFoundTotal(reads.matchCount)
  const { countedBy } = caseListOf(work, query.list)
  const total = isNarrowed(query) ? matchCount : countedBy && counts[countedBy]
  const timeZone = usePage().session?.user.timeZone ?? 'UTC'
  const nowMs = useNow()
  const csv = csvHref(work, query, columns.shown, { timeZone, nowMs })
  const cells = useRead(columns.shown.some(isOwnColumn) ? readCells(work, query, timeZone, nowMs) : null)
  return (
    <Page>
      <PageTitle of={caseManager} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: caseManager.title }]} />
      <PageHead
        title={caseManager.title}
        lead={useClosedUntil()}
        actions={
          isOffered || isForContact ? (
            <LinkButton href={paths.openCase()} icon={AddIcon}>
              {messages.openCase}
            </LinkButton>
          ) : null
        }
      />
      <Tabs
        label={messages.lists}
        selected={chosen.list}
        onSelect={(name) => show({ list: caseListOf(work, name).name })}
        tabs={work.lists.map(({ name, title, countedBy }) => ({
          id: name,
          label: title,
          href: hrefOf({ list: name }),
          count: countedBy && counts[countedBy]?.text,
        }))}
      >
        <CaseToolbar query={chosen} show={show} columns={columns} info={info} csvHref={csv} />
        <CaseResults
          work={work}
          shown={shown}
          list={list}
          columns={columns}
          cells={cells.data?.records}
          total={total}
          amongAll={reads.amongAll}
        />
      </Tabs>
      <ListKeys region='[role="tabpanel"]' />
    </Page>
  )
}

/** A count with the text of its tab. */
type CaseCount = CaseTotal & { text: string }

type Counted = Pick<RelatedListCount, 'count' | 'hasMore'>

/** Counts of the lists; undefined for one that is not shown or failed. */
function useCaseCounts({ contactId, accountId, waiting }: CaseManagerReads) {
  return { contactId: useCount(contactId), accountId: useCount(accountId), waiting: useCount(waiting) }
}

/** Number of matches of a search or a filter; undefined if not counted, `Pending` while loading. */
function useFoundTotal(read: Read<Counted> | null): CaseTotal | 'Pending' | undefined {
  const { data, state } = useRead(read)
  if (data) return totalOfCount(data)
  return read !== null && state === 'Pending' ? 'Pending' : undefined
}

function useCount(read: Read<Counted> | null): CaseCount | undefined {
  const { data, state } = useRead(read)
  if (data) return { text: textOf(data), ...totalOfCount(data) }
  return state === 'Pending' ? { text: messages.unknownCount, ...unknownTotal } : undefined
}

function textOf({ count, hasMore }: Counted): string {
  return hasMore ? messages.countOrMore(count) : String(count)
}

export { CaseManagerScreen as default }

export const loader = loadOnServer(caseManager)
export const clientLoader = loadInBrowser(caseManager)

import { useRead } from 'record-cache-react'
import { CaseStrip, CaseStrips, EmptyState, Link, SectionHead, Sheet, Stack, StatusGlyph } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { CaseBadges } from '../../../../parts/cases/CaseBadges.tsx'
import { caseFacts, useClosedUntil } from '../../../../parts/cases/case-facts.tsx'
import { type CaseRow, caseRowOf } from '../../../../parts/cases/case-row.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { paths } from '../../../../site/paths.ts'
import { CASES } from '../../reads.ts'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { ShortSheet } from './ShortSheet.tsx'
import { type ShortList, shortList, withoutShown } from './short-list.ts'

type Props = { work: CaseWork; waiting: CaseShortList; atHand: CaseShortList }

/** The cases waiting for the reader, if any, then their other current cases. */
export function HomeCases({ work, waiting, atHand }: Props) {
  const closed = useClosedUntil()
  const isWaitedFor = waiting.rows !== null && waiting.rows.length > 0
  return (
    <Stack gap="section">
      {waiting.rows && isWaitedFor ? (
        <section>
          <SectionHead title={messages.waiting} />
          <Sheet isFlush>
            <Strips label={messages.waiting} rows={waiting.rows} isWaitingList />
          </Sheet>
        </section>
      ) : null}
      <section>
        <SectionHead title={work.home.title} end={<Link href={paths.caseManager()}>{messages.openCaseManager}</Link>} />
        {closed === '' ? null : <p className="meta">{closed}</p>}
        <ShortSheet
          list={atHand}
          texts={{ failed: messages.casesFailed, loading: messages.loadingCases }}
          shape="strips"
          empty={
            <EmptyState title={isWaitedFor ? messages.noOtherCases : work.home.empty} hint={work.home.emptyHint} />
          }
        >
          {(rows) => <Strips label={work.home.title} rows={rows} />}
        </ShortSheet>
      </section>
    </Stack>
  )
}

type StripsProps = {
  label: string
  rows: readonly CaseRow[]
  /** The heading already says that these cases wait for the reader. */
  isWaitingList?: boolean
}

function Strips({ label, rows, isWaitingList = false }: StripsProps) {
  const formats = useFormats()
  const now = useNow()
  return (
    <CaseStrips label={label}>
      {rows.map((row) => (
        <CaseStrip
          key={row.id}
          href={paths.caseDetails({ id: row.id })}
          number={row.number}
          subject={row.subject}
          status={
            <>
              <StatusGlyph status={row.status} label={row.statusLabel} />
              {isWaitingList ? null : <CaseBadges row={row} />}
            </>
          }
          facts={caseFacts(row)}
          updated={
            <time dateTime={row.updated} title={formats.exact(row.updated)}>
              {messages.updated(formats.relative(row.updated, now))}
            </time>
          }
        />
      ))}
    </CaseStrips>
  )
}

export type CaseShortList = ShortList<CaseRow>

/** The cases waiting for the reader and their other current cases; empty for a user without cases. */
export function useHomeCases(): { waiting: CaseShortList; atHand: CaseShortList } {
  const reads = useReads(home)
  const waiting = shortList(useRead(reads.waiting), caseRowOf)
  return { waiting, atHand: withoutShown(shortList(useRead(reads.atHand), caseRowOf), CASES, waiting) }
}

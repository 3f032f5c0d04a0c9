import { CaseStrip, CaseStrips, EmptyState, Link, SectionHead, Sheet, SkeletonRows, Stack, StatusGlyph } from 'ui'
import type { CaseRow } from '../../features/case-row.ts'
import { Failed } from '../../features/Failed.tsx'
import { useNow } from '../../lib/now.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { messages } from './messages.ts'
import type { ShortList } from './use-home-cases.ts'

/** The cases that wait for the reader, when there are any, above the recent ones. */
export function HomeCases({ waiting, recent }: { waiting: ShortList; recent: ShortList }) {
  return (
    <Stack gap="section">
      {waiting.rows && waiting.rows.length > 0 ? (
        <section>
          <SectionHead title={messages.waiting} />
          <CaseSheet label={messages.waiting} rows={waiting.rows} />
        </section>
      ) : null}
      <section>
        <SectionHead
          title={messages.recentCases}
          end={<Link href={paths.caseManager()}>{messages.openCaseManager}</Link>}
        />
        <RecentCases recent={recent} />
      </section>
    </Stack>
  )
}

function RecentCases({ recent: { rows, hasFailed, retry } }: { recent: ShortList }) {
  if (!rows) {
    return hasFailed ? (
      <Failed text={messages.casesFailed} action={messages.tryAgain} onRetry={retry} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loadingCases} shape="strips" />
      </Sheet>
    )
  }
  if (rows.length > 0) return <CaseSheet label={messages.recentCases} rows={rows} />
  return (
    <Sheet isFlush>
      <EmptyState title={messages.noRecentCases} hint={messages.noRecentCasesHint} />
    </Sheet>
  )
}

function CaseSheet({ label, rows }: { label: string; rows: readonly CaseRow[] }) {
  const formats = useFormats()
  const now = useNow()
  return (
    <Sheet isFlush>
      <CaseStrips label={label}>
        {rows.map((row) => (
          <CaseStrip
            key={row.id}
            href={paths.caseDetails(row.id)}
            number={row.number}
            subject={row.subject}
            status={<StatusGlyph status={row.status} label={row.statusLabel} />}
            facts={[
              row.product,
              row.tail ? (
                <span key="tail" className="mono">
                  {row.tail}
                </span>
              ) : (
                ''
              ),
            ].filter((fact) => fact !== '')}
            updated={
              <time dateTime={row.updated} title={formats.exact(row.updated)}>
                {messages.updated(formats.relative(row.updated, now))}
              </time>
            }
          />
        ))}
      </CaseStrips>
    </Sheet>
  )
}

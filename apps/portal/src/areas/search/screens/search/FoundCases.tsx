import { caseStatusLabel } from 'contract'
import { CasesIcon, Link, Sheet } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import type { Found, SearchQuery } from '../../reads.ts'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'

type Props = { query: SearchQuery; results: Found }

/** The matching cases, and a link to all of them. */
export function FoundCases({ query: { q }, results: { cases, hasMoreCases, hasMoreComments } }: Props) {
  const formats = useFormats()
  const { session } = usePage()
  if (cases.length === 0) return null
  const all = isFor('agent', session)
    ? paths.caseQueue({ queue: 'open', q })
    : `${paths.caseManager()}?${new URLSearchParams({ list: 'all', q })}`
  return (
    <section aria-label={messages.cases}>
      <h2 className={styles.heading}>
        <span>{messages.cases}</span>
        {hasMoreCases ? <Link href={all}>{messages.moreCases}</Link> : null}
      </h2>
      <Sheet isFlush>
        <FoundRows
          label={messages.cases}
          rows={cases.map(({ id, caseNumber, subject, snippet, status, productName, modified }) => ({
            id,
            href: paths.caseDetails({ id }),
            icon: CasesIcon,
            title: subject,
            snippet,
            badges: [caseStatusLabel(status)],
            meta: [
              messages.caseNumber(caseNumber),
              ...(productName === null ? [] : [productName]),
              ...(modified === null ? [] : [messages.updated(formats.day(modified))]),
            ].join(' · '),
          }))}
        />
      </Sheet>
      {hasMoreComments ? <p className="small soft">{messages.moreComments}</p> : null}
    </section>
  )
}

import { shortened } from 'contract'
import { useRead } from 'record-cache-react'
import { LinkList, Sheet, SimilarIcon } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { caseDetails } from './page.ts'

/** Similar cases with their outcome; renders nothing without any. */
export function SimilarCases() {
  const { data, state, refresh } = useRead(useReads(caseDetails).similar)
  if (!data && state === 'Error') {
    return <Failed text={texts.similarFailed} onRetry={refresh} />
  }
  const cases = data?.cases ?? []
  if (cases.length === 0) return null
  return (
    <Sheet title={texts.similar} isFlush>
      <LinkList
        label={texts.similar}
        rows={cases.map(({ id, subject, caseNumber, statusLabel, resolution }) => ({
          href: paths.caseDetails({ id }),
          title: subject,
          icon: SimilarIcon,
          meta: (
            <>
              <span className="mono">{caseNumber}</span> · {statusLabel}
              {resolution === null ? null : ` · ${shortened(resolution.split('\n')[0] ?? '', MOST_CHARACTERS)}`}
            </>
          ),
        }))}
      />
    </Sheet>
  )
}

const MOST_CHARACTERS = 120

const texts = { similar: 'Similar cases', similarFailed: 'Similar cases could not be loaded.' } as const

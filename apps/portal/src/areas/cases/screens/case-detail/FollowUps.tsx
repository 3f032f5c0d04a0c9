import { useRead } from 'record-cache-react'
import { CasesIcon, LinkList, Sheet } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'
import type { SupportCase } from './support-case.ts'

/** The case that this one follows up, and those that follow it up; nothing where there are none. */
export function FollowUps({ parent }: Pick<SupportCase, 'parent'>) {
  const { data, state, refresh } = useRead(useReads(caseDetails).followUps)
  if (!data && state === 'Error') {
    return <Failed text={messages.followUpsFailed} action={messages.tryAgain} onRetry={refresh} />
  }
  const rows = [
    ...(parent ? [{ ...parent, kind: messages.followsUp, status: '' }] : []),
    ...(data?.records ?? []).map(({ id, fields }) => ({
      id,
      number: textOf(fields.CaseNumber),
      subject: textOf(fields.Subject),
      status: textOf(fields.Status),
      kind: messages.followUp,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <Sheet title={messages.related} isFlush>
      <LinkList
        label={messages.related}
        rows={rows.map(({ id, number, subject, status, kind }) => ({
          href: paths.caseDetails({ id }),
          title: subject || number,
          icon: CasesIcon,
          meta: (
            <>
              {kind} · <span className="mono">{number}</span>
              {status === '' ? null : ` · ${status}`}
            </>
          ),
        }))}
      />
    </Sheet>
  )
}

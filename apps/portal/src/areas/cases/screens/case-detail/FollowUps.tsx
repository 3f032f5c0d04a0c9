import { CasesIcon, LinkList, Sheet } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'
import { useFollowUps } from './use-case-detail.ts'

/** The parent of this case, and its follow-ups and merged duplicates; renders nothing without any. */
export function FollowUps({ supportCase: { id: caseId, parent, isMerged } }: { supportCase: SupportCase }) {
  const { rows: followUps, isCut, hasFailed, retry } = useFollowUps(caseId)
  if (hasFailed) return <Failed text={messages.followUpsFailed} onRetry={retry} />
  const rows = [
    ...(parent ? [{ ...parent, kind: isMerged ? messages.mergedInto : messages.followsUp, statusLabel: '' }] : []),
    ...(followUps ?? []).map((followUp) => ({
      ...followUp,
      kind: followUp.merged === '' ? messages.followUp : messages.mergedHere,
    })),
  ]
  if (rows.length === 0) return null
  return (
    <Sheet title={messages.related} isFlush>
      <Stepwise rows={rows} isCut={isCut}>
        {(shown) => (
          <LinkList
            label={messages.related}
            rows={shown.map(({ id, number, subject, statusLabel, kind }) => ({
              href: paths.caseDetails({ id }),
              title: subject || number,
              icon: CasesIcon,
              meta: (
                <>
                  {kind} · <span className="mono">{number}</span>
                  {statusLabel === '' ? null : ` · ${statusLabel}`}
                </>
              ),
            }))}
          />
        )}
      </Stepwise>
    </Sheet>
  )
}

import { afterOpenHours, type CaseImpact, type SupportTier } from 'contract'
import { Notice } from 'ui'
import { answerPromise } from '../../../../parts/cases/answer-promise.ts'
import { calendarOf } from '../../../../parts/cases/due/due.ts'
import { UrgentPhone } from '../../../../parts/UrgentPhone.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'

/** When support answers a case of this impact, whether it is closed now, and whom to call about a total failure. */
export function AnswerBy({ tier, impact }: { tier: SupportTier | null; impact: string | null }) {
  const { session, supportTimes } = usePage()
  const nowMs = useNow()
  const target = supportTimes.targets[tier ?? 'Standard']?.[impact ?? '']
  const open = calendarOf(supportTimes, target?.calendarId).open
  const due = target === undefined ? null : afterOpenHours(open, nowMs, target.firstAnswerHours)
  return (
    <div role="status">
      {due === null ? null : (
        <Notice tone={impact === TOTAL_FAILURE ? 'caution' : 'plain'} isStatic>
          {answerPromise(new Date(due).toISOString(), nowMs, open, session?.user.timeZone)}
          {impact === TOTAL_FAILURE ? <UrgentPhone /> : null}
        </Notice>
      )}
    </div>
  )
}

const TOTAL_FAILURE: CaseImpact = 'Total Failure'

import { afterBusinessHours, answerTargets, type CaseImpact, type SupportTier } from 'contract'
import { Notice } from 'ui'
import { answerPromise } from '../../../../parts/cases/answer-promise.ts'
import { UrgentPhone } from '../../../../parts/UrgentPhone.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'

/** When support answers a case of this impact, whether it is closed now, and whom to call about a total failure. */
export function AnswerBy({ tier, impact }: { tier: SupportTier | null; impact: string | null }) {
  const { session } = usePage()
  const nowMs = useNow()
  const now = new Date(nowMs).toISOString()
  const hours = answerTargets[tier ?? 'Standard'][impact as CaseImpact]?.firstAnswerHours
  return (
    <div role="status">
      {hours === undefined ? null : (
        <Notice tone={impact === TOTAL_FAILURE ? 'caution' : 'plain'} isStatic>
          {answerPromise(afterBusinessHours(now, hours), nowMs, session?.user.timeZone)}
          {impact === TOTAL_FAILURE ? <UrgentPhone /> : null}
        </Notice>
      )}
    </div>
  )
}

const TOTAL_FAILURE: CaseImpact = 'Total Failure'

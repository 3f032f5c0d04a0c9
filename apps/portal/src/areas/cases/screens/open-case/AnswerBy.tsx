import {
  afterBusinessHours,
  answerTargets,
  type CaseImpact,
  inBothZones,
  nextOpening,
  type SupportTier,
} from 'contract'
import { Notice } from 'ui'
import { UrgentPhone } from '../../../../parts/UrgentPhone.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { messages } from './messages.ts'

/** When support answers a case of this impact, whether it is closed now, and whom to call about a total failure. */
export function AnswerBy({ tier, impact }: { tier: SupportTier | null; impact: string | null }) {
  const { session } = usePage()
  const now = new Date(useNow()).toISOString()
  const timeZone = session?.user.timeZone ?? 'UTC'
  const opens = nextOpening(now)
  const hours = answerTargets[tier ?? 'Standard'][impact as CaseImpact]?.firstAnswerHours
  return (
    <div role="status">
      {hours === undefined ? null : (
        <Notice tone={impact === TOTAL_FAILURE ? 'caution' : 'plain'} isStatic>
          {messages.answerBy(inBothZones(afterBusinessHours(now, hours), timeZone))}
          {opens === null ? null : ` ${messages.closedUntil(inBothZones(opens, timeZone))}`}
          {impact === TOTAL_FAILURE ? <UrgentPhone /> : null}
        </Notice>
      )}
    </div>
  )
}

const TOTAL_FAILURE: CaseImpact = 'Total Failure'

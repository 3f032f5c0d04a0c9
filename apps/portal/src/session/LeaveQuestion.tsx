import { Late, latePart, useLoadAhead } from 'ui'
import type { LeaveTexts } from './LeaveDialog.tsx'
import { useLeaveGuard } from './leave-guard.tsx'

// Few people leave while something would be lost: the dialog is loaded last.
const leaveDialog = latePart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

type Props = LeaveTexts & { isAtRisk: boolean; isAtRiskNow: () => boolean }

/**
 * Asks before a screen is left on which something would be lost.
 *
 * @param isAtRisk - as it is drawn; `isAtRiskNow` is asked in the moment of leaving.
 */
export function LeaveQuestion({ isAtRisk, isAtRiskNow, ...texts }: Props) {
  useLoadAhead(leaveDialog)
  const question = useLeaveGuard(isAtRisk, isAtRiskNow)
  return question && <Late part={leaveDialog} props={{ ...texts, ...question }} />
}

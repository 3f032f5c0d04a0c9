import { Late, questionDialog, useLoadAhead } from 'ui'
import { useLeaveGuard } from './leave-guard.tsx'
import { messages } from './messages.ts'

type Props = {
  title: string
  /** What is lost. */
  text: string
  /** The button that leaves. */
  leave: string
  isAtRisk: boolean
  isAtRiskNow: () => boolean
}

/**
 * Asks before a screen is left on which something would be lost.
 *
 * @param isAtRisk - as it is rendered; `isAtRiskNow` is called in the moment of leaving.
 */
export function LeaveQuestion({ isAtRisk, isAtRiskNow, title, text, leave }: Props) {
  useLoadAhead(questionDialog)
  const answers = useLeaveGuard(isAtRisk, isAtRiskNow)
  if (answers === null) return null
  const children = <p className="soft">{text}</p>
  return (
    <Late
      part={questionDialog}
      props={{
        title,
        keep: messages.stay,
        confirm: leave,
        isKeepMain: true,
        onKeep: answers.onStay,
        onConfirm: answers.onLeave,
        children,
      }}
    />
  )
}

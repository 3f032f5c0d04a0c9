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
 * Asks before the user leaves a screen with unsaved input.
 *
 * @param isAtRisk - the rendered state; `isAtRiskNow` is called at the moment of leaving.
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

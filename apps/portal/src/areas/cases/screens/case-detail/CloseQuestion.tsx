import { Late, questionDialog } from 'ui'
import type { CaseActions } from './use-case-actions.ts'

/** Asks before a case is closed. */
export function CloseQuestion({ actions, label }: { actions: CaseActions; label: string }) {
  return (
    <Late
      part={questionDialog}
      props={{
        title: texts.title,
        keep: texts.keep,
        confirm: label,
        isBusy: actions.busy !== null,
        onKeep: actions.close,
        onConfirm: () => void actions.performAtOnce('Case.Close').then(actions.close),
        children: <p className="soft">{texts.text}</p>,
      }}
    />
  )
}

const texts = {
  title: 'Close this case?',
  text: 'Nothing can be added to the case until it is reopened.',
  keep: 'Keep the case open',
} as const

import { QuestionDialog } from '../parts/QuestionDialog.tsx'
import { messages } from './leave-messages.ts'

/** The question about files that are still on their way, before somebody logs out. */
export function UploadsDialog({ onStay, onStop }: { onStay: () => void; onStop: () => void }) {
  const { title, text, stay, stop } = messages.uploads
  return (
    <QuestionDialog
      title={title}
      texts={{ keep: stay, confirm: stop }}
      busyLabel={stop}
      isBusy={false}
      problem={null}
      onClose={onStay}
      onConfirm={onStop}
    >
      <p className="soft">{text}</p>
    </QuestionDialog>
  )
}

import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { messages } from './messages.ts'

type Props = {
  title: string
  isBusy: boolean
  /** Why it was not archived. */
  problem: string | null
  onClose: () => void
  onArchive: () => void
}

/** The question before readers lose an article: what becomes of it and of its links, and how it comes back. */
export function ArchiveDialog({ title, isBusy, problem, onClose, onArchive }: Props) {
  const { archiving } = messages
  return (
    <QuestionDialog
      title={archiving.title(title)}
      texts={archiving}
      busyLabel={archiving.busy}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={onArchive}
    >
      <p className="soft">{archiving.text}</p>
      <p className="soft">{archiving.undo}</p>
    </QuestionDialog>
  )
}

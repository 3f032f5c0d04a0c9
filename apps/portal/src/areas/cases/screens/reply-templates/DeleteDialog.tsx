import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { messages } from './messages.ts'
import type { ReplyTemplate } from './reply-template.ts'

const texts = messages.delete

type Props = {
  template: ReplyTemplate
  isBusy: boolean
  /** Why it was not deleted. */
  problem: string | null
  onClose: () => void
  onDelete: () => void
}

/** The question before a template is deleted. */
export function DeleteDialog({ template, isBusy, problem, onClose, onDelete }: Props) {
  return (
    <QuestionDialog
      title={texts.title(template.name)}
      texts={texts}
      busyLabel={texts.deleting}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={onDelete}
    >
      <p className="soft">{texts.text}</p>
    </QuestionDialog>
  )
}

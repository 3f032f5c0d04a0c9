import { Button, Dialog, Notice, Stack } from 'ui'
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
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(template.name)}
      role="alertdialog"
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="line" autoFocus aria-disabled={isBusy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="alarm" isBusy={isBusy} busyLabel={texts.deleting} onClick={onDelete}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
        <p className="soft">{texts.text}</p>
      </Stack>
    </Dialog>
  )
}

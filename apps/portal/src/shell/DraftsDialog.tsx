import { Button, Dialog } from 'ui'
import { messages } from './leave-messages.ts'

type Props = { isBusy: boolean; onStay: () => void; onKeep: () => void; onDelete: () => void }

/** The question about drafts before somebody logs out; closing it is staying. */
export function DraftsDialog({ isBusy, onStay, onKeep, onDelete }: Props) {
  const { title, text, stay, remove, keep } = messages.drafts
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={title}
      role="alertdialog"
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={onStay}>
            {stay}
          </Button>
          <Button variant="line" aria-disabled={isBusy} onClick={onDelete}>
            {remove}
          </Button>
          <Button autoFocus isBusy={isBusy} busyLabel={keep} onClick={onKeep}>
            {keep}
          </Button>
        </>
      }
    >
      <p className="soft">{text}</p>
    </Dialog>
  )
}

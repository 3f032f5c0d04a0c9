import { Button, Dialog } from 'ui'
import { texts } from './drafts-messages.ts'

type Props = { isBusy: boolean; onStay: () => void; onKeep: () => void; onDelete: () => void }

/** Asks what to do with drafts before the reader logs out. Closing the dialog means to stay. */
export function DraftsDialog({ isBusy, onStay, onKeep, onDelete }: Props) {
  const { title, text, stay, remove, keep } = texts
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

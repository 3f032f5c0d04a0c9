import { Button, Dialog } from 'ui'
import { messages } from './messages.ts'
import { isUnfinished, type Upload } from './upload-queue.ts'

type Props = { uploads: readonly Upload[]; onStay: () => void; onLeave: () => void }

/** Asks before uploads in progress are stopped by leaving the page; closing the dialog stays. */
export function LeaveDialog({ uploads, onStay, onLeave }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={messages.leaveTitle}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="line" onClick={onLeave}>
            {messages.leave}
          </Button>
          <Button autoFocus onClick={onStay}>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p className="soft">{messages.leaveText(uploads.filter(isUnfinished).map(({ file }) => file.name))}</p>
    </Dialog>
  )
}

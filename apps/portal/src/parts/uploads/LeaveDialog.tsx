import { Button, Dialog } from 'ui'
import { messages } from './messages.ts'
import { isOnItsWay, type Upload } from './upload-queue.ts'

type Props = { uploads: readonly Upload[]; onStay: () => void; onLeave: () => void }

/** The question before files on their way are left behind; closing it is staying. */
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
      <p className="soft">{messages.leaveText(uploads.filter(isOnItsWay).map(({ file }) => file.name))}</p>
    </Dialog>
  )
}

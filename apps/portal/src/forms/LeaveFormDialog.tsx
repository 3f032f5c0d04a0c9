import { Button, Dialog } from 'ui'
import { messages } from './messages.ts'

/** The question before what is typed is lost; closing it is staying. */
export function LeaveFormDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
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
      <p className="soft">{messages.leaveText}</p>
    </Dialog>
  )
}

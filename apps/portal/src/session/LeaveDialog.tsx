import { Button, Dialog } from 'ui'
import { messages } from './messages.ts'

/** The words of the question: its title, what is lost, and the button that leaves. */
export type LeaveTexts = { title: string; text: string; leave: string }

type Props = LeaveTexts & { onStay: () => void; onLeave: () => void }

/** The question before something is lost by leaving; closing it is staying. */
export function LeaveDialog({ title, text, leave, onStay, onLeave }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={title}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="line" onClick={onLeave}>
            {leave}
          </Button>
          <Button autoFocus onClick={onStay}>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p className="soft">{text}</p>
    </Dialog>
  )
}

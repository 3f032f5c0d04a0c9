import { Button, Notice } from 'ui'
import { messages } from './messages.ts'

/** Says that another tab or device had written the same form, and offers its version. */
export function ReplacedDraft({ onShow }: { onShow: () => void }) {
  return (
    <Notice
      action={
        <Button variant="quiet" size="sm" onClick={onShow}>
          {messages.replaced.show}
        </Button>
      }
    >
      {messages.replaced.text}
    </Notice>
  )
}

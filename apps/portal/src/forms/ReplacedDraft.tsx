import { Button, Notice } from 'ui'
import { messages } from './messages.ts'

/** Reports that input here replaced a version of another tab or device, and offers that version. */
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

import { Button, Notice } from 'ui'
import { messages } from './messages.ts'

type Props = { text: string; discardLabel: string; onDiscard: () => void }

/** Says that the input of an earlier visit was restored, and offers to discard it. */
export function RestoredNotice({ text, discardLabel, onDiscard }: Props) {
  return (
    <Notice
      action={
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {discardLabel}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

/** Reports that this input overwrote a version of another tab or device, and offers that version. */
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

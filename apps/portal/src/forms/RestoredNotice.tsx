import { Button, Notice } from 'ui'

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

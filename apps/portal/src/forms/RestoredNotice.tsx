import { Button, Notice } from 'ui'

type Props = { text: string; discardLabel: string; onDiscard: () => void }

/** Says that what was typed at an earlier visit is here again, and offers to do without it. */
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

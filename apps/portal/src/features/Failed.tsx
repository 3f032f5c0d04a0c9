import { Button, Notice } from 'ui'

/** A part of a page that could not be loaded; the rest of the page works. */
export function Failed({ text, action, onRetry }: { text: string; action: string; onRetry: () => void }) {
  return (
    <Notice
      tone="alarm"
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

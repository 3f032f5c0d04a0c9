import { Button, Notice } from 'ui'
import { useKeptFocus } from '../lib/use-kept-focus.ts'

/** A part of a page that could not be loaded; the rest of the page works. */
export function Failed({ text, action, onRetry }: { text: string; action: string; onRetry: () => void }) {
  return (
    <Notice
      ref={useKeptFocus<HTMLDivElement>()}
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

import { useEffect, useState } from 'react'
import { Button, Notice } from 'ui'
import { failedMessages } from './failed-messages.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  text: string
  /** Label of the button; Try again by default. */
  action?: string
  onRetry: () => void
  /** The service rejects the request: repeating it does not help unless `onRetry` changes it. */
  isRefused?: boolean
}

/**
 * Error of a part of a page that could not be loaded; the rest of the page works. Reports a lost connection, and retries automatically
 * when the connection is back.
 */
export function Failed({ text, action = failedMessages.tryAgain, onRetry, isRefused = false }: Props) {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    if (isRefused) return
    const askAgain = () => {
      setOffline(false)
      onRetry()
    }
    setOffline(!navigator.onLine)
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isRefused, onRetry])
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
      {isOffline ? ` ${failedMessages.noConnection}` : null}
    </Notice>
  )
}

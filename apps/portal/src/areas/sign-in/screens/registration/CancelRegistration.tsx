import { auth, failureTexts } from 'contract'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkButton, Notice } from 'ui'
import { useBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/**
 * Deletes the begun registration and leaves.
 *
 * @param token - the secret of the mailed link; before it was opened the browser's cookie identifies the registration.
 */
export function CancelRegistration({ token }: { token?: string }) {
  const browser = useBrowser()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const cancel = async (event: MouseEvent): Promise<void> => {
    event.preventDefault()
    if (!browser) return
    try {
      await browser.auth.ask(auth.cancelRegistration, token === undefined ? {} : { token })
    } catch {
      setFailed(true)
      return
    }
    await navigate(paths.signIn({ reason: 'registration-canceled' }))
  }
  return (
    <>
      <LinkButton variant="quiet" href={paths.signIn()} onClick={(event) => void cancel(event)}>
        {messages.cancel}
      </LinkButton>
      {hasFailed ? <Notice tone="alarm">{failureTexts.NO_ANSWER}</Notice> : null}
    </>
  )
}

import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { SCREEN_FAILED } from '../site/screen-failed.ts'
import { messages } from './messages.ts'

/** Says that the next screen could not be loaded, and stays on the one that is shown: what is typed there is still there. */
export function useFailedScreens(): void {
  const toast = useToast()
  const navigate = useNavigate()
  const shown = useLocation()
  const next = useNavigation().location
  const [failure, setFailure] = useState<Event | null>(null)
  const tell = useEffectEvent(() => {
    // Ends the navigation that waits for the code.
    void navigate(shown, { replace: true, state: shown.state, preventScrollReset: true })
    toast({
      message: messages.screenFailed,
      // Only a new page asks for that code again, and for the code of a newer release.
      action: next ? (
        <Button variant="quiet" size="sm" onClick={() => location.assign(createPath(next))}>
          {messages.tryAgain}
        </Button>
      ) : null,
    })
  })
  useEffect(() => {
    // The router draws in a transition that it navigates. React draws transitions together, so that `next` is known with the failure.
    const hear = (event: Event): void => startTransition(() => setFailure(event))
    addEventListener(SCREEN_FAILED, hear)
    return () => removeEventListener(SCREEN_FAILED, hear)
  }, [])
  useEffect(() => {
    if (failure) tell()
  }, [failure])
}

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { pageAt } from '../site/pages.ts'
import { isThereNow, SCREEN_FAILED } from '../site/screen-failed.ts'
import { messages } from './messages.ts'

/**
 * Says that the next screen could not be loaded, and stays on the one that is shown: what is typed there is still there. Where its code can be
 * loaded again, but the browser remembers that it could not, the next screen is loaded as a new page; what is typed is a draft, or the
 * browser asks first.
 */
export function useFailedScreens(): void {
  const toast = useToast()
  const navigate = useNavigate()
  const shown = useLocation()
  const next = useNavigation().location
  const [failure, setFailure] = useState<ScreenFailure | null>(null)
  // The router waits for ever for code that has failed once: nobody else would tell of a second attempt.
  const failedBefore = useRef(new Map<string, ScreenFailure>())
  const tell = useEffectEvent((failed: ScreenFailure, isThere: boolean) => {
    if (next) failedBefore.current.set(screenAt(next), failed)
    // Ends the navigation that waits for the code.
    void navigate(shown, { replace: true, state: shown.state, preventScrollReset: true })
    if (isThere && next) {
      location.assign(createPath(next))
      return
    }
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
    const hear = (event: Event): void => startTransition(() => setFailure(event as ScreenFailure))
    addEventListener(SCREEN_FAILED, hear)
    return () => removeEventListener(SCREEN_FAILED, hear)
  }, [])
  useEffect(() => {
    if (failure) void isThereNow(failure).then((isThere) => tell(failure, isThere))
  }, [failure])
  useEffect(() => {
    const before = next && failedBefore.current.get(screenAt(next))
    if (before) void isThereNow(before).then((isThere) => tell(before, isThere))
  }, [next])
}

const screenAt = ({ pathname }: Location): string => pageAt(pathname)?.[0] ?? pathname

type ScreenFailure = CustomEvent<readonly string[]>

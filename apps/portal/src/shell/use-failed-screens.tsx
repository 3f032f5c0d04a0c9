import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button, preventForeignReloads } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { pageAt } from '../site/pages.ts'
import { canBeLoaded, codeOfScreen } from '../site/screen-code.ts'
import { messages } from './messages.ts'

/**
 * The router reloads the page when the code of the next screen cannot be loaded. This hook prevents that, says so, and stays on the
 * screen that is shown, with what is typed there. Where the code can be loaded by now, but the browser remembers the failed import, the
 * next screen is opened as a new page: what is typed is a draft, or the browser asks first.
 */
export function useFailedScreens(): void {
  const toast = useToast()
  const navigate = useNavigate()
  const shown = useLocation()
  const next = useNavigation().location
  // A new object for each failure.
  const [failure, setFailure] = useState<object | null>(null)
  // The router waits for code that has failed once, and does not fail a second time.
  const failedBefore = useRef(new Set<string>())
  const report = useEffectEvent((isThere: boolean) => {
    // The navigation below is to the screen that is shown: it would be taken for another failure of the same screen.
    if (next && screenAt(next) !== screenAt(shown)) failedBefore.current.add(screenAt(next))
    // Ends the navigation that waits for the code.
    void navigate(shown, { replace: true, state: shown.state, preventScrollReset: true })
    if (isThere && next) {
      location.assign(createPath(next))
      return
    }
    toast({
      message: messages.screenFailed,
      // Only a new page requests that code again, and the code of a newer release.
      action: next ? (
        <Button variant="quiet" size="sm" onClick={() => location.assign(createPath(next))}>
          {messages.tryAgain}
        </Button>
      ) : null,
    })
  })
  const check = useEffectEvent(async () => {
    const code = next ? codeOfScreen(screenAt(next)) : []
    report(code.length > 0 && (await canBeLoaded(code)))
  })
  useEffect(() => {
    // In development the server of the code reloads pages.
    if (import.meta.env.MODE === 'development') return
    // The router renders in a transition that it navigates. React renders transitions together, so that `next` is known with the failure.
    return preventForeignReloads(() => startTransition(() => setFailure({})))
  }, [])
  useEffect(() => {
    if (failure) void check()
  }, [failure])
  useEffect(() => {
    if (next && failedBefore.current.has(screenAt(next))) void check()
  }, [next])
}

const screenAt = ({ pathname }: Location): string => pageAt(pathname)?.[0] ?? pathname

import { useContext, useEffect, useRef } from 'react'
import { createPath, UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router'
import { Button } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { SCREEN_FAILED } from '../site/screen-failed.ts'
import { messages } from './messages.ts'

/** Says that the next screen could not be loaded, and stays on the one that is shown: what is typed there is still there. */
export function useFailedScreens(): void {
  const toast = useToast()
  const navigate = useNavigate()
  const shown = useLocation()
  const router = useContext(RouterContext)?.router
  const tell = useRef((): void => undefined)
  useEffect(() => {
    tell.current = () => {
      // As the router knows it: React may not have drawn yet that it navigates.
      const next = router?.state.navigation.location
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
    }
  })
  useEffect(() => {
    const hear = (): void => tell.current()
    addEventListener(SCREEN_FAILED, hear)
    return () => removeEventListener(SCREEN_FAILED, hear)
  }, [])
}

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntryContext } from 'react-router'
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router'
import { Button, preventForeignReloads } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { pageAt } from '../site/pages.ts'
import { messages } from './messages.ts'

/**
 * The router reloads the page when the code of the next screen cannot be loaded. This hook prevents that, shows a message and stays on the
 * current screen with its input. If the server answers, the next screen is opened as a new page: a release has replaced the code, or the
 * browser has cached the failed import. Input is a draft, or the browser asks first.
 */
export function useFailedScreens(): void {
  const toast = useToast()
  const navigate = useNavigate()
  const shown = useLocation()
  const next = useNavigation().location
  // A new object for each failure.
  const [failure, setFailure] = useState<object | null>(null)
  // For code that has failed once, the router waits and reports no second failure.
  const failedBefore = useRef(new Set<string>())
  const report = useEffectEvent((isOnNewPage: boolean | null) => {
    // Not for the navigation below, to the current screen, which would count as a failure of that screen.
    if (next && screenAt(next) !== screenAt(shown)) failedBefore.current.add(screenAt(next))
    // Ends the navigation that waits for the code.
    void navigate(shown, { replace: true, state: shown.state, preventScrollReset: true })
    if (isOnNewPage && next) {
      location.assign(createPath(next))
      return
    }
    toast({
      message: messages.screenFailed(isOnNewPage === null),
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
    report(await isOnNewPage(code))
  })
  useEffect(() => {
    // In development Vite reloads pages.
    if (import.meta.env.MODE === 'development') return
    // The router announces a navigation in a transition. React renders transitions together, so `next` is set when the failure is rendered.
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

const ANSWER_LIMIT_MS = 5_000

/** The addresses of the code of a screen, in the manifest that the router puts into each page. */
function codeOfScreen(routeId: string): string[] {
  const manifest: EntryContext['manifest'] | undefined = Reflect.get(globalThis, '__reactRouterManifest')
  const route = manifest?.routes[routeId]
  return route ? [route.module, ...(route.imports ?? [])] : []
}

/**
 * Whether a new page would load the code: all files are there, although browsers cache a failed import until the page is reloaded, or a
 * release has replaced them, so that they are gone. Null without an answer.
 */
async function isOnNewPage(files: readonly string[]): Promise<boolean | null> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  const answers = await Promise.all(files.map((file) => fetch(file, { signal }).catch(() => null)))
  if (answers.includes(null)) return null
  return answers.length > 0 && answers.every((answer) => answer?.ok || answer?.status === 404)
}

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Blocker, type BlockerFunction, type Location, useBlocker, useLocation } from 'react-router'
import { type Browser, useBrowser } from './browser.tsx'

/** Whether something would be lost by leaving now. */
type Guard = RefObject<() => boolean>

type Guards = { all: Set<Guard>; blocker: Blocker }

const GuardsContext = createContext<Guards | null>(null)

/** Blocks navigation while a guard below has unsaved input. The router allows one blocker, so all guards share it. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const browser = useBrowser()
  const [all] = useState(() => new Set<Guard>())
  const wouldLose = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      firstAtRisk(all) !== undefined && !isOver(browser) && screenOf(currentLocation) !== screenOf(nextLocation),
    [all, browser],
  )
  const blocker = useBlocker(wouldLose)
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is an entry of the history
  useEffect(() => browser?.noteEntry(), [location, browser])
  return <GuardsContext value={{ all, blocker }}>{children}</GuardsContext>
}

/**
 * Asks before the user leaves a screen: by a dialog for another screen of the portal, by the browser for another page.
 *
 * @param isAtRisk - the rendered state; `isAtRiskNow` is called at the moment of leaving.
 * @returns handlers for the answers while the question is open, else null.
 */
export function useLeaveGuard(
  isAtRisk: boolean,
  isAtRiskNow: () => boolean,
): { onStay: () => void; onLeave: () => void } | null {
  const browser = useBrowser()
  const guards = useContext(GuardsContext)
  if (guards === null) throw new Error('there are no LeaveGuards around this component')
  const { all, blocker } = guards
  const guard = useRef(isAtRiskNow)
  useEffect(() => {
    guard.current = isAtRiskNow
  })
  useEffect(() => {
    all.add(guard)
    return () => {
      all.delete(guard)
    }
  }, [all])

  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    // Nothing is at risk any more: stay on this screen, which shows the outcome.
    if (isBlocked && !isAtRisk && firstAtRisk(all) === undefined) blocker.reset()
  }, [isBlocked, isAtRisk, all, blocker])

  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isOver(browser)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk, browser])

  if (blocker.state !== 'blocked' || firstAtRisk(all) !== guard) return null
  return { onStay: blocker.reset, onLeave: blocker.proceed }
}

const firstAtRisk = (guards: ReadonlySet<Guard>): Guard | undefined => [...guards].find(({ current }) => current())

const isOver = (browser: Browser | null): boolean => browser?.isOver() ?? false

/** Identifies a screen by path and `id`: other parameters change within a screen. */
function screenOf({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`
}

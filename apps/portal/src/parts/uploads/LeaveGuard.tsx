import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { Late, latePart, useLoadAhead } from 'ui'
import { useBrowser } from '../../session/browser.tsx'
import { isUnderWay, type UploadQueue } from './upload-queue.ts'

// Few leave while a file goes up: the question is loaded last.
const leaveDialog = latePart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** Asks before a screen is left while its files are on their way: the portal for another screen, the browser for another page. */
export function LeaveGuard({ queue }: { queue: UploadQueue }) {
  const browser = useBrowser()
  useLoadAhead(leaveDialog)
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  const isAsking = isUnderWay(state)

  // The queue itself is asked: a screen may move on in the moment in which its last file is up.
  const leavesFiles = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      isUnderWay(queue.getState()) && !browser?.isOver() && screenOf(currentLocation) !== screenOf(nextLocation),
    [queue, browser],
  )
  const blocker = useBlocker(leavesFiles)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    // Nothing is left to ask about; what became of the files is on this screen.
    if (isBlocked && !isAsking) blocker.reset()
  }, [isBlocked, isAsking, blocker])

  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (!browser?.isOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking, browser])

  if (!isBlocked) return null
  return <Late part={leaveDialog} props={{ uploads: state.uploads, onStay: blocker.reset, onLeave: blocker.proceed }} />
}

/** What tells one screen from another: the rest of an address changes within one. */
function screenOf({ pathname, search }: Location): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`
}

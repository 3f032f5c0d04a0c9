import { useSyncExternalStore } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useLeaveGuard } from '../../session/leave-guard.tsx'
import { isUnderWay, type UploadQueue } from './upload-queue.ts'

// Few leave while a file goes up: the question is loaded last.
const leaveDialog = latePart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** Asks before a screen is left while its files are on their way. */
export function LeaveGuard({ queue }: { queue: UploadQueue }) {
  useLoadAhead(leaveDialog)
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  // The queue itself is asked: a screen may move on in the moment in which its last file is up.
  const question = useLeaveGuard(isUnderWay(state), () => isUnderWay(queue.getState()))
  return question && <Late part={leaveDialog} props={{ uploads: state.uploads, ...question }} />
}

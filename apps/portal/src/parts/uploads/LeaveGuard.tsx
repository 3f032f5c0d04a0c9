import { useSyncExternalStore } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useLeaveGuard } from '../../session/leave-guard.tsx'
import { isUploading, type UploadQueue } from './upload-queue.ts'

// Few people leave during an upload: the dialog is loaded last.
const leaveDialog = latePart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** Asks before a screen is left during an upload. */
export function LeaveGuard({ queue }: { queue: UploadQueue }) {
  useLoadAhead(leaveDialog)
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  // Read from the queue, not from `state`: a screen may navigate as soon as its last file is stored, before it renders again.
  const question = useLeaveGuard(isUploading(state), () => isUploading(queue.getState()))
  return question && <Late part={leaveDialog} props={{ uploads: state.uploads, ...question }} />
}

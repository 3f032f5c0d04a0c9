import { useSyncExternalStore } from 'react'
import { LeaveQuestion } from '../../session/LeaveQuestion.tsx'
import { messages } from './messages.ts'
import { isUnfinished, isUploading, type UploadQueue } from './upload-queue.ts'

/** Asks before a screen is left during an upload. */
export function LeaveGuard({ queue }: { queue: UploadQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  const unfinished = state.uploads.filter(isUnfinished).map(({ file }) => file.name)
  return (
    <LeaveQuestion
      isAtRisk={isUploading(state)}
      // Read from the queue, not from `state`: a screen may navigate as soon as its last file is stored, before it renders again.
      isAtRiskNow={() => isUploading(queue.getState())}
      title={messages.leaveTitle}
      text={messages.leaveText(unfinished)}
      leave={messages.leave}
    />
  )
}

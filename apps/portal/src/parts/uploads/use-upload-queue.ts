import { limits } from 'contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRefused } from '../../records/is-refused.ts'
import { messages } from './messages.ts'
import { createUploadQueue, type UploadQueue, type UploadQueueOptions, type UploadState } from './upload-queue.ts'

/** How files get to the server, and how it learns that the notice was confirmed. */
type Sending = Pick<UploadQueueOptions, 'send' | 'link' | 'mustConfirm' | 'acknowledge'>

/** The files of a form or page on their way. @param sending - called once. */
export function useUploadQueue(sending: () => Sending): { queue: UploadQueue; state: UploadState } {
  const [queue] = useState(() =>
    createUploadQueue({
      maxBytes: limits.attachmentBytes,
      now: () => Date.now(),
      ...sending(),
      errorOf: uploadError,
      tooLarge: (file) => messages.tooLarge(file.size),
      notAcknowledged: messages.notAcknowledged,
      stopped: messages.stopped,
    }),
  )
  useEffect(() => queue.stop, [queue])
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  return { queue, state }
}

/** The text of the specification, with the server's reason where it gives one that people can act on. */
function uploadError(error: unknown): string {
  const reason = isRefused(error) ? error.errors[0]?.message : null
  return reason && reason !== messages.unsuccessful ? messages.unsuccessfulBecause(reason) : messages.unsuccessful
}

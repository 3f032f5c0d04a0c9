import { useEffect, useRef, useState } from 'react'
import { percentOf, type Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'

type Stage = 'started' | 'halfway' | 'done' | 'failed'

/** Screen-reader announcement of the latest upload that started, reached half, finished or failed. Other progress is not announced. */
export function useUploadAnnouncement(uploads: readonly Upload[]): string {
  const announced = useRef(new Map<string, Stage>())
  const [announcement, setAnnouncement] = useState('')
  // Set after rendering, because a live region announces only changes.
  useEffect(() => {
    for (const upload of uploads) {
      const stage = stageOf(upload)
      if (stage === null || announced.current.get(upload.id) === stage) continue
      announced.current.set(upload.id, stage)
      setAnnouncement(uploadMessages[stage](upload.name))
    }
  }, [uploads])
  return announcement
}

function stageOf(upload: Upload): Stage | null {
  if (upload.state === 'done' || upload.state === 'failed') return upload.state
  if (upload.state !== 'uploading') return null
  return percentOf(upload) >= 50 ? 'halfway' : 'started'
}

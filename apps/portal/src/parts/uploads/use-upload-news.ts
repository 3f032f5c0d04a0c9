import { useEffect, useRef, useState } from 'react'
import { percentOf, type Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'

type Stage = 'started' | 'halfway' | 'done' | 'failed'

/** The announcement for screen readers of the last upload that was started, half done, done or failed. Progress between is not announced. */
export function useUploadNews(uploads: readonly Upload[]): string {
  const told = useRef(new Map<string, Stage>())
  const [news, setNews] = useState('')
  // After the drawing: a region announces only what changes in it.
  useEffect(() => {
    for (const upload of uploads) {
      const stage = stageOf(upload)
      if (stage === null || told.current.get(upload.id) === stage) continue
      told.current.set(upload.id, stage)
      setNews(uploadMessages[stage](upload.name))
    }
  }, [uploads])
  return news
}

function stageOf(upload: Upload): Stage | null {
  if (upload.state === 'done' || upload.state === 'failed') return upload.state
  if (upload.state !== 'uploading') return null
  return percentOf(upload) >= 50 ? 'halfway' : 'started'
}

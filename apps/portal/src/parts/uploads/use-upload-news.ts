import { useRef } from 'react'
import { percentOf } from './describe-upload.ts'
import { messages } from './messages.ts'
import type { Upload } from './upload-queue.ts'

type Stage = 'started' | 'halfway' | 'done' | 'failed'

/** The announcement for screen readers of the last upload that was started, half done, done or failed. Progress between is not announced. */
export function useUploadNews(uploads: readonly Upload[]): string {
  const told = useRef(new Map<string, Stage>())
  const last = useRef('')
  for (const upload of uploads) {
    const stage = stageOf(upload)
    if (stage === null || told.current.get(upload.id) === stage) continue
    told.current.set(upload.id, stage)
    last.current = messages[stage](upload.file.name)
  }
  return last.current
}

function stageOf(upload: Upload): Stage | null {
  switch (upload.state) {
    case 'waiting':
      return null
    case 'uploading':
      return percentOf(upload) >= 50 ? 'halfway' : 'started'
    default:
      return upload.state
  }
}

import { drawPreview } from './draw-preview.ts'
import type { Preview, PreviewJob } from './render-preview.ts'

// A process that draws one preview and ends. A file that cannot be drawn ends it without an answer.
process.once('message', (job: PreviewJob) => {
  drawPreview(job).then(
    (preview: Preview) => process.send?.(preview, () => process.exit(0)),
    () => process.exit(1),
  )
})

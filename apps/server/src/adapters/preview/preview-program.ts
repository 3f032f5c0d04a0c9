import type { Preview, PreviewJob } from './render-preview.ts'
import { renderPreviewPicture } from './render-preview-picture.ts'

// A process that renders one preview and exits. For a file that cannot be rendered it exits without an answer.
process.once('message', (job: PreviewJob) => {
  renderPreviewPicture(job).then(
    (preview: Preview) => process.send?.(preview, () => process.exit(0)),
    () => process.exit(1),
  )
})

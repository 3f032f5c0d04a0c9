import type { PreviewAnswer, PreviewJob } from './render-preview.ts'
import { NoSuchPage, renderPreviewPicture } from './render-preview-picture.ts'

// A process that renders one preview and exits. For a file that cannot be rendered it exits without an answer.
process.once('message', (job: PreviewJob) => {
  const answer = (value: PreviewAnswer): void => {
    process.send?.(value, () => process.exit(0))
  }
  renderPreviewPicture(job).then(answer, (error: unknown) => {
    if (error instanceof NoSuchPage) answer('NoPage')
    else process.exit(1)
  })
})

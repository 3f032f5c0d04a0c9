import { Attachments } from 'ui'
import { describeUpload } from './describe-upload.ts'
import type { Uploads } from './page-uploads.ts'
import type { Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'

export type UploadListProps = { label?: string; uploads: Uploads; files: readonly Upload[] }

/** List of uploads with the actions for each. */
export function UploadList({ label = uploadMessages.inProgress, uploads, files }: UploadListProps) {
  const remove = (id: string): void => uploads.act((store) => store.remove(id))
  const resume = (id: string): void => uploads.act((store) => store.resume(id))
  return (
    <Attachments
      label={label}
      files={files.map(describeUpload)}
      onCancel={remove}
      onPause={(id) => uploads.act((store) => store.pause(id))}
      onResume={resume}
      onRetry={resume}
      onRemove={remove}
      onChoose={(id, file) => uploads.act((store) => void store.chooseAgain(id, file))}
    />
  )
}

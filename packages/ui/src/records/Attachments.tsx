import { fileMessages as messages } from '../file-messages.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import styles from './Attachments.module.css'
import type { Attachment, AttachmentActions, AttachmentLabels } from './attachment.ts'

export interface AttachmentsProps extends AttachmentActions {
  files: readonly Attachment[]
  label?: string | undefined
  labels?: Partial<AttachmentLabels> | undefined
}

/** Files in ruled rows, each with its progress and the actions its state allows. */
export function Attachments({ files, label, labels, ...actions }: AttachmentsProps) {
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <AttachmentRow key={file.id} file={file} labels={{ ...messages, ...labels }} {...actions} />
      ))}
    </ul>
  )
}

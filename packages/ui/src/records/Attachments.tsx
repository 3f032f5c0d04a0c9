import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import styles from './Attachments.module.css'

/** One file: stored, waiting, on its way up, or failed. */
export interface Attachment {
  id: string
  name: string
  /** Size, who and when; while uploading the amount done and the time left. */
  meta?: ReactNode
  state: 'stored' | 'ready' | 'uploading' | 'paused' | 'scanning' | 'failed'
  /** 0 to 100 while uploading or paused. */
  percent?: number | undefined
  /** Why it failed. */
  error?: string | undefined
  /** It failed for good: no retry is offered. */
  isFinal?: boolean | undefined
  /** Where a stored file can be downloaded. */
  href?: string | undefined
}

/** What a reader may do with a file; an action that is absent is not offered. */
export interface AttachmentActions {
  onCancel?: ((id: string) => void) | undefined
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
}

/** The words of the actions; each names its file. */
export interface AttachmentLabels {
  retry: string
  retryUpload: (name: string) => string
  pauseUpload: (name: string) => string
  resumeUpload: (name: string) => string
  cancelUpload: (name: string) => string
  downloadFile: (name: string) => string
  removeFile: (name: string) => string
}

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

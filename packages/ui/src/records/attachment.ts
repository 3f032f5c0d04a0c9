import type { ReactNode } from 'react'

/** One file: stored, waiting, uploading, or failed. */
export interface Attachment {
  id: string
  name: string
  /** Size, author and time; while uploading, the amount done and the time left. */
  meta?: ReactNode
  state: 'stored' | 'ready' | 'uploading' | 'paused' | 'absent' | 'scanning' | 'failed'
  /** 0 to 100 while the state is `uploading`, `paused` or `absent`. An absent file must be chosen again. */
  percent?: number | undefined
  /** Why it failed. */
  error?: string | undefined
  /** The failure is permanent: no retry is offered. */
  isFinal?: boolean | undefined
  /** The download address of a stored file. */
  href?: string | undefined
  /** The file may have a preview. */
  hasPreview?: boolean | undefined
  /** The SHA-256 of its bytes. */
  sha256?: string | undefined
}

/** The actions on a file; an absent one is not offered. */
export interface AttachmentActions {
  onCancel?: ((id: string) => void) | undefined
  onPause?: ((id: string) => void) | undefined
  onResume?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  /** The file of an absent upload was chosen again. */
  onChoose?: ((id: string, file: File) => void) | undefined
  onPreview?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
}

/** The accessible names of the actions; each includes the name of its file. */
export interface AttachmentLabels {
  retry: string
  retryUpload: (name: string) => string
  pauseUpload: (name: string) => string
  resumeUpload: (name: string) => string
  choose: string
  chooseFile: (name: string) => string
  cancelUpload: (name: string) => string
  previewFile: (name: string) => string
  checksum: string
  downloadFile: (name: string) => string
  removeFile: (name: string) => string
}

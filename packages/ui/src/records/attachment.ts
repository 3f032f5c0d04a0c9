import type { ReactNode } from 'react'

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

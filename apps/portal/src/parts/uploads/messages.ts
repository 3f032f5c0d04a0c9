import { limits } from 'contract'
import { formatBytes } from '../../format/file-size.ts'

export const messages = {
  attachments: 'Attachments',
  optional: '(optional)',
  limit: `Up to ${formatBytes(limits.attachmentBytes)} per file`,
} as const

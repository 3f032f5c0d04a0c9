import { formatBytes, limits } from 'contract'

export const messages = {
  attachments: 'Attachments',
  optional: '(optional)',
  limit: `Up to ${formatBytes(limits.attachmentBytes)} per file`,
} as const

import { failureTexts, limits } from 'contract'
import { formatBytes } from '../../format/file-size.ts'

const unsuccessful = failureTexts.UPLOAD_FAILED

export const messages = {
  attachments: 'Attachments',
  optional: '(optional)',
  inProgress: 'Upload in progress',
  limit: `Up to ${formatBytes(limits.attachmentBytes)} per file`,
  waiting: 'Waiting',
  uploading: (amount: string) => `Uploading, ${amount}`,
  almostDone: 'Storing the file',
  secondsLeft: 'less than a minute left',
  minutesLeft: (minutes: number) => `about ${minutes} min left`,
  ready: (size: string) => `${size} · ready`,
  unsuccessful,
  unsuccessfulBecause: (reason: string) => `${unsuccessful}: ${reason}`,
  tooLarge: (bytes: number) => {
    const [size, most] = [formatBytes(bytes), formatBytes(limits.attachmentBytes)]
    return `${unsuccessful}: the file is ${size === most ? `a little more than ${most}` : size}; the limit is ${most}.`
  },
  notAcknowledged: `${unsuccessful}: the export-control notice was not confirmed.`,
  stopped: `${unsuccessful}: the page was left.`,
  leaveTitle: 'Upload in progress',
  leaveText: (names: readonly string[]) =>
    `Leaving this page stops the upload of ${names.join(', ')}. Files that have not finished will not be attached.`,
  leave: 'Leave and stop the upload',
  started: (name: string) => `Uploading ${name}`,
  halfway: (name: string) => `${name}: half uploaded`,
  done: (name: string) => `${name} is uploaded`,
  failed: (name: string) => `${name} was not uploaded`,
  exportControl: 'Export control',
  exportNotice:
    'Attach only non-technical administrative data. Do not upload technical data that is subject to export control.',
  confirmTitle: 'Before your first file',
  confirmText:
    'I have read this notice. The files that I attach hold no technical data that is subject to export control.',
  confirm: 'Confirm and upload',
  confirming: 'Confirming',
  cancel: 'Cancel',
  confirmFailed: 'Your confirmation could not be stored. Try again.',
} as const

import { failureTexts, formatBytes, limits } from 'contract'

const unsuccessful = failureTexts.UPLOAD_FAILED

/** Loaded only when there are uploads, not with the page. */
export const uploadMessages = {
  inProgress: 'Upload in progress',
  waiting: 'Waiting',
  amountOf: (amount: string, total: string) => `${amount} of ${total}`,
  uploading: (amount: string) => `Uploading, ${amount}`,
  almostDone: 'Storing the file',
  rate: (size: string) => `${size}/s`,
  secondsLeft: 'less than a minute left',
  minutesLeft: (minutes: number) => `about ${minutes} min left`,
  interrupted: (amount: string) => `Interrupted, ${amount}. It resumes automatically.`,
  paused: (amount: string) => `Paused, ${amount}`,
  absent: 'Choose this file again to continue.',
  absentAt: (percent: number) => `${percent} % is already uploaded. Choose this file again to continue.`,
  differentFile: (name: string) => `This is a different file. Choose the original ${name}.`,
  ready: (size: string) => `${size} · ready`,
  unsuccessful,
  unsuccessfulBecause: (reason: string) => `${unsuccessful}: ${reason}`,
  tooLarge: (bytes: number) => {
    const [size, limit] = [formatBytes(bytes), formatBytes(limits.attachmentBytes)]
    return `${unsuccessful}: the file is ${size === limit ? `a little more than ${limit}` : size}; the limit is ${limit}.`
  },
  notAcknowledged: `${unsuccessful}: the export-control notice was not confirmed.`,
  tray: 'Uploads',
  underWay: (count: number) => (count === 1 ? 'Uploading 1 file' : `Uploading ${count} files`),
  needAttention: (count: number) =>
    count === 1 ? '1 file needs your attention' : `${count} files need your attention`,
  uploaded: (count: number) => (count === 1 ? '1 file uploaded' : `${count} files uploaded`),
  showFiles: 'Show files',
  hideFiles: 'Hide files',
  closeTray: 'Close',
  started: (name: string) => `Uploading ${name}`,
  halfway: (name: string) => `${name}: half uploaded`,
  done: (name: string) => `${name} is uploaded`,
  failed: (name: string) => `${name} was not uploaded`,
  confirmTitle: 'Before your first file',
  confirmText:
    'I have read this notice. The files that I attach contain no technical data that is subject to export control.',
  confirm: 'Confirm and upload',
  confirming: 'Confirming',
  cancel: 'Cancel',
  confirmFailed: 'Your confirmation could not be stored. Try again.',
} as const

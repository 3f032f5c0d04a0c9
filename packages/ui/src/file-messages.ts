/** Like `messages.ts`, for components that show files. Separate, because most pages have no such component. */
export const fileMessages = {
  checksumKind: 'SHA-256',
  chooseFiles: 'Choose files',
  orDropHere: 'or drop them here',
  dropToAttach: 'Drop to attach',
  cancelUpload: (name: string) => `Cancel upload of ${name}`,
  pauseUpload: (name: string) => `Pause upload of ${name}`,
  resumeUpload: (name: string) => `Resume upload of ${name}`,
  choose: 'Choose file',
  chooseFile: (name: string) => `Choose file ${name}`,
  retry: 'Retry',
  retryUpload: (name: string) => `Retry ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  downloadFile: (name: string) => `Download ${name}`,
  previewFile: (name: string) => `Preview ${name}`,
  checksum: 'Checksum',
} as const

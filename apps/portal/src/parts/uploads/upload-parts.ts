import { latePart } from 'ui'

/** List of uploads; loaded only when there are uploads. */
export const uploadList = latePart(async () => (await import('./UploadList.tsx')).UploadList)

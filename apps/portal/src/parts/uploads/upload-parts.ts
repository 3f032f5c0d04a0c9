import { latePart } from 'ui'

/** Drawn when there are uploads, which no page begins with. */
export const uploadList = latePart(async () => (await import('./UploadList.tsx')).UploadList)

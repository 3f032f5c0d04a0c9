import type { Area } from '../area.ts'
import { contentObjectsOfSupport } from './content.objects.ts'
import { contentDocumentAccess } from './content-document.access.ts'
import { contentDocumentLinkAccess } from './content-document-link.access.ts'
import { contentVersionAccess } from './content-version.access.ts'
import { scanFile } from './scan-file.job.ts'
import { scanLargeFiles, scanWaitingFiles } from './scan-waiting-files.job.ts'
import { sweepUnlinkedFiles } from './sweep-unlinked-files.job.ts'

export const content: Area = {
  objects: contentObjectsOfSupport,
  access: [contentDocumentAccess, contentVersionAccess, contentDocumentLinkAccess],
  jobs: [scanFile, scanLargeFiles, scanWaitingFiles, sweepUnlinkedFiles],
}

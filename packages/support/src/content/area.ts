import type { Area } from '../area.ts'
import { contentDocumentAccess, contentObjectsOfSupport } from './content.objects.ts'
import { contentDocumentLinkAccess } from './content-document-link.access.ts'
import { contentVersionAccess } from './content-version.access.ts'
import { scanFile, scanLargeFiles, scanWaitingFiles } from './scan-files.ts'
import { sweepUnlinkedFiles } from './sweep-unlinked-files.job.ts'

export const content: Area = {
  objects: contentObjectsOfSupport,
  access: [contentDocumentAccess, contentVersionAccess, contentDocumentLinkAccess],
  jobs: [scanFile, scanLargeFiles, scanWaitingFiles, sweepUnlinkedFiles],
}

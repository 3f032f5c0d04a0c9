import type { Area } from '../area.ts'
import { downloadReset, downloadResetAccess } from './download-reset.object.ts'
import { downloadResetItem, downloadResetItemAccess } from './download-reset-item.object.ts'
import { finishReset } from './finish-reset.job.ts'
import { resetDownloads } from './reset-downloads.method.ts'

export const downloads: Area = {
  objects: [downloadReset, downloadResetItem],
  access: [downloadResetAccess, downloadResetItemAccess],
  methods: [resetDownloads],
  jobs: [finishReset],
}

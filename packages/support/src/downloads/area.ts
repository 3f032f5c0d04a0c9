import type { Area } from '../area.ts'
import { downloadResetAccess } from './download-reset.access.ts'
import { downloadResetListViews } from './download-reset.list-views.ts'
import { downloadReset } from './download-reset.object.ts'
import { downloadResetItemAccess } from './download-reset-item.access.ts'
import { downloadResetItem } from './download-reset-item.object.ts'
import { finishReset } from './finish-reset.job.ts'
import { resetDownloads } from './reset-downloads.method.ts'

export const downloads: Area = {
  objects: [downloadReset, downloadResetItem],
  access: [downloadResetAccess, downloadResetItemAccess],
  listViews: [downloadResetListViews],
  methods: (services) => [resetDownloads(services)],
  jobs: [finishReset],
}

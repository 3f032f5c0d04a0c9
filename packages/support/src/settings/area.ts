import type { Area } from '../area.ts'
import { exportAcknowledgementAccess } from './export-acknowledgement.access.ts'
import { exportAcknowledgementListViews } from './export-acknowledgement.list-views.ts'
import { exportAcknowledgement } from './export-acknowledgement.object.ts'
import { notificationPreferenceAccess } from './notification-preference.access.ts'
import { notificationPreferenceListViews } from './notification-preference.list-views.ts'
import { notificationPreference } from './notification-preference.object.ts'
import { releaseMoreHeldFiles } from './release-held-files.job.ts'
import { termsAcceptanceAccess } from './terms-acceptance.access.ts'
import { termsAcceptance } from './terms-acceptance.object.ts'

export const settings: Area = {
  objects: [notificationPreference, exportAcknowledgement, termsAcceptance],
  access: [notificationPreferenceAccess, exportAcknowledgementAccess, termsAcceptanceAccess],
  listViews: [notificationPreferenceListViews, exportAcknowledgementListViews],
  jobs: [releaseMoreHeldFiles],
}

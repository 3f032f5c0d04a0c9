import type { Area } from '../area.ts'
import { exportAcknowledgement, exportAcknowledgementAccess } from './export-acknowledgement.object.ts'
import { notificationPreference, notificationPreferenceAccess } from './notification-preference.object.ts'
import { releaseMoreHeldFiles } from './release-held-files.job.ts'
import { termsAcceptance, termsAcceptanceAccess } from './terms-acceptance.object.ts'

export const settings: Area = {
  objects: [notificationPreference, exportAcknowledgement, termsAcceptance],
  access: [notificationPreferenceAccess, exportAcknowledgementAccess, termsAcceptanceAccess],
  jobs: [releaseMoreHeldFiles],
}

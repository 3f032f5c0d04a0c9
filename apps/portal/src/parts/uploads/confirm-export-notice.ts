import { exportNoticeVersion } from 'contract'
import type { RecordCache } from 'record-cache'
import { createRecord } from '../../records/records.ts'

/** Records that the user confirmed the current version of the export-control notice. */
export async function confirmExportNotice(cache: RecordCache): Promise<void> {
  const fields = { Version__c: exportNoticeVersion }
  await cache.send(createRecord, { apiName: 'ExportAcknowledgement__c', fields })
}

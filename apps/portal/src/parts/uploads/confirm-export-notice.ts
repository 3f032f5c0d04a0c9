import { exportNoticeVersion } from 'contract'
import type { RecordCache } from 'record-cache'
import { createRecord } from '../../records/records.ts'

/** Stores that the reader has confirmed the notice as it is now. */
export async function confirmExportNotice(cache: RecordCache): Promise<void> {
  const fields = { Version__c: exportNoticeVersion }
  await cache.send(createRecord, { apiName: 'ExportAcknowledgement__c', fields })
}

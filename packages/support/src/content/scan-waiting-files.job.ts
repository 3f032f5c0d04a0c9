import { Type } from 'typebox'
import { defineJob, type Task } from '../define-job.ts'
import { scanFile } from './scan-file.job.ts'

const FILES_AT_ONCE = 200

/** Puts files on the queue that still wait for a scan, as after an outage: the queue would wait for hours between late attempts. */
export const scanWaitingFiles: Task = scansOf('Pending', { task: 'scan-waiting-files', schedule: '*/10 * * * *' })

/** The same once a day for files that were too large for the scanner, which may take larger ones by now. */
export const scanLargeFiles: Task = scansOf('TooLarge', { task: 'scan-large-files', schedule: '17 3 * * *' })

function scansOf(ScanState: string, when: Required<Pick<Task, 'task' | 'schedule'>>): Task {
  return defineJob({
    ...when,
    payload: Type.Object({}),
    run: ({ platform }) =>
      platform.asSystem('scan files that wait for it').transaction(async (records, tx) => {
        for (const { Id } of await records.find('ContentVersion', { ScanState }, ['Id'], FILES_AT_ONCE)) {
          scanFile.enqueue(tx, { versionId: String(Id) })
        }
      }),
  })
}

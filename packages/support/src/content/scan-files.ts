import type { Change, ObjectDefinition, RecordRules, SystemRecords } from 'platform'
import { Type } from 'typebox'
import { defineJob, type Job, type JobServices, type Task } from '../define-job.ts'

/** The states in which a file waits for a scanner that takes it. */
const isUnscanned = (state: unknown): boolean => state === 'Pending' || state === 'TooLarge'

const queued: Job<{ versionId: string }> = defineJob({
  task: 'scan-file',
  payload: Type.Object({ versionId: Type.String() }),
  run: async ({ platform, fileScanner }, { versionId }) => {
    const system = platform.asSystem('scan a file')
    if (!isUnscanned((await system.read('ContentVersion', versionId, ['ScanState']))?.ScanState)) return
    const state = await stateOf(system, fileScanner, versionId)
    await system.transaction((records) => keepState(records, versionId, state))
  },
})

/** Scans a file version that waits for it. It throws while the scanner cannot be reached, and the queue tries again. */
export const scanFile: Job<{ versionId: string }> = {
  ...queued,
  // One at a time, so that mails need not wait for large files; a second job for the same file replaces the first.
  enqueue: (tx, payload, options) =>
    queued.enqueue(tx, payload, { jobKey: `scan-file ${payload.versionId}`, queue: 'scans', ...options }),
}

/** Without a scanner, as when it was taken out of the settings, a file is opened as it is. */
async function stateOf(
  system: ReturnType<JobServices['platform']['asSystem']>,
  scanner: JobServices['fileScanner'],
  versionId: string,
): Promise<string> {
  if (scanner === null) return 'NotScanned'
  const file = await system.openFile(versionId)
  return file === null ? 'NotScanned' : await scanner.scan(file)
}

async function keepState(records: SystemRecords, versionId: string, ScanState: string): Promise<void> {
  const version = await records.read('ContentVersion', versionId, ['ScanState', 'CreatedById'], 'update')
  if (!isUnscanned(version?.ScanState)) return
  await records.update('ContentVersion', versionId, { ScanState })
  if (ScanState !== 'Quarantined') return
  const uploader = version?.CreatedById ? await records.read('User', String(version.CreatedById), ['AccountId']) : null
  await records.create('AuditEvent__c', {
    ActorId__c: null,
    AccountId__c: uploader?.AccountId ?? null,
    Kind__c: 'FileQuarantined',
    TargetId__c: versionId,
  })
}

/**
 * Adds to the rules of file versions that each new one waits for the scan, and so does one that is no longer on hold; other objects stay
 * unchanged.
 */
export function scanNewFiles(object: ObjectDefinition): ObjectDefinition {
  return object.apiName === 'ContentVersion' ? { ...object, rules: withScan(object.rules ?? {}) } : object
}

const withScan = (rules: RecordRules): RecordRules => ({
  ...rules,
  beforeCreate: async (change) => {
    await rules.beforeCreate?.(change)
    if (change.value('ScanState') === 'NotScanned') change.set('ScanState', 'Pending')
  },
  afterCreate: async (change) => {
    await rules.afterCreate?.(change)
    enqueueScan(change)
  },
  beforeUpdate: async (change) => {
    await rules.beforeUpdate?.(change)
    if (change.previous('ScanState') === 'Held' && change.value('ScanState') === 'NotScanned') {
      change.set('ScanState', 'Pending')
    }
  },
  afterUpdate: async (change) => {
    await rules.afterUpdate?.(change)
    if (change.isChanged('ScanState')) enqueueScan(change)
  },
})

function enqueueScan(change: Change): void {
  if (change.value('ScanState') === 'Pending') scanFile.enqueue(change.tx, { versionId: change.id })
}

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

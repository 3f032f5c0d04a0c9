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

/** Scans a waiting file version. While the scanner cannot be reached it throws, and the queue retries. */
export const scanFile: Job<{ versionId: string }> = {
  ...queued,
  // Scans run one at a time, so that large files do not delay mails; a second job for the same file replaces the first.
  enqueue: (tx, payload, options) =>
    queued.enqueue(tx, payload, { jobKey: `scan-file ${payload.versionId}`, queue: 'scans', ...options }),
}

/** Without a scanner, as after it was removed from the settings, files are opened unscanned. */
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
 * Extends the rules of file versions: a new version waits for its scan, and so does one that was released from hold.
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
    await enqueueScan(change)
  },
  beforeUpdate: async (change) => {
    await rules.beforeUpdate?.(change)
    if (change.previous('ScanState') === 'Held' && change.value('ScanState') === 'NotScanned') {
      change.set('ScanState', 'Pending')
    }
  },
  afterUpdate: async (change) => {
    await rules.afterUpdate?.(change)
    if (change.isChanged('ScanState')) await enqueueScan(change)
  },
})

const MOST_COUNTED = 1_000

/** Queues a scan after those of accounts that have fewer files waiting: many files of one account delay no first file of another. */
async function enqueueScan(change: Change): Promise<void> {
  if (change.value('ScanState') !== 'Pending') return
  const account = change.value('StorageAccount')
  const owner = account === null ? 'CreatedById' : 'StorageAccount'
  const ofOwner = { [owner]: change.value(owner), ScanState: 'Pending' }
  const waiting = await change.system.find('ContentVersion', ofOwner, ['Id'], MOST_COUNTED)
  scanFile.enqueue(change.tx, { versionId: change.id }, { priority: waiting.length })
}

const FILES_AT_ONCE = 200

/** Queues files that still wait for a scan, such as after an outage, since late retries of the queue are hours apart. */
export const scanWaitingFiles: Task = scansOf('Pending', { task: 'scan-waiting-files', schedule: '*/10 * * * *' })

/** Retries files once a day that were too large, in case the limit of the scanner was raised. */
export const scanLargeFiles: Task = scansOf('TooLarge', { task: 'scan-large-files', schedule: '17 3 * * *' })

function scansOf(ScanState: string, when: Required<Pick<Task, 'task' | 'schedule'>>): Task {
  return defineJob({
    ...when,
    payload: Type.Object({}),
    run: ({ platform }) =>
      platform.asSystem('scan files that wait for it').transaction(async (records, tx) => {
        const waiting = new Map<unknown, number>()
        const fields = ['Id', 'StorageAccount', 'CreatedById']
        for (const file of await records.find('ContentVersion', { ScanState }, fields, FILES_AT_ONCE)) {
          const owner = file.StorageAccount ?? file.CreatedById
          const priority = (waiting.get(owner) ?? 0) + 1
          waiting.set(owner, priority)
          scanFile.enqueue(tx, { versionId: String(file.Id) }, { priority })
        }
      }),
  })
}

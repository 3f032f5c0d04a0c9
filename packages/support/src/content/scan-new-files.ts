import type { Change, ObjectDefinition, RecordRules } from 'platform'
import { scanFile } from './scan-file.job.ts'

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

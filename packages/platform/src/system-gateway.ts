import type { Readable } from 'node:stream'
import type { Transaction } from 'database'
import { openForSystem } from './content/open-content.ts'
import { type Swept, sweepUnlinked } from './content/sweep-unlinked.ts'
import { type Caller, within } from './engine.ts'
import type { SystemRecords } from './metadata/record-rules.ts'
import { bumpVersionsAfterRestore } from './records/bump-versions-after-restore.ts'
import { forgetReaders } from './records/count-reader.ts'
import { sweepKeys } from './records/idempotency.ts'
import { type LoadedRecord, loadRecords } from './records/load-records.ts'
import { refillWords } from './records/refill-words.ts'
import { type Old, removeOld } from './records/remove-old.ts'
import { systemRecordsOf } from './records/system-records.ts'
import { refillVocabulary } from './search/refill-vocabulary.ts'

/** Records without grants: each call in a separate transaction, or several in one. */
export type SystemGateway = SystemRecords & {
  transaction<T>(work: (records: SystemRecords, tx: Transaction) => Promise<T>): Promise<T>
  /** The same within a transaction that is already open. */
  within(tx: Transaction): SystemRecords
  /** Writes many records as they are, in `tx` where one is open; see `loadRecords`. @returns their ids. */
  load(objectApiName: string, records: readonly LoadedRecord[], tx?: Transaction): Promise<string[]>
  /** The bytes of a file version in any state; null when it is gone. */
  openFile(contentVersionId: string): Promise<Readable | null>
  /** Deletes records that are too old to be kept; see `removeOld`. */
  removeOld(objectApiName: string, old: Old): Promise<number>
  /** Recomputes the search words of a portion of an object's records; see `refillWords`. */
  refillWords(
    objectApiName: string,
    before: string | null,
    queueNext: (tx: Transaction, end: string) => void,
  ): Promise<void>
  /** Rebuilds the vocabularies for typing errors, in `tx` where one is open; see `SearchDefinition.vocabularies`. */
  refillVocabulary(objectApiName: string, tx?: Transaction): Promise<void>
  /** Removes files that were never attached to a record, and unfinished uploads; see `sweepUnlinked`. */
  sweepUnlinked(olderThan: string): Promise<Swept>
  /** Forgets the idempotency keys of requests that were made before a time. @returns how many. */
  sweepKeys(olderThan: string): Promise<number>
  /** Forgets whom `MethodContext.countReader` has counted before the day of a time. @returns how many. */
  forgetReaders(before: string): Promise<number>
  /** Run after a backup was restored; see `bumpVersionsAfterRestore`. */
  bumpVersionsAfterRestore(): Promise<void>
}

export function createSystemGateway(caller: Caller): SystemGateway {
  const { database } = caller.engine
  const recordsIn = (tx: Transaction) => systemRecordsOf(within(caller, tx), tx)
  const inOne = <T>(work: (records: SystemRecords) => Promise<T>) => database.transaction((tx) => work(recordsIn(tx)))
  return {
    read: (...args) => inOne((records) => records.read(...args)),
    find: (...args) => inOne((records) => records.find(...args)),
    create: (...args) => inOne((records) => records.create(...args)),
    update: (...args) => inOne((records) => records.update(...args)),
    remove: (...args) => inOne((records) => records.remove(...args)),
    referenceData: (data) => inOne((records) => records.referenceData(data)),
    announce: (...args) => inOne((records) => records.announce(...args)),
    transaction: (work) => database.transaction((tx) => work(recordsIn(tx), tx)),
    within: recordsIn,
    load: (objectApiName, records, open) => {
      const load = (tx: Transaction) => loadRecords(caller.engine, tx, objectApiName, records)
      return open ? load(open) : database.transaction(load, { statementTimeoutMs: 0 })
    },
    openFile: (contentVersionId) => openForSystem(caller, contentVersionId),
    removeOld: (objectApiName, old) => removeOld(caller, objectApiName, old),
    refillWords: (...args) => refillWords(caller.engine, ...args),
    refillVocabulary: (objectApiName, open) => {
      const refill = (tx: Transaction) => refillVocabulary(caller.engine, objectApiName, tx)
      return open ? refill(open) : database.transaction(refill, { statementTimeoutMs: 0 })
    },
    sweepUnlinked: (olderThan) => sweepUnlinked(caller.engine, olderThan),
    sweepKeys: (olderThan) => sweepKeys(database, olderThan),
    forgetReaders: (before) => forgetReaders(database, before),
    bumpVersionsAfterRestore: () =>
      database.transaction((tx) => bumpVersionsAfterRestore(tx, caller.engine.app), { statementTimeoutMs: 0 }),
  }
}

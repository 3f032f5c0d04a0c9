import type { Readable } from 'node:stream'
import { AppError } from 'contract'
import { type Caller, type PersonCaller, systemCaller } from '../engine.ts'
import type { ByteRange } from '../file-store.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import { contentTypeOf } from './file-kind.ts'

/** A part of a file: from a byte on, up to and with `end` when it is given, or the last bytes. */
export type FileRange = { start: number; end?: number | undefined } | { last: number }

/** An opened file. */
export type OpenedContent = {
  stream: Readable
  /** The length of the stream, its first byte in the file, and the size of the whole file. */
  bytes: number
  start: number
  totalBytes: number
  fileName: string
  contentType: string
  /** Of the whole file, in hexadecimal digits. */
  sha256: string
}

const stored = ['PathOnClient', 'FileType', 'ContentSize', 'Sha256', 'ScanState', 'StorageKey', 'CreatedById'] as const

/** States in which a file cannot be opened: held back by the application, or quarantined by a scan. */
const CLOSED: ReadonlySet<string> = new Set(['Held', 'Quarantined'])
/** States in which only the uploader can open a file: not scanned yet, or too large for the scanner. */
const UNCHECKED: ReadonlySet<string> = new Set(['Pending', 'TooLarge'])

/**
 * Opens the file of a version. Checks at every call that the caller can see the version, through a link to a record or as its
 * uploader: a URL alone gives no access to a file.
 *
 * @throws AppError `NOT_FOUND`, also for a version that exists but not for the caller, is on hold, is not
 * scanned yet or is in quarantine; `ILLEGAL_QUERY_PARAMETER_VALUE` for a range beyond the file.
 */
export async function openContent(
  caller: PersonCaller,
  contentVersionId: string,
  range?: FileRange,
): Promise<OpenedContent> {
  const value = await openableContent(caller, contentVersionId)
  const totalBytes = Number(value('ContentSize'))
  const part = range && partOf(range, totalBytes)
  return {
    stream: await caller.engine.fileStore.open(value('StorageKey'), part),
    bytes: part ? part.end - part.start + 1 : totalBytes,
    start: part?.start ?? 0,
    totalBytes,
    fileName: value('PathOnClient'),
    contentType: contentTypeOf(value('FileType')),
    sha256: value('Sha256'),
  }
}

/** Whether the caller may open the file of a version now. */
export async function canOpenContent(caller: PersonCaller, contentVersionId: string): Promise<boolean> {
  try {
    await openableContent(caller, contentVersionId)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

/** The stored values of a version that the caller may open. @throws AppError `NOT_FOUND`. */
async function openableContent(
  caller: PersonCaller,
  contentVersionId: string,
): Promise<(name: (typeof stored)[number]) => string> {
  const { app } = caller.engine
  const { object, id } = objectOfId(app, contentVersionId)
  if (object.apiName !== 'ContentVersion' || !caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  const [visible] = await recordsByIds(caller, object, [id], emptySelection())
  if (!visible) throw new AppError('NOT_FOUND')
  // The storage key is a hidden field, so the system reads it, after the check of the caller.
  const system = systemCaller(caller.engine, caller.principal)
  const [record] = await recordsByIds(system, object, [id], { fields: new Set(stored), spans: new Map() })
  const value = (name: (typeof stored)[number]): string => String(record?.fields[name]?.value ?? '')
  if (!record || CLOSED.has(value('ScanState'))) throw new AppError('NOT_FOUND')
  if (UNCHECKED.has(value('ScanState')) && value('CreatedById') !== caller.principal.userId)
    throw new AppError('NOT_FOUND')
  return value
}

/** The bytes of a version for the virus scan, which runs before users may open the file; null when it is gone. */
export async function openForSystem(system: Caller, contentVersionId: string): Promise<Readable | null> {
  const { app, fileStore } = system.engine
  const wanted = { fields: new Set(['StorageKey']), spans: new Map() }
  const [record] = await recordsByIds(system, app.required('ContentVersion'), [contentVersionId], wanted)
  return record ? await fileStore.open(String(record.fields.StorageKey?.value)) : null
}

function partOf(range: FileRange, totalBytes: number): ByteRange {
  const wanted =
    'last' in range
      ? { start: Math.max(0, totalBytes - range.last), end: range.last > 0 ? totalBytes - 1 : -1 }
      : { start: range.start, end: Math.min(range.end ?? totalBytes - 1, totalBytes - 1) }
  const isPart =
    Number.isSafeInteger(wanted.start) &&
    Number.isSafeInteger(wanted.end) &&
    wanted.start >= 0 &&
    wanted.start <= wanted.end
  if (!isPart) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'Range' })
  return wanted
}

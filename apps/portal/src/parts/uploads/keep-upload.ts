import { FetchError } from 'record-cache'
import { fingerprintOf, isSameFile } from './fingerprint.ts'
import type { KeptUpload, KeptUploads } from './kept-uploads.ts'
import type { Upload, UploadPlace } from './upload.ts'
import type { UploadList } from './upload-list.ts'
import { newWork, type UploadRunner, type Work } from './upload-runner.ts'

/** Maximum size of files stored in the browser. */
const KEPT_BYTES = 50 * 1024 * 1024

type Parts = { list: UploadList; runner: UploadRunner }

/**
 * Stores a new upload in the browser, so that it can resume after a page reload. If its file is too large to store, the user must choose it
 * again then.
 */
export async function keepUpload(
  { list, runner, kept }: Parts & { kept: KeptUploads },
  id: string,
  file: File,
  { ownerId, now }: { ownerId: string; now: () => number },
): Promise<void> {
  const work = runner.works.get(id)
  const fingerprint = await fingerprintOf(file).catch(() => null)
  // Read after hashing, because the upload may have been paused or moved during it.
  const current = list.get(id)
  if (fingerprint === null || work === undefined || current === undefined) return
  work.fingerprint = fingerprint
  const upload: KeptUpload = {
    id,
    ownerId,
    place: current.place,
    fingerprint,
    address: work.address,
    documentId: current.documentId,
    isPaused: current.state === 'paused',
    createdMs: now(),
  }
  const isKept = file.size <= KEPT_BYTES && (await kept.put(upload, file))
  if (!isKept) await kept.put(upload, null)
  list.change(id, { isKept })
}

type RestoreParts = Parts & {
  /** Number of bytes that the server has received. @throws FetchError with status 404 if the upload has expired. */
  receivedBytes: (address: string) => Promise<number>
  remove: (id: string) => void
}

/** Puts an upload that an earlier page stored in the browser back on the list, and continues it. */
export async function restoreUpload(
  { list, runner, receivedBytes, remove }: RestoreParts,
  stored: KeptUpload,
  file: File | null,
): Promise<void> {
  const { id, fingerprint, address, documentId } = stored
  if (runner.works.has(id)) return
  runner.works.set(id, { ...newWork(file), fingerprint, address })
  const upload = restored(stored, file)
  list.add(upload)
  runner.startNext()
  const isAbsent = upload.state === 'absent'
  if (address === null || documentId !== null || !(isAbsent || stored.isPaused)) return
  try {
    list.change(id, { sentBytes: await receivedBytes(address) })
  } catch (error) {
    // Without a response the offset is unknown, but the upload can still resume.
    if (error instanceof FetchError && error.status === 404 && isAbsent) remove(id)
  }
}

function restored({ id, place, fingerprint, address, documentId, isPaused }: KeptUpload, file: File | null): Upload {
  const { name, size } = fingerprint
  const isStored = documentId !== null
  const isDone = isStored && place.recordId === null
  const isAbsent = file === null && !isStored
  return {
    id,
    place,
    name,
    size,
    state: isDone ? 'done' : isAbsent ? 'absent' : isPaused ? 'paused' : 'waiting',
    sentBytes: isStored ? size : isAbsent && address !== null ? null : 0,
    bytesPerSecond: null,
    documentId,
    error: null,
    isFinal: false,
    isKept: !isAbsent,
  }
}

/** Id of the absent upload of a place that matches a file that the user has chosen again. */
export async function absentUploadOf(
  { list, runner }: Parts,
  file: File,
  place: UploadPlace,
): Promise<string | undefined> {
  const absent = list.at(place.name).filter(({ state }) => state === 'absent')
  for (const { id } of absent) if (await isFileOf(runner.works.get(id), file)) return id
  return undefined
}

export function resumeAbsent({ list, runner }: Parts, id: string, file: File): void {
  const work = runner.works.get(id)
  if (!work || list.get(id)?.state !== 'absent') return
  work.file = file
  list.change(id, { state: 'waiting', error: null })
  runner.startNext()
}

export async function isFileOf(work: Work | undefined, file: File): Promise<boolean> {
  const fingerprint = work?.fingerprint
  if (!fingerprint || fingerprint.name !== file.name || fingerprint.size !== file.size) return false
  return isSameFile(fingerprint, await fingerprintOf(file))
}

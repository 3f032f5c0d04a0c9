import { FetchError } from 'record-cache'
import { randomKey } from '../../records/random-key.ts'
import { type Fingerprint, fingerprintOf, isSameFile } from './fingerprint.ts'
import type { KeptUpload, KeptUploads } from './kept-uploads.ts'
import type { UploadAttempt } from './send-in-parts.ts'
import { isUnfinished, noUploads, type Upload, type UploadPlace, type UploadState } from './upload.ts'
import { createUploadRate, type UploadRate } from './upload-rate.ts'

/** Maximum number of concurrent uploads. */
const MOST_AT_ONCE = 2

/** Maximum size of files stored in the browser. */
const KEPT_BYTES = 50 * 1024 * 1024

/** Delays before retrying an interrupted upload; the last one repeats. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000, 30_000]

/** Consecutive error responses after which an upload fails. Without a response it is retried as long as the page is open. */
const MOST_REFUSALS = 10

/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 200

export type UploadStoreOptions = {
  ownerId: string
  maxBytes: number
  now: () => number
  /** Makes one attempt to send a file. @returns id of the document. */
  send: (upload: Omit<UploadAttempt, 'headers'>) => Promise<string>
  /** Number of bytes that the server has received. @throws FetchError with status 404 if the upload has expired. */
  receivedBytes: (address: string) => Promise<number>
  /** Deletes an upload from the server. */
  deleteUpload: (address: string) => void
  /** Attaches a stored document to a record. */
  link: (documentId: string, recordId: string, idempotencyKey: string) => Promise<void>
  /** Whether the user must confirm the export-control notice before bytes are sent. */
  mustConfirm: () => Promise<boolean>
  /** Records that the user confirmed the notice. */
  acknowledge: () => Promise<void>
  /** Uploads stored in this browser; null without storage. */
  kept: KeptUploads | null
  /** Called when the session has ended. Stored uploads resume after the next sign-in. */
  onSignedOut: () => void
  /** Error message for the user. */
  errorOf: (error: unknown) => string
  tooLarge: (file: File) => string
  notAcknowledged: string
  differentFile: (name: string) => string
}

export type UploadStore = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  /** Uploads files. A file that matches an absent upload of the place resumes that upload. */
  add: (files: readonly File[], place: UploadPlace) => Promise<void>
  pause: (id: string) => void
  /** Resumes a paused upload, or retries a failed one. */
  resume: (id: string) => void
  /** Resumes an absent upload with the file that the user chose again; shows an error if it is a different file. */
  chooseAgain: (id: string, file: File) => Promise<void>
  /** Removes a file from the list and cancels its upload. */
  remove: (id: string) => void
  /** Removes all files of a place, and cancels their uploads. */
  removeAll: (place: string) => void
  /** Moves files to another place, and attaches them to its record once they are stored. */
  move: (ids: readonly string[], to: UploadPlace) => void
  /** Moves all files of a place, including those still being added. */
  moveAll: (from: string, to: UploadPlace) => Promise<void>
  confirmNotice: () => Promise<void>
  dismissNotice: () => void
  /** Retries interrupted uploads immediately, such as when the connection is back. */
  wake: () => void
  /** Resumes uploads that earlier pages stored in this browser. */
  restore: () => Promise<void>
  /** Resolves to the uploads of a place once none of them is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
}

/** Internal state of an upload that is not shown. */
type Work = {
  file: File | null
  fingerprint: Fingerprint | null
  address: string | null
  running: AbortController | null
  retry: ReturnType<typeof setTimeout> | undefined
  /** Failed attempts since the server last received more bytes. */
  refusals: number
  received: number
}

/**
 * Uploads files, a few at a time, while the page is open, and resumes uploads that earlier pages stored in the browser. Interrupted uploads
 * resume automatically; failed ones stay on the list with their error.
 */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { kept, now } = options
  const listeners = new Set<() => void>()
  const works = new Map<string, Work>()
  let state = noUploads
  let isSignedOut = false

  const setState = (changed: Partial<UploadState>): void => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Upload>): void => {
    setState({ uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)) })
  }
  const uploadOf = (id: string): Upload | undefined => state.uploads.find((upload) => upload.id === id)

  const startNext = (): void => {
    if (state.needsAcknowledgement || isSignedOut) return
    for (const { id, state: uploadState } of state.uploads) {
      if ([...works.values()].filter(({ running }) => running !== null).length >= MOST_AT_ONCE) return
      const work = works.get(id)
      if (uploadState === 'waiting' && work && work.running === null) void run(id, work)
    }
  }

  const run = async (id: string, work: Work): Promise<void> => {
    const controller = new AbortController()
    work.running = controller
    change(id, { state: 'uploading', bytesPerSecond: null, error: null })
    try {
      const documentId = uploadOf(id)?.documentId ?? (await send(id, work, controller.signal))
      if (uploadOf(id) === undefined) return
      change(id, { documentId })
      await kept?.change(id, { documentId })
      await attach(id, documentId)
    } catch (error) {
      if (!controller.signal.aborted) failed(id, work, error)
    } finally {
      if (work.running === controller) work.running = null
      startNext()
    }
  }

  const send = async (id: string, work: Work, signal: AbortSignal): Promise<string> => {
    if (await options.mustConfirm()) throw new NoticeNotConfirmed()
    signal.throwIfAborted()
    if (work.file === null) throw new Error('an upload was started without its file')
    const rate = createUploadRate()
    let shownMs = Number.NEGATIVE_INFINITY
    return await options.send({
      file: work.file,
      signal,
      resumeAddress: work.address,
      onCreated: (address) => {
        work.address = address
        void kept?.change(id, { address })
      },
      onReceived: (bytes) => {
        if (bytes > work.received) work.refusals = 0
        work.received = bytes
        noteProgress(id, rate, bytes)
      },
      onProgress: (bytes) => {
        if (now() - shownMs < PROGRESS_INTERVAL_MS && bytes < (work.file?.size ?? 0)) return
        shownMs = now()
        noteProgress(id, rate, bytes)
      },
    })
  }

  const noteProgress = (id: string, rate: UploadRate, sentBytes: number): void => {
    change(id, { sentBytes, bytesPerSecond: rate.at(now(), sentBytes) })
  }

  /** Attaches a stored file to the record of its place. Without a record only the document id is kept, not the file. */
  const attach = async (id: string, documentId: string): Promise<void> => {
    const recordId = uploadOf(id)?.place.recordId ?? null
    if (recordId !== null) await options.link(documentId, recordId, `${id}-${recordId}`)
    change(id, { state: 'done' })
    const work = works.get(id)
    if (work) work.file = null
    if (recordId !== null) await kept?.remove(id)
    else await kept?.dropFile(id)
  }

  const failed = (id: string, work: Work, error: unknown): void => {
    if (needsNotice(error)) {
      change(id, { state: 'waiting' })
      setState({ needsAcknowledgement: true })
    } else if (hasNoSession(error)) {
      isSignedOut = true
      change(id, { state: 'waiting' })
      options.onSignedOut()
    } else if (statusOf(error) === 404 && work.address !== null) {
      // The server deletes unfinished uploads after a day: start again from the first byte.
      work.address = null
      work.received = 0
      change(id, { state: 'waiting', sentBytes: 0 })
    } else if (isInterruption(error) && (statusOf(error) === 0 || work.refusals < MOST_REFUSALS)) {
      const delayMs = RETRY_DELAYS_MS[Math.min(work.refusals, RETRY_DELAYS_MS.length - 1)]
      work.refusals += 1
      change(id, { state: 'interrupted', bytesPerSecond: null })
      work.retry = setTimeout(() => retryNow(id), delayMs)
    } else {
      change(id, { state: 'failed', error: options.errorOf(error), isFinal: statusOf(error) === 413 })
      if (statusOf(error) === 413) void kept?.remove(id)
    }
  }

  /** Retries an interrupted upload without waiting for its delay. */
  const retryNow = (id: string): void => {
    clearTimeout(works.get(id)?.retry)
    if (uploadOf(id)?.state === 'interrupted') change(id, { state: 'waiting' })
    startNext()
  }

  const stop = (id: string): void => {
    const work = works.get(id)
    clearTimeout(work?.retry)
    work?.running?.abort()
  }

  /** Stores a new upload in the browser. If its file is too large to store, the user must choose it again after a page reload. */
  const keep = async (id: string, file: File): Promise<void> => {
    if (kept === null) return
    const work = works.get(id)
    const fingerprint = await fingerprintOf(file).catch(() => null)
    // Read after hashing, because the upload may have been paused or moved during it.
    const current = uploadOf(id)
    if (fingerprint === null || work === undefined || current === undefined) return
    work.fingerprint = fingerprint
    const { address } = work
    const upload: KeptUpload = {
      id,
      ownerId: options.ownerId,
      place: current.place,
      fingerprint,
      address,
      documentId: current.documentId,
      isPaused: current.state === 'paused',
      createdMs: now(),
    }
    const isKept = file.size <= KEPT_BYTES && (await kept.put(upload, file))
    if (!isKept) await kept.put(upload, null)
    change(id, { isKept })
  }

  const addNew = async (file: File, place: UploadPlace): Promise<void> => {
    const id = randomKey()
    const isTooLarge = file.size > options.maxBytes
    const upload: Upload = {
      id,
      place,
      name: file.name,
      size: file.size,
      state: isTooLarge ? 'failed' : 'waiting',
      sentBytes: 0,
      bytesPerSecond: null,
      documentId: null,
      error: isTooLarge ? options.tooLarge(file) : null,
      isFinal: isTooLarge,
      isKept: false,
    }
    works.set(id, newWork(file))
    setState({ uploads: [...state.uploads, upload] })
    if (isTooLarge) return
    // Stored before it starts, so that it can be resumed.
    await keep(id, file)
    startNext()
  }

  /** Resolves when all chosen files are in the list. */
  let listing: Promise<unknown> = Promise.resolve()

  const listAll = async (files: readonly File[], place: UploadPlace): Promise<void> => {
    for (const file of files) {
      const absent = await absentOf(file, place)
      if (absent === undefined) void addNew(file, place)
      else resumeAbsent(absent, file)
    }
  }

  const resumeAbsent = (id: string, file: File): void => {
    const work = works.get(id)
    if (!work || uploadOf(id)?.state !== 'absent') return
    work.file = file
    change(id, { state: 'waiting', error: null })
    startNext()
  }

  /** Id of the absent upload of a place that matches the file. */
  const absentOf = async (file: File, place: UploadPlace): Promise<string | undefined> => {
    const absent = state.uploads.filter((upload) => upload.state === 'absent' && upload.place.name === place.name)
    for (const { id } of absent) if (await isFileOf(works.get(id), file)) return id
    return undefined
  }

  const restoreKept = async (upload: KeptUpload, file: File | null): Promise<void> => {
    const { id, place, fingerprint, address, documentId, isPaused } = upload
    if (works.has(id)) return
    works.set(id, { ...newWork(file), fingerprint, address })
    const isStored = documentId !== null
    const isDone = isStored && place.recordId === null
    const isAbsent = file === null && !isStored
    const shown: Upload = {
      id,
      place,
      name: fingerprint.name,
      size: fingerprint.size,
      state: isDone ? 'done' : isAbsent ? 'absent' : isPaused ? 'paused' : 'waiting',
      sentBytes: isStored ? fingerprint.size : isAbsent && address !== null ? null : 0,
      bytesPerSecond: null,
      documentId,
      error: null,
      isFinal: false,
      isKept: !isAbsent,
    }
    setState({ uploads: [...state.uploads, shown] })
    startNext()
    if (address === null || isStored || !(isAbsent || isPaused)) return
    try {
      change(id, { sentBytes: await options.receivedBytes(address) })
    } catch (error) {
      // Without a response the offset is unknown, but the upload can still resume.
      if (statusOf(error) === 404 && isAbsent) remove(id)
    }
  }

  const remove = (id: string): void => {
    const { address = null } = works.get(id) ?? {}
    const isStored = uploadOf(id)?.state === 'done'
    stop(id)
    works.delete(id)
    setState({ uploads: state.uploads.filter((upload) => upload.id !== id) })
    void kept?.remove(id)
    if (address !== null && !isStored) options.deleteUpload(address)
    startNext()
  }

  const move = (ids: readonly string[], to: UploadPlace): void => {
    for (const { id, state: uploadState } of state.uploads) {
      if (!ids.includes(id)) continue
      // A stored file must only be attached.
      change(id, { place: to, ...(uploadState === 'done' ? { state: 'waiting' } : {}) })
      void kept?.change(id, { place: to })
    }
    startNext()
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files, place) => {
      const listed = listAll(files, place)
      listing = Promise.all([listing, listed])
      return listed
    },
    pause: (id) => {
      const upload = uploadOf(id)
      if (!upload || !isUnfinished(upload)) return
      change(id, { state: 'paused', bytesPerSecond: null })
      stop(id)
      void kept?.change(id, { isPaused: true })
      startNext()
    },
    resume: (id) => {
      const work = works.get(id)
      if (work) work.refusals = 0
      change(id, { state: 'waiting', error: null })
      void kept?.change(id, { isPaused: false })
      startNext()
    },
    chooseAgain: async (id, file) => {
      if (await isFileOf(works.get(id), file)) resumeAbsent(id, file)
      else change(id, { error: options.differentFile(uploadOf(id)?.name ?? file.name) })
    },
    remove,
    removeAll: (place) => {
      for (const { id } of state.uploads.filter((upload) => upload.place.name === place)) remove(id)
    },
    move,
    moveAll: async (from, to) => {
      // Recently chosen files may not be in the list yet.
      await listing
      const here = state.uploads.filter(({ place }) => place.name === from)
      move(
        here.map(({ id }) => id),
        to,
      )
    },
    confirmNotice: async () => {
      await options.acknowledge()
      setState({ needsAcknowledgement: false })
      startNext()
    },
    dismissNotice: () => {
      const waitingIds = state.uploads.filter((upload) => upload.state === 'waiting').map(({ id }) => id)
      setState({ needsAcknowledgement: false })
      for (const id of waitingIds) change(id, { state: 'failed', error: options.notAcknowledged })
    },
    wake: () => {
      for (const { id } of state.uploads) retryNow(id)
    },
    restore: async () => {
      await kept?.adopt((upload, file) => void restoreKept(upload, file))
    },
    settled: async (place) => {
      // Recently chosen files may not be in the list yet.
      await listing
      return await new Promise((resolve) => {
        const check = (): void => {
          const here = state.uploads.filter((upload) => upload.place.name === place)
          if (here.some(isUnfinished)) return
          listeners.delete(check)
          resolve(here)
        }
        listeners.add(check)
        check()
      })
    },
  }
}

function newWork(file: File | null): Work {
  return { file, fingerprint: null, address: null, running: null, retry: undefined, refusals: 0, received: 0 }
}

async function isFileOf(work: Work | undefined, file: File): Promise<boolean> {
  const fingerprint = work?.fingerprint
  if (!fingerprint || fingerprint.name !== file.name || fingerprint.size !== file.size) return false
  return isSameFile(fingerprint, await fingerprintOf(file))
}

/** Nothing was sent, because the user must confirm the export-control notice first. */
class NoticeNotConfirmed extends Error {}

function needsNotice(error: unknown): boolean {
  return error instanceof NoticeNotConfirmed || hasCode(error, 'EXPORT_ACKNOWLEDGEMENT_REQUIRED')
}

/** The session has ended, or another tab has started a new one. */
function hasNoSession(error: unknown): boolean {
  return statusOf(error) === 401 || hasCode(error, 'CSRF_REFUSED')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof FetchError && error.errors.some(({ type }) => type === code)
}

/** 0 without an answer; -1 of what is no failed call. */
function statusOf(error: unknown): number {
  return error instanceof FetchError ? error.status : -1
}

/** No answer, another request for the same upload, too many at once, and a service that restarts: what was received stays. */
function isInterruption(error: unknown): boolean {
  return [0, 409, 423, 502, 503, 504].includes(statusOf(error)) || hasCode(error, 'TOO_MANY_REQUESTS')
}

import { FetchError } from 'record-cache'
import { randomKey } from '../../records/random-key.ts'
import { type Fingerprint, fingerprintOf, isSameFile } from './fingerprint.ts'
import type { KeptUpload, KeptUploads } from './kept-uploads.ts'
import type { SentInParts } from './send-in-parts.ts'
import { isUnfinished, noUploads, type Upload, type UploadPlace, type UploadState } from './upload.ts'
import { createUploadRate, type UploadRate } from './upload-rate.ts'

/** Files that are uploaded at the same time. */
const AT_ONCE = 2

/** Files up to this size are kept in the browser, in bytes. */
const KEPT_BYTES = 50 * 1024 * 1024

/** Waits before an interrupted upload is tried again, in milliseconds; the last one repeats. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000, 30_000]

/** An upload fails after so many refusals of a busy service in a row. Without any answer it is tried for as long as the page is open. */
const MOST_REFUSALS = 10

/** Progress is drawn this often at most. */
const DRAWN_EVERY_MS = 200

export type UploadStoreOptions = {
  ownerId: string
  maxBytes: number
  now: () => number
  /** One attempt to send a file; answers the id of its document. */
  send: (upload: Omit<SentInParts, 'headers'>) => Promise<string>
  /** How many bytes of an upload the server has. @throws FetchError: 404 when it has forgotten the upload. */
  receivedBytes: (address: string) => Promise<number>
  /** Deletes an upload that was begun. */
  deleteUpload: (address: string) => void
  /** Attaches a stored document to a record. */
  link: (documentId: string, recordId: string, idempotencyKey: string) => Promise<void>
  /** Whether the export-control notice must be confirmed before any byte is sent. */
  mustConfirm: () => Promise<boolean>
  /** Records that the notice was confirmed. */
  acknowledge: () => Promise<void>
  /** What this browser keeps; null when it keeps nothing. */
  kept: KeptUploads | null
  /** The session has ended: what is kept goes on after the next sign-in. */
  onSignedOut: () => void
  /** Words for a refusal. */
  errorOf: (error: unknown) => string
  tooLarge: (file: File) => string
  notAcknowledged: string
  otherFile: (name: string) => string
}

export type UploadStore = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  /** Uploads files. One that was chosen before in this place, and is missing since, goes on where it was. */
  add: (files: readonly File[], place: UploadPlace) => Promise<void>
  pause: (id: string) => void
  /** Goes on with a paused upload, or tries a failed one again. */
  resume: (id: string) => void
  /** Goes on with an upload whose file is missing since the page was loaded anew. */
  chooseAgain: (id: string, file: File) => Promise<void>
  /** Takes a file off the list; its upload is cancelled. */
  remove: (id: string) => void
  /** Takes all files of a place off the list. */
  removeAll: (place: string) => void
  /** Moves files to another place, whose record they are attached to as soon as they are stored. */
  move: (ids: readonly string[], to: UploadPlace) => void
  /** Moves all files of a place, also those that were chosen a moment ago. */
  moveAll: (from: string, to: UploadPlace) => Promise<void>
  confirmNotice: () => Promise<void>
  dismissNotice: () => void
  /** The connection may be back. */
  wake: () => void
  /** Takes up what earlier pages left in this browser. */
  restore: () => Promise<void>
  /** Resolves when no upload of a place is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
}

/** What belongs to an upload and is not drawn. */
type Work = {
  file: File | null
  fingerprint: Fingerprint | null
  address: string | null
  running: AbortController | null
  retry: ReturnType<typeof setTimeout> | undefined
  /** Attempts since the server last received more. */
  refusals: number
  received: number
}

/**
 * Uploads files, a few at a time, for as long as the page is open, and goes on with those that the browser has kept from earlier pages. An
 * interrupted upload goes on by itself; one that fails stays on the list with its reason.
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
  const found = (id: string): Upload | undefined => state.uploads.find((upload) => upload.id === id)

  const startNext = (): void => {
    if (state.needsAcknowledgement || isSignedOut) return
    for (const { id, state: is } of state.uploads) {
      if ([...works.values()].filter(({ running }) => running !== null).length >= AT_ONCE) return
      const work = works.get(id)
      if (is === 'waiting' && work && work.running === null) void run(id, work)
    }
  }

  const run = async (id: string, work: Work): Promise<void> => {
    const controller = new AbortController()
    work.running = controller
    change(id, { state: 'uploading', bytesPerSecond: null, error: null })
    try {
      const documentId = found(id)?.documentId ?? (await send(id, work, controller.signal))
      if (found(id) === undefined) return
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
    if (work.file === null) throw new Error('an upload without its file was started')
    const rate = createUploadRate()
    let drawnMs = Number.NEGATIVE_INFINITY
    return await options.send({
      file: work.file,
      signal,
      begunAt: work.address,
      onBegun: (address) => {
        work.address = address
        void kept?.change(id, { address })
      },
      onReceived: (bytes) => {
        if (bytes > work.received) work.refusals = 0
        work.received = bytes
        noteProgress(id, rate, bytes)
      },
      onProgress: (bytes) => {
        if (now() - drawnMs < DRAWN_EVERY_MS && bytes < (work.file?.size ?? 0)) return
        drawnMs = now()
        noteProgress(id, rate, bytes)
      },
    })
  }

  const noteProgress = (id: string, rate: UploadRate, sentBytes: number): void => {
    change(id, { sentBytes, bytesPerSecond: rate.at(now(), sentBytes) })
  }

  /** Attaches a stored file if there is a record already; otherwise it waits for one, without its bytes. */
  const attach = async (id: string, documentId: string): Promise<void> => {
    const recordId = found(id)?.place.recordId ?? null
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
      // The server has forgotten the upload, which lives for a day: it begins anew.
      work.address = null
      work.received = 0
      change(id, { state: 'waiting', sentBytes: 0 })
    } else if (isInterruption(error) && (statusOf(error) === 0 || work.refusals < MOST_REFUSALS)) {
      const delayMs = RETRY_DELAYS_MS[Math.min(work.refusals, RETRY_DELAYS_MS.length - 1)]
      work.refusals += 1
      change(id, { state: 'interrupted', bytesPerSecond: null })
      work.retry = setTimeout(() => goOn(id), delayMs)
    } else {
      change(id, { state: 'failed', error: options.errorOf(error), isFinal: statusOf(error) === 413 })
      if (statusOf(error) === 413) void kept?.remove(id)
    }
  }

  /** Ends the wait of an interrupted upload. */
  const goOn = (id: string): void => {
    clearTimeout(works.get(id)?.retry)
    if (found(id)?.state === 'interrupted') change(id, { state: 'waiting' })
    startNext()
  }

  const stop = (id: string): void => {
    const work = works.get(id)
    clearTimeout(work?.retry)
    work?.running?.abort()
  }

  /** Keeps a new upload; a file that is too large for that, or for this browser, must be chosen again after the page is loaded anew. */
  const keep = async (id: string, file: File): Promise<void> => {
    if (kept === null) return
    const work = works.get(id)
    const fingerprint = await fingerprintOf(file).catch(() => null)
    // As it is by now: it may have been paused or moved meanwhile.
    const current = found(id)
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
    // Kept first: what is begun can be found again.
    await keep(id, file)
    startNext()
  }

  /** What is being taken into the list. */
  let listing: Promise<unknown> = Promise.resolve()

  const listAll = async (files: readonly File[], place: UploadPlace): Promise<void> => {
    for (const file of files) {
      const absent = await absentOf(file, place)
      if (absent === undefined) void addNew(file, place)
      else takeUp(absent, file)
    }
  }

  const takeUp = (id: string, file: File): void => {
    const work = works.get(id)
    if (!work || found(id)?.state !== 'absent') return
    work.file = file
    change(id, { state: 'waiting', error: null })
    startNext()
  }

  /** The absent upload of a place whose file this is. */
  const absentOf = async (file: File, place: UploadPlace): Promise<string | undefined> => {
    const absent = state.uploads.filter((upload) => upload.state === 'absent' && upload.place.name === place.name)
    for (const { id } of absent) if (await isFileOf(works.get(id), file)) return id
    return undefined
  }

  const takeKept = async (upload: KeptUpload, file: File | null): Promise<void> => {
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
      // Without an answer it is not known how much is there, and the file goes on all the same.
      if (statusOf(error) === 404 && isAbsent) remove(id)
    }
  }

  const remove = (id: string): void => {
    const { address = null } = works.get(id) ?? {}
    const isStored = found(id)?.state === 'done'
    stop(id)
    works.delete(id)
    setState({ uploads: state.uploads.filter((upload) => upload.id !== id) })
    void kept?.remove(id)
    if (address !== null && !isStored) options.deleteUpload(address)
    startNext()
  }

  const move = (ids: readonly string[], to: UploadPlace): void => {
    for (const { id, state: is } of state.uploads) {
      if (!ids.includes(id)) continue
      // What is stored already has only to be attached.
      change(id, { place: to, ...(is === 'done' ? { state: 'waiting' } : {}) })
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
      const upload = found(id)
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
      if (await isFileOf(works.get(id), file)) takeUp(id, file)
      else change(id, { error: options.otherFile(found(id)?.name ?? file.name) })
    },
    remove,
    removeAll: (place) => {
      for (const { id } of state.uploads.filter((upload) => upload.place.name === place)) remove(id)
    },
    move,
    moveAll: async (from, to) => {
      // Files that were chosen a moment ago may not stand in the list yet.
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
      const given = state.uploads.filter((upload) => upload.state === 'waiting').map(({ id }) => id)
      setState({ needsAcknowledgement: false })
      for (const id of given) change(id, { state: 'failed', error: options.notAcknowledged })
    },
    wake: () => {
      for (const { id } of state.uploads) goOn(id)
    },
    restore: async () => {
      await kept?.adopt((upload, file) => void takeKept(upload, file))
    },
    settled: async (place) => {
      // Files that were chosen a moment ago may not stand in the list yet.
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
  const known = work?.fingerprint
  if (!known || known.name !== file.name || known.size !== file.size) return false
  return isSameFile(known, await fingerprintOf(file))
}

/** The export-control notice must be confirmed first: nothing was sent. */
class NoticeNotConfirmed extends Error {}

function needsNotice(error: unknown): boolean {
  return error instanceof NoticeNotConfirmed || hasCode(error, 'EXPORT_ACKNOWLEDGEMENT_REQUIRED')
}

/** Nobody is signed in any more, or somebody has signed in anew in another tab. */
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

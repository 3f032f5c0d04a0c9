import type { Fingerprint } from './fingerprint.ts'
import type { KeptUploads } from './kept-uploads.ts'
import type { UploadAttempt } from './send-in-parts.ts'
import { NoticeNotConfirmed, uploadFailureOf } from './upload-failure.ts'
import type { UploadList } from './upload-list.ts'
import { createUploadRate } from './upload-rate.ts'

/** Maximum number of concurrent uploads. */
const MOST_AT_ONCE = 2

/** Delays before retrying an interrupted upload; the last one repeats. */
const RETRY_DELAYS_MS = [500, 2_000, 5_000, 10_000, 30_000]

/** Consecutive error responses after which an upload fails. Without a response it is retried as long as the page is open. */
const MOST_REFUSALS = 10

/** Minimum interval between progress updates. */
const PROGRESS_INTERVAL_MS = 200

export type UploadRunnerOptions = {
  now: () => number
  /** Makes one attempt to send a file. @returns id of the document. */
  send: (upload: Omit<UploadAttempt, 'headers'>) => Promise<string>
  /** Attaches a stored document to a record. */
  link: (documentId: string, recordId: string, idempotencyKey: string) => Promise<void>
  /** Whether the user must confirm the export-control notice before bytes are sent. */
  mustConfirm: () => Promise<boolean>
  /** Uploads stored in this browser; null without storage. */
  kept: KeptUploads | null
  /** Called when the session has ended. Stored uploads resume after the next sign-in. */
  onSignedOut: () => void
  /** Error message for the user. */
  errorOf: (error: unknown) => string
}

/** Internal state of an upload that is not shown. */
export type Work = {
  file: File | null
  fingerprint: Fingerprint | null
  address: string | null
  running: AbortController | null
  retry: ReturnType<typeof setTimeout> | undefined
  /** Failed attempts since the server last received more bytes. */
  refusals: number
  received: number
}

export function newWork(file: File | null): Work {
  return { file, fingerprint: null, address: null, running: null, retry: undefined, refusals: 0, received: 0 }
}

export type UploadRunner = {
  /** Internal states of the uploads of the list, by id. */
  works: Map<string, Work>
  /** Starts waiting uploads while fewer than the maximum run. */
  startNext: () => void
  /** Retries an interrupted upload without waiting for its delay. */
  retryNow: (id: string) => void
  /** Aborts the attempt of an upload, and its next one. */
  stop: (id: string) => void
}

/** Runs the waiting uploads of a list: sends their files, attaches the stored documents, and retries interrupted ones. */
export function createUploadRunner(list: UploadList, options: UploadRunnerOptions): UploadRunner {
  const { kept, now } = options
  const works = new Map<string, Work>()
  let isSignedOut = false

  const startNext = (): void => {
    const { uploads, needsAcknowledgement } = list.getState()
    if (needsAcknowledgement || isSignedOut) return
    for (const { id, state } of uploads) {
      if ([...works.values()].filter(({ running }) => running !== null).length >= MOST_AT_ONCE) return
      const work = works.get(id)
      if (state === 'waiting' && work && work.running === null) void run(id, work)
    }
  }

  const run = async (id: string, work: Work): Promise<void> => {
    const controller = new AbortController()
    work.running = controller
    list.change(id, { state: 'uploading', bytesPerSecond: null, error: null })
    try {
      const documentId = list.get(id)?.documentId ?? (await send(id, work, controller.signal))
      if (list.get(id) === undefined) return
      list.change(id, { documentId })
      await kept?.change(id, { documentId })
      await attach(id, work, documentId)
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
    const { file } = work
    if (file === null) throw new Error('an upload was started without its file')
    const rate = createUploadRate()
    let shownMs = Number.NEGATIVE_INFINITY
    const showProgress = (sentBytes: number): void =>
      list.change(id, { sentBytes, bytesPerSecond: rate.at(now(), sentBytes) })
    return await options.send({
      file,
      signal,
      resumeAddress: work.address,
      onCreated: (address) => {
        work.address = address
        void kept?.change(id, { address })
      },
      onReceived: (bytes) => {
        if (bytes > work.received) work.refusals = 0
        work.received = bytes
        showProgress(bytes)
      },
      onProgress: (bytes) => {
        if (now() - shownMs < PROGRESS_INTERVAL_MS && bytes < file.size) return
        shownMs = now()
        showProgress(bytes)
      },
    })
  }

  /** Attaches a stored file to the record of its place. Without a record only the document id is kept, not the file. */
  const attach = async (id: string, work: Work, documentId: string): Promise<void> => {
    const recordId = list.get(id)?.place.recordId ?? null
    if (recordId !== null) await options.link(documentId, recordId, `${id}-${recordId}`)
    list.change(id, { state: 'done' })
    work.file = null
    if (recordId !== null) await kept?.remove(id)
    else await kept?.dropFile(id)
  }

  const failed = (id: string, work: Work, error: unknown): void => {
    const failure = uploadFailureOf(error)
    if (failure === 'notice-not-confirmed') {
      list.change(id, { state: 'waiting' })
      list.setNeedsAcknowledgement(true)
    } else if (failure === 'signed-out') {
      isSignedOut = true
      list.change(id, { state: 'waiting' })
      options.onSignedOut()
    } else if (failure === 'missing' && work.address !== null) {
      // The server deletes unfinished uploads after a day: start again from the first byte.
      work.address = null
      work.received = 0
      list.change(id, { state: 'waiting', sentBytes: 0 })
    } else if (failure === 'no-response' || (failure === 'interrupted' && work.refusals < MOST_REFUSALS)) {
      const delayMs = RETRY_DELAYS_MS[Math.min(work.refusals, RETRY_DELAYS_MS.length - 1)]
      work.refusals += 1
      list.change(id, { state: 'interrupted', bytesPerSecond: null })
      work.retry = setTimeout(() => retryNow(id), delayMs)
    } else {
      const isFinal = failure === 'too-large'
      list.change(id, { state: 'failed', error: options.errorOf(error), isFinal })
      if (isFinal) void kept?.remove(id)
    }
  }

  const retryNow = (id: string): void => {
    clearTimeout(works.get(id)?.retry)
    if (list.get(id)?.state === 'interrupted') list.change(id, { state: 'waiting' })
    startNext()
  }

  const stop = (id: string): void => {
    const work = works.get(id)
    clearTimeout(work?.retry)
    work?.running?.abort()
  }

  return { works, startNext, retryNow, stop }
}

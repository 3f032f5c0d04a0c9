import { FetchError } from 'record-cache'
import { randomKey } from '../../records/random-key.ts'

/** Files that are uploaded at the same time. */
const AT_ONCE = 2

/** One upload. `documentId` is set once the bytes are stored. */
export type Upload = {
  id: string
  file: File
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  sentBytes: number
  startedMs: number
  documentId: string | null
  /** Why it failed, in words for people. */
  error: string | null
  /** No other attempt can succeed: the file itself is refused. */
  isFinal: boolean
}

export type UploadQueueOptions = {
  maxBytes: number
  now: () => number
  /** Sends the bytes; answers the id of the document. @throws NoticeNotConfirmed */
  send: (upload: {
    file: File
    idempotencyKey: string
    signal: AbortSignal
    onProgress: (sentBytes: number) => void
  }) => Promise<string>
  /** Attaches a stored document; absent when that happens later. */
  link?: (documentId: string, idempotencyKey: string) => Promise<void>
  /** Whether the notice must be confirmed before any byte is sent; absent means that `send` finds out. */
  mustConfirm?: () => boolean
  /** Records that the export-control notice was confirmed. */
  acknowledge: () => Promise<void>
  /** Words for a refusal. */
  errorOf: (error: unknown) => string
  tooLarge: (file: File) => string
  notAcknowledged: string
  stopped: string
}

/** The files of one form or page, and whether the export-control notice must be confirmed before they go on. */
export type UploadState = { uploads: readonly Upload[]; needsAcknowledgement: boolean }

export type UploadQueue = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Removes a file from the list; its upload is cancelled. */
  remove: (id: string) => void
  /** Cancels every unfinished upload: it has failed. */
  stop: () => void
  confirmNotice: () => Promise<void>
  dismissNotice: () => void
  /** Resolves when no upload is unfinished. */
  settled: () => Promise<readonly Upload[]>
}

/** Uploads files, a few at a time. One that fails stays on the list with its reason and can be tried again, unless it is too large. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  const keys = new Map<string, string>()
  let state: UploadState = { uploads: [], needsAcknowledgement: false }

  const setState = (changed: Partial<UploadState>): void => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const change = (id: string, changed: Partial<Upload>): void => {
    setState({ uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)) })
  }

  const startNext = (): void => {
    if (state.needsAcknowledgement) return
    if (state.uploads.some(isWaiting) && options.mustConfirm?.()) {
      setState({ needsAcknowledgement: true })
      return
    }
    for (const upload of state.uploads) {
      if (running.size >= AT_ONCE) return
      if (isWaiting(upload)) void run(upload)
    }
  }

  const run = async (upload: Upload): Promise<void> => {
    const { id, file } = upload
    const controller = new AbortController()
    // One key for all attempts of a file: an attempt whose answer was lost is not stored twice.
    const key = keys.get(id) ?? randomKey()
    keys.set(id, key)
    running.set(id, controller)
    change(id, { state: 'uploading', sentBytes: 0, startedMs: options.now(), error: null })
    try {
      const documentId =
        upload.documentId ??
        (await options.send({
          file,
          idempotencyKey: key,
          signal: controller.signal,
          onProgress: (sentBytes) => change(id, { sentBytes }),
        }))
      change(id, { documentId })
      await options.link?.(documentId, `${key}-link`)
      change(id, { state: 'done' })
    } catch (error) {
      if (controller.signal.aborted) return
      if (needsNotice(error)) {
        change(id, { state: 'waiting' })
        setState({ needsAcknowledgement: true })
      } else {
        change(id, { state: 'failed', error: options.errorOf(error), isFinal: isTooLargeForServer(error) })
      }
    } finally {
      running.delete(id)
      startNext()
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files) => {
      const uploads = files.map((file): Upload => {
        const isTooLarge = file.size > options.maxBytes
        return {
          id: randomKey(),
          file,
          state: isTooLarge ? 'failed' : 'waiting',
          sentBytes: 0,
          startedMs: 0,
          documentId: null,
          error: isTooLarge ? options.tooLarge(file) : null,
          isFinal: isTooLarge,
        }
      })
      setState({ uploads: [...state.uploads, ...uploads] })
      startNext()
    },
    retry: (id) => {
      change(id, { state: 'waiting', error: null })
      startNext()
    },
    remove: (id) => {
      running.get(id)?.abort()
      setState({ uploads: state.uploads.filter((upload) => upload.id !== id) })
    },
    stop: () => {
      const stopped = state.uploads.filter(isUnfinished)
      setState({
        uploads: state.uploads.map((upload) =>
          isUnfinished(upload) ? { ...upload, state: 'failed', error: options.stopped } : upload,
        ),
      })
      for (const { id } of stopped) running.get(id)?.abort()
    },
    confirmNotice: async () => {
      await options.acknowledge()
      setState({ needsAcknowledgement: false })
      startNext()
    },
    dismissNotice: () => {
      setState({
        needsAcknowledgement: false,
        uploads: state.uploads.map((upload) =>
          upload.state === 'waiting' ? { ...upload, state: 'failed', error: options.notAcknowledged } : upload,
        ),
      })
    },
    settled: () =>
      new Promise((resolve) => {
        const check = (): void => {
          if (isUploading(state)) return
          listeners.delete(check)
          resolve(state.uploads)
        }
        listeners.add(check)
        check()
      }),
  }
}

/** Whether any upload is unfinished. */
export function isUploading({ uploads }: UploadState): boolean {
  return uploads.some(isUnfinished)
}

const isWaiting = ({ state }: Upload): boolean => state === 'waiting'

/** Whether this file is waiting or being uploaded. */
export function isUnfinished({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading'
}

/** The export-control notice must be confirmed first: nothing was sent. */
export class NoticeNotConfirmed extends Error {}

function needsNotice(error: unknown): boolean {
  if (error instanceof NoticeNotConfirmed) return true
  return error instanceof FetchError && error.errors.some(({ type }) => type === 'EXPORT_ACKNOWLEDGEMENT_REQUIRED')
}

function isTooLargeForServer(error: unknown): boolean {
  return error instanceof FetchError && error.status === 413
}

/** Milliseconds until a file is uploaded, estimated by its speed so far; null while that cannot be estimated. */
export function timeLeftMs(upload: Upload, nowMs: number): number | null {
  const elapsedMs = nowMs - upload.startedMs
  if (upload.state !== 'uploading' || upload.sentBytes === 0 || elapsedMs < 1_000) return null
  return ((upload.file.size - upload.sentBytes) / upload.sentBytes) * elapsedMs
}

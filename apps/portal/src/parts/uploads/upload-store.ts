import { randomKey } from '../../records/random-key.ts'
import { absentUploadOf, isFileOf, keepUpload, restoreUpload, resumeAbsent } from './keep-upload.ts'
import { isUnfinished, type Upload, type UploadPlace, type UploadState } from './upload.ts'
import { createUploadList } from './upload-list.ts'
import { createUploadRunner, newWork, type UploadRunnerOptions } from './upload-runner.ts'

export type UploadStoreOptions = UploadRunnerOptions & {
  ownerId: string
  maxBytes: number
  /** Number of bytes that the server has received. @throws FetchError with status 404 if the upload has expired. */
  receivedBytes: (address: string) => Promise<number>
  /** Deletes an upload from the server. */
  deleteUpload: (address: string) => void
  /** Records that the user confirmed the export-control notice. */
  acknowledge: () => Promise<void>
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
  /** Moves all files of a place, including those still being added, and those that are added there until `startAt`. */
  moveAll: (from: string, to: UploadPlace) => Promise<void>
  /** A new form begins at a place: files that are added there stay there. */
  startAt: (place: string) => void
  confirmNotice: () => Promise<void>
  dismissNotice: () => void
  /** Retries interrupted uploads immediately, such as when the connection is back. */
  wake: () => void
  /** Resumes uploads that earlier pages stored in this browser. */
  restore: () => Promise<void>
  /** Resolves to the uploads of a place once none of them is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
}

/**
 * Uploads files, a few at a time, while the page is open, and resumes uploads that earlier pages stored in the browser. Interrupted uploads
 * resume automatically; failed ones stay on the list with their error.
 */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { kept } = options
  const list = createUploadList()
  const runner = createUploadRunner(list, options)
  const { works, startNext, retryNow, stop } = runner
  /** Where the files of a place go whose form was sent, while the form is still on the screen. */
  const moved = new Map<string, UploadPlace>()
  /** Resolves when all chosen files are in the list. */
  let listing: Promise<unknown> = Promise.resolve()

  const addNew = async (file: File, place: UploadPlace): Promise<void> => {
    const upload = uploadOf(file, place, file.size > options.maxBytes ? options.tooLarge(file) : null)
    works.set(upload.id, newWork(file))
    list.add(upload)
    if (upload.isFinal) return
    // Stored before it starts, so that it can be resumed.
    if (kept) await keepUpload({ list, runner, kept }, upload.id, file, options)
    startNext()
  }

  const listAll = async (files: readonly File[], place: UploadPlace): Promise<void> => {
    for (const file of files) {
      const absent = await absentUploadOf({ list, runner }, file, place)
      if (absent === undefined) void addNew(file, place)
      else resumeAbsent({ list, runner }, absent, file)
    }
  }

  const remove = (id: string): void => {
    const { address = null } = works.get(id) ?? {}
    const isStored = list.get(id)?.state === 'done'
    stop(id)
    works.delete(id)
    list.remove(id)
    void kept?.remove(id)
    if (address !== null && !isStored) options.deleteUpload(address)
    startNext()
  }

  const move = (ids: readonly string[], to: UploadPlace): void => {
    for (const { id, state } of list.getState().uploads) {
      if (!ids.includes(id)) continue
      // A stored file must only be attached.
      list.change(id, { place: to, ...(state === 'done' ? { state: 'waiting' } : {}) })
      void kept?.change(id, { place: to })
    }
    startNext()
  }

  return {
    getState: list.getState,
    subscribe: list.subscribe,
    add: (files, place) => {
      const listed = listAll(files, moved.get(place.name) ?? place)
      listing = Promise.all([listing, listed])
      return listed
    },
    pause: (id) => {
      const upload = list.get(id)
      if (!upload || !isUnfinished(upload)) return
      list.change(id, { state: 'paused', bytesPerSecond: null })
      stop(id)
      void kept?.change(id, { isPaused: true })
      startNext()
    },
    resume: (id) => {
      const work = works.get(id)
      if (work) work.refusals = 0
      list.change(id, { state: 'waiting', error: null })
      void kept?.change(id, { isPaused: false })
      startNext()
    },
    chooseAgain: async (id, file) => {
      if (await isFileOf(works.get(id), file)) resumeAbsent({ list, runner }, id, file)
      else list.change(id, { error: options.differentFile(list.get(id)?.name ?? file.name) })
    },
    remove,
    removeAll: (place) => {
      for (const { id } of list.at(place)) remove(id)
    },
    move,
    moveAll: async (from, to) => {
      moved.set(from, to)
      // Recently chosen files may not be in the list yet.
      await listing
      const ids = list.at(from).map(({ id }) => id)
      move(ids, to)
    },
    startAt: (place) => void moved.delete(place),
    confirmNotice: async () => {
      await options.acknowledge()
      list.setNeedsAcknowledgement(false)
      startNext()
    },
    dismissNotice: () => {
      const waiting = list.getState().uploads.filter(({ state }) => state === 'waiting')
      list.setNeedsAcknowledgement(false)
      for (const { id } of waiting) list.change(id, { state: 'failed', error: options.notAcknowledged })
    },
    wake: () => {
      for (const { id } of list.getState().uploads) retryNow(id)
    },
    restore: async () => {
      const parts = { list, runner, remove, receivedBytes: options.receivedBytes }
      await kept?.adopt((upload, file) => void restoreUpload(parts, upload, file))
    },
    settled: async (place) => {
      // Recently chosen files may not be in the list yet.
      await listing
      return await list.settled(place)
    },
  }
}

/** @param refusal - why the file is not sent; null if it is. */
function uploadOf({ name, size }: File, place: UploadPlace, refusal: string | null): Upload {
  return {
    id: randomKey(),
    place,
    name,
    size,
    state: refusal === null ? 'waiting' : 'failed',
    sentBytes: 0,
    bytesPerSecond: null,
    documentId: null,
    error: refusal,
    isFinal: refusal !== null,
    isKept: false,
  }
}

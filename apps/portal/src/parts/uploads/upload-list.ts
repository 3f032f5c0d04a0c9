import { isUnfinished, noUploads, type Upload, type UploadState } from './upload.ts'

export type UploadList = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  get: (id: string) => Upload | undefined
  /** The uploads of a place. */
  at: (place: string) => readonly Upload[]
  add: (upload: Upload) => void
  /** Changes an upload; does nothing when it was removed. */
  change: (id: string, changed: Partial<Upload>) => void
  remove: (id: string) => void
  setNeedsAcknowledgement: (needsAcknowledgement: boolean) => void
  /** Resolves to the uploads of a place once none of them is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
}

/** Creates the list of uploads that the screens show. */
export function createUploadList(): UploadList {
  const listeners = new Set<() => void>()
  let state = noUploads
  const set = (changed: Partial<UploadState>): void => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const at = (place: string): readonly Upload[] => state.uploads.filter((upload) => upload.place.name === place)
  return {
    getState: () => state,
    subscribe,
    at,
    get: (id) => state.uploads.find((upload) => upload.id === id),
    add: (upload) => set({ uploads: [...state.uploads, upload] }),
    change: (id, changed) =>
      set({ uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)) }),
    remove: (id) => set({ uploads: state.uploads.filter((upload) => upload.id !== id) }),
    setNeedsAcknowledgement: (needsAcknowledgement) => set({ needsAcknowledgement }),
    settled: (place) =>
      new Promise((resolve) => {
        const check = (): void => {
          const here = at(place)
          if (here.some(isUnfinished)) return
          unsubscribe()
          resolve(here)
        }
        const unsubscribe = subscribe(check)
        check()
      }),
  }
}

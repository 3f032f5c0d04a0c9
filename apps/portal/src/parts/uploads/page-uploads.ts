import type { ComponentType } from 'react'
import { type LatePart, latePart } from 'ui'
import { noUploads, type Upload, type UploadState } from './upload.ts'
import type { UploadStore } from './upload-store.ts'

/** Checkbox with which a form confirms the export-control notice; null while no such form is shown. */
export type NoticeBox = { current: { isTicked: () => boolean; tick: () => void } | null }

/** The uploads of one sender. The code is loaded once the page is idle, or with the first file. */
export type Uploads = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  /** Runs an action on the store as soon as the code is loaded. */
  act: (action: (store: UploadStore) => void) => void
  /** Resolves to the uploads of a place once none of them is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
  /** Renders `UploadTray`; loading it starts the uploads. */
  tray: LatePart<{ uploads: Uploads }>
  /** Whether the tray must be loaded: there are uploads, or actions wait for the code. */
  isNeeded: () => boolean
  noticeBox: NoticeBox
  /** Names of the places listed on the current screen; the tray leaves out their uploads. */
  shown: () => ReadonlySet<string>
  /** Adds a place to `shown`. @returns function that removes it. */
  show: (place: string) => () => void
}

/** The loaded and started upload code of one sender. */
export type StartedUploads = { store: UploadStore; Tray: ComponentType<{ uploads: Uploads }> }

/** @param load - imports the code and starts it. */
function createUploads(load: (noticeBox: NoticeBox) => Promise<StartedUploads>): Uploads {
  const listeners = new Set<() => void>()
  const waiting: ((store: UploadStore) => void)[] = []
  let shown: ReadonlySet<string> = new Set()
  let store: UploadStore | null = null
  const noticeBox: NoticeBox = { current: null }
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const act: Uploads['act'] = (action) => {
    if (store) return action(store)
    waiting.push(action)
    notify()
  }
  return {
    getState: () => store?.getState() ?? noUploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act,
    settled: (place) =>
      store === null && waiting.length === 0
        ? Promise.resolve([])
        : new Promise((resolve) => act((loaded) => void loaded.settled(place).then(resolve))),
    tray: latePart(async () => {
      const { store: loaded, Tray } = await load(noticeBox)
      store = loaded
      loaded.subscribe(notify)
      for (const action of waiting.splice(0)) action(loaded)
      notify()
      return Tray
    }),
    isNeeded: () => (store === null ? waiting.length > 0 : store.getState() !== noUploads),
    noticeBox,
    shown: () => shown,
    show: (place) => {
      store?.startAt(place)
      shown = new Set([...shown, place])
      notify()
      return () => {
        shown = new Set([...shown].filter((name) => name !== place))
        notify()
      }
    },
  }
}

/** The uploads of all senders on this page: the signed-in user, and guests by their links. */
export type PageUploads = {
  /** The uploads of one sender, created on the first call. */
  of: (sender: string, load: (noticeBox: NoticeBox) => Promise<StartedUploads>) => Uploads
  all: () => ReadonlyMap<string, Uploads>
  subscribe: (listener: () => void) => () => void
}

export function createPageUploads(): PageUploads {
  const listeners = new Set<() => void>()
  let all: ReadonlyMap<string, Uploads> = new Map()
  return {
    of: (sender, load) => {
      const known = all.get(sender)
      if (known) return known
      const uploads = createUploads(load)
      all = new Map([...all, [sender, uploads]])
      // Called during rendering, when React does not allow state updates of other components.
      queueMicrotask(() => {
        for (const listener of listeners) listener()
      })
      return uploads
    },
    all: () => all,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

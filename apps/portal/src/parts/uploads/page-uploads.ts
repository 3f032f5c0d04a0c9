import type { ComponentType } from 'react'
import { type LatePart, latePart } from 'ui'
import { noUploads, type Upload, type UploadState } from './upload.ts'
import type { UploadStore } from './upload-store.ts'

/** The box of a form that confirms the export-control notice; null while no such form is shown. */
export type NoticeBox = { current: { isTicked: () => boolean; tick: () => void } | null }

/** The uploads of one sender. Their code is loaded when the page has settled, or with the first file. */
export type Uploads = {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  /** Does something with them, once their code is there. */
  act: (action: (store: UploadStore) => void) => void
  /** Resolves when no upload of a place is unfinished. */
  settled: (place: string) => Promise<readonly Upload[]>
  /** Draws what `UploadTray` says; loading it starts the uploads. */
  tray: LatePart<{ uploads: Uploads }>
  /** Whether the tray has something to say, or somebody waits for it. */
  isNeeded: () => boolean
  noticeBox: NoticeBox
  /** The lists that the shown screens have: what is in them need not be shown elsewhere. */
  shown: () => ReadonlySet<string>
  show: (place: string) => () => void
}

/** The code of the uploads of a sender, once it is loaded and started. */
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
      shown = new Set([...shown, place])
      notify()
      return () => {
        shown = new Set([...shown].filter((other) => other !== place))
        notify()
      }
    },
  }
}

/** The uploads of everybody who sends files on this page: of the person who is signed in, and of guests by their links. */
export type PageUploads = {
  /** Those of a sender, which begin with the first call. */
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
      // A component asks for them while it is drawn, when no other may be told to draw itself.
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

import { type DBSchema, openDB } from 'idb'
import type { Fingerprint } from './fingerprint.ts'
import type { UploadPlace } from './upload.ts'

/** An upload as stored in the browser, so that it can resume after a page reload. */
export type KeptUpload = {
  id: string
  /** The user who started the upload; other users never see it. */
  ownerId: string
  place: UploadPlace
  fingerprint: Fingerprint
  /** URL of the upload on the server; null until the server has created it. */
  address: string | null
  documentId: string | null
  isPaused: boolean
  createdMs: number
}

/** The stored uploads of one user. No function throws, because uploads also work without storage. */
export type KeptUploads = {
  /** @param file - null if it is too large to store. @returns whether the upload was stored. */
  put: (upload: KeptUpload, file: File | null) => Promise<boolean>
  change: (id: string, changed: Partial<KeptUpload>) => Promise<void>
  /** Deletes the content of a file that the server has stored, but keeps its upload. */
  dropFile: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  /**
   * Calls `onFound` for each upload that is not active in another tab: immediately, or when that tab closes. Afterwards this page owns the
   * upload.
   */
  adopt: (onFound: (upload: KeptUpload, file: File | null) => void) => Promise<void>
}

interface UploadsDatabase extends DBSchema {
  uploads: { key: string; value: KeptUpload; indexes: { ownerId: string } }
  files: { key: string; value: File }
}

const NAME = 'navdesk-uploads'

/** Time after which the server deletes unfinished uploads and documents that are not attached. */
const LIFE_MS = 24 * 60 * 60 * 1_000

export type KeptUploadsOptions = { ownerId: string; now: () => number; locks: LockManager; isOver: () => boolean }

/** Opens the storage and removes expired uploads of all users. @returns null if storage is turned off. */
export async function openKeptUploads({
  ownerId,
  now,
  locks,
  isOver,
}: KeptUploadsOptions): Promise<KeptUploads | null> {
  const heldLocks = new Map<string, () => void>()
  const requestedLocks = new Set<string>()
  try {
    const database = await openDB<UploadsDatabase>(NAME, 1, {
      upgrade: (opened) => {
        opened.createObjectStore('uploads', { keyPath: 'id' }).createIndex('ownerId', 'ownerId')
        opened.createObjectStore('files')
      },
    })
    const remove = async (id: string): Promise<void> => {
      const both = database.transaction(['uploads', 'files'], 'readwrite')
      await Promise.all([both.objectStore('uploads').delete(id), both.objectStore('files').delete(id), both.done])
    }
    for (const { id, createdMs } of await database.getAll('uploads')) {
      if (now() - createdMs >= LIFE_MS) await remove(id)
    }

    /** Holds the lock of an upload until the upload is removed or the page closes; not if `then` resolves to false. */
    const hold = (id: string, then: () => Promise<boolean>): void => {
      if (requestedLocks.has(id)) return
      requestedLocks.add(id)
      void locks.request(`${NAME}:${id}`, async () => {
        if (!(await then())) return
        await new Promise<void>((release) => heldLocks.set(id, release))
      })
    }
    const release = (id: string): void => {
      heldLocks.get(id)?.()
      heldLocks.delete(id)
    }
    return {
      put: async (upload, file) => {
        hold(upload.id, async () => true)
        try {
          const both = database.transaction(['uploads', 'files'], 'readwrite')
          await Promise.all([
            both.objectStore('uploads').put(upload),
            file === null ? undefined : both.objectStore('files').put(file, upload.id),
            both.done,
          ])
          return true
        } catch {
          // Storage quota exceeded.
          return false
        }
      },
      change: async (id, changed) => {
        try {
          const { store, done } = database.transaction('uploads', 'readwrite')
          const kept = await store.get(id)
          if (kept) await store.put({ ...kept, ...changed })
          await done
        } catch {
          // The stored state is older, but still valid.
        }
      },
      dropFile: (id) => database.delete('files', id).catch(() => undefined),
      remove: async (id) => {
        await remove(id).catch(() => undefined)
        release(id)
      },
      adopt: async (onFound) => {
        const ids = await database.getAllKeysFromIndex('uploads', 'ownerId', ownerId).catch(() => [])
        for (const id of ids) {
          hold(id, async () => {
            const kept = await database.get('uploads', id)
            if (kept === undefined || isOver()) return false
            onFound(kept, (await database.get('files', id)) ?? null)
            return true
          })
        }
      },
    }
  } catch {
    // Storage is turned off in this browser.
    return null
  }
}

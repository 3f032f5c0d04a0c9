import { type DBSchema, openDB } from 'idb'
import type { Fingerprint } from './fingerprint.ts'
import type { UploadPlace } from './upload.ts'

/** An upload as the browser keeps it for the time after the page is loaded anew. */
export type KeptUpload = {
  id: string
  /** The person whose upload it is; nobody else is shown it. */
  ownerId: string
  place: UploadPlace
  fingerprint: Fingerprint
  /** The address of the upload on the server, once it has begun. */
  address: string | null
  documentId: string | null
  isPaused: boolean
  createdMs: number
}

/** The uploads that this browser keeps for one person. None of these throws: a browser that keeps nothing uploads all the same. */
export type KeptUploads = {
  /** @param file - null for one that is too large to be kept. @returns whether it is kept now. */
  put: (upload: KeptUpload, file: File | null) => Promise<boolean>
  change: (id: string, changed: Partial<KeptUpload>) => Promise<void>
  /** The file is not needed any more, only what became of it. */
  dropFile: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Hands over each upload that no page of this browser works on: now, or when the page that does is gone. */
  adopt: (onFound: (upload: KeptUpload, file: File | null) => void) => Promise<void>
}

interface UploadsDatabase extends DBSchema {
  uploads: { key: string; value: KeptUpload; indexes: { ownerId: string } }
  files: { key: string; value: File }
}

const NAME = 'navdesk-uploads'

/** So long does the server keep an upload that is not finished, or a document that is not attached. */
const LIFE_MS = 24 * 60 * 60 * 1_000

export type KeptUploadsOptions = { ownerId: string; now: () => number; locks: LockManager; isOver: () => boolean }

/** Opens what is kept, without what is older than a day, of anybody. @returns null in a browser that keeps nothing. */
export async function openKeptUploads({
  ownerId,
  now,
  locks,
  isOver,
}: KeptUploadsOptions): Promise<KeptUploads | null> {
  const held = new Map<string, () => void>()
  const asked = new Set<string>()
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

    /** Holds the lock of an upload until it is removed or the page is gone. */
    const hold = (id: string, then: () => Promise<boolean>): void => {
      if (asked.has(id)) return
      asked.add(id)
      void locks.request(`${NAME}:${id}`, async () => {
        if (!(await then())) return
        await new Promise<void>((release) => held.set(id, release))
      })
    }
    const release = (id: string): void => {
      held.get(id)?.()
      held.delete(id)
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
          // The browser has no room for it.
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
          // What it was before is still right, if longer ago.
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

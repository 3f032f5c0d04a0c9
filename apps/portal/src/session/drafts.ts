import { functionalKeys } from '../site/functional-storage.ts'

const PREFIX = 'navdesk-draft'

/** Input that the user has not sent yet. */
export type Drafts = {
  /** The draft with this name; null when there is none or it is malformed. */
  read: (name: string) => unknown
  /** @returns false when this browser cannot store it. */
  write: (name: string, draft: unknown) => boolean
  remove: (name: string) => void
}

/** The drafts in the storage of this browser. */
export type BrowserDrafts = Drafts & { names: () => string[] }

/** The drafts of one user. @param isForgotten - true after the user has signed out: nothing is written any more. */
export function draftsOf(storage: Storage, userId: string, isForgotten: () => boolean = () => false): BrowserDrafts {
  const own = `${PREFIX}:${userId}:`
  const keyOf = (name: string): string => own + name
  return {
    read: (name) => {
      const text = storage.getItem(keyOf(name))
      if (text === null) return null
      try {
        return JSON.parse(text)
      } catch {
        return null
      }
    },
    write: (name, draft) => {
      if (isForgotten()) return false
      try {
        storage.setItem(keyOf(name), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove: (name) => storage.removeItem(keyOf(name)),
    names: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(own))
        .map((key) => key.slice(own.length)),
  }
}

/** Removes the drafts and searches of all other users, or of all users: the next user of this browser must not see them. */
export function forgetDrafts(storage: Storage, exceptUserId: string | null = null): void {
  const prefixes = [PREFIX, functionalKeys.searches].map((prefix) => `${prefix}:`)
  for (const key of Object.keys(storage)) {
    const prefix = prefixes.find((start) => key.startsWith(start))
    if (prefix !== undefined && (exceptUserId === null || !key.startsWith(`${prefix}${exceptUserId}:`))) {
      storage.removeItem(key)
    }
  }
}

import { useRef } from 'react'
import { randomKey } from '../records/random-key.ts'
import type { Drafts } from '../session/drafts.ts'

type Attempt = { key: string; content: string }

/** The idempotency key of a form, so that a retry takes effect once. */
export type AttemptKey = {
  /** The key of the last attempt, here or in another tab, if its content is equal; else a new key. */
  keyFor: (content: string) => string
  /** Forgets the last attempt, or the one with this key only. */
  forget: (key?: string) => void
}

/**
 * Keeps the idempotency key of an unanswered attempt. A retry with the same content uses the same key; with a draft, also after a reload.
 *
 * @param draft - the name of the draft; undefined for a form without one.
 */
export function useAttemptKey(draft: string | undefined, drafts: () => Drafts): AttemptKey {
  const inMemory = useRef<Attempt | null>(null)
  const name = `${draft}-sent`
  const kept = (): Attempt | null => {
    const read = draft === undefined ? null : drafts().read(name)
    return isAttempt(read) ? read : null
  }
  return {
    keyFor: (content) => {
      // Another tab may have replaced the stored key since, so the key in memory comes first.
      const before = [inMemory.current, kept()].find((attempt) => attempt?.content === content)
      if (before) return before.key
      const attempt = { key: randomKey(), content }
      inMemory.current = attempt
      if (draft !== undefined) drafts().write(name, attempt)
      return attempt.key
    },
    forget: (key) => {
      if (key !== undefined && (kept() ?? inMemory.current)?.key !== key) return
      inMemory.current = null
      if (draft !== undefined) drafts().remove(name)
    },
  }
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && 'content' in value
}

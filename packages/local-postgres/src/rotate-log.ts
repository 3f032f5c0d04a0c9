import { copyFileSync, statSync, truncateSync } from 'node:fs'

const LARGEST_LOG_BYTES = 10_000_000
const CHECKED_EVERY_MS = 60_000

/**
 * Keeps a log that another process appends to below twice its largest size: what is in it moves to the file `.1`, in place of what
 * was there.
 */
export function rotateLog(file: string, largestBytes: number = LARGEST_LOG_BYTES): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= largestBytes) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** Rotates a log from time to time; a full disk must not end the process. @returns a function that ends this. */
export function keepRotating(file: string): () => void {
  const timer = setInterval(() => {
    try {
      rotateLog(file)
    } catch {
      // Tried again a minute later.
    }
  }, CHECKED_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

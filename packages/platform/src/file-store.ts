import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included, counted from 0. */
export type ByteRange = { start: number; end: number }

/** The storage of file contents. Keys are random and never reused; they are stored in records and never sent to clients. */
export type FileStore = {
  /**
   * Writes a whole file, hashing in passing; when it resolves, the bytes outlive a crash. Failing leaves nothing under the
   * key.
   *
   * @returns the size and the SHA-256 in hexadecimal digits.
   */
  write(key: string, data: Readable): Promise<{ bytes: number; sha256: string }>
  /** @throws AppError `NOT_FOUND` for a key without a file. */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** How many bytes there is room for. */
  freeBytes(): Promise<number>
  /** Removes a file; a key without one is no error. */
  remove(key: string): Promise<void>
}

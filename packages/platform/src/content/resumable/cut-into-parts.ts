import { Readable } from 'node:stream'

/** A stream cut into consecutive parts. */
export type Parts = {
  /** The next part, to be read to its end before the one after it; null when nothing more comes. */
  next(): Promise<Readable | null>
  /** Why the stream broke off; undefined when it ended. The bytes before are in the parts. */
  readonly failure: unknown
}

/** Cuts a stream of bytes into parts of `partBytes`; the last is shorter, and none is empty. */
export function cutIntoParts(data: Readable, partBytes: number): Parts {
  const chunks: AsyncIterator<unknown> = data[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  let hasEnded = false
  let failure: unknown

  const fill = async (): Promise<boolean> => {
    while (waiting.length === 0 && !hasEnded) {
      try {
        const { done, value } = await chunks.next()
        if (done) hasEnded = true
        else waiting = Buffer.isBuffer(value) ? value : Buffer.from(value as Uint8Array)
      } catch (error) {
        hasEnded = true
        failure = error
      }
    }
    return waiting.length > 0
  }

  async function* part(): AsyncGenerator<Buffer> {
    let missing = partBytes
    while (missing > 0 && (await fill())) {
      const piece = waiting.subarray(0, missing)
      waiting = waiting.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  return {
    next: async () => ((await fill()) ? Readable.from(part(), { objectMode: false }) : null),
    get failure() {
      return failure
    },
  }
}

import { Readable } from 'node:stream'
import { HEAD_BYTES } from './file-kind.ts'

/** Passes bytes through and keeps the first of them. */
export function withHead(data: Readable): { data: Readable; head: () => Buffer } {
  const seen: Buffer[] = []
  let missing = HEAD_BYTES
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of data) {
      const bytes = Buffer.from(chunk)
      if (missing > 0) {
        seen.push(bytes.subarray(0, missing))
        missing -= bytes.length
      }
      yield bytes
    }
  }
  return { data: Readable.from(pass(), { objectMode: false }), head: () => Buffer.concat(seen) }
}

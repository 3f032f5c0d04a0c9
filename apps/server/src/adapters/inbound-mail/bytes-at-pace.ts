/** A mail that is longer than its limit. */
export class MailTooLarge extends Error {}

/** A sender that is slower holds a slot for too long. */
const BYTES_PER_SECOND = 16 * 1024
const GRACE_MS = 20_000

type PaceOptions = {
  mostBytes: number
  now: () => number
  /** Called with each piece, in their order. */
  eachPiece?: (piece: Buffer) => void
}

/**
 * Reads a stream into memory. The rest of a stream that is too large is read and discarded, so that the sender gets an answer.
 *
 * @throws MailTooLarge; Error for a stream that is too slow.
 */
export async function bytesAtPace(
  stream: NodeJS.ReadableStream,
  { mostBytes, now, eachPiece }: PaceOptions,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  const begin = now()
  let bytes = 0
  for await (const part of stream) {
    const piece = Buffer.from(part as Uint8Array)
    bytes += piece.length
    if (bytes <= mostBytes) {
      pieces.push(piece)
      eachPiece?.(piece)
    } else pieces.length = 0
    const late = now() - begin - GRACE_MS
    if (late > 0 && bytes < (late / 1_000) * BYTES_PER_SECOND) throw new Error('The mail arrives too slowly')
  }
  if (bytes > mostBytes) throw new MailTooLarge('The mail is too large')
  return Buffer.concat(pieces)
}

/** A mail that is longer than its limit. */
export class MailTooLarge extends Error {}

/** A sender that is slower holds a slot for too long. */
const BYTES_PER_SECOND = 16 * 1024
const GRACE_MS = 20_000

/**
 * Reads a mail into memory. The rest of one that is too large is read and discarded, so that the sender gets an answer.
 *
 * @param eachPiece - called with each piece, in their order; its errors end the reading.
 * @throws MailTooLarge.
 */
export async function bytesOfMail(
  stream: NodeJS.ReadableStream,
  mostBytes: number,
  eachPiece: (piece: Buffer) => void,
): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    const piece = Buffer.from(part as Uint8Array)
    bytes += piece.length
    if (bytes <= mostBytes) pieces.push(piece)
    else pieces.length = 0
    eachPiece(piece)
  }
  if (bytes > mostBytes) throw new MailTooLarge('The mail is too large')
  return Buffer.concat(pieces)
}

/** @returns a function for each piece of a mail, which throws when they arrive too slowly. */
export function paceCheck(now: () => number): (piece: Buffer) => void {
  const begin = now()
  let bytes = 0
  return ({ length }) => {
    bytes += length
    const late = now() - begin - GRACE_MS
    if (late > 0 && bytes < (late / 1_000) * BYTES_PER_SECOND) throw new Error('The mail arrives too slowly')
  }
}

import type { FastifyReply } from 'fastify'

/** A revoked right ends a running answer within this time. */
const CHECK_MS = 1_000

/** Closes the connection of an answer once `mayRead` is false or fails; it is called every second until the answer is sent. */
export function closeWhenRefused({ raw }: FastifyReply, mayRead: () => Promise<boolean>): void {
  const check = async (): Promise<void> => {
    if (await mayRead().catch(() => false)) schedule()
    // A reset also discards the bytes that the operating system has buffered for the client.
    else raw.socket?.resetAndDestroy()
  }
  let timer: NodeJS.Timeout | undefined
  const schedule = (): void => {
    if (raw.writableFinished || raw.destroyed) return
    timer = setTimeout(() => void check(), CHECK_MS)
    timer.unref()
  }
  for (const end of ['finish', 'close']) raw.once(end, () => clearTimeout(timer))
  schedule()
}

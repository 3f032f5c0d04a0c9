import type { ServerResponse } from 'node:http'
import type { LiveEvent } from 'contract'

/** The output of one stream. `send` and `beat` return false when the client has disconnected or is too far behind. */
export type EventSink = {
  begin(onClose: () => void): void
  send(event: LiveEvent): boolean
  beat(): boolean
  end(): void
}

/** A client with a larger backlog is disconnected; it reconnects and gets a `resync` event. */
const BACKLOG_BYTES = 256 * 1024
const RETRY_MS = 2_000

/** Server-Sent Events over a response that only this writes to. */
export function eventSink(
  response: ServerResponse,
  headers: Readonly<Record<string, string | string[] | number>>,
): EventSink {
  let sent = 0
  const write = (text: string): boolean => {
    if (response.destroyed || response.writableEnded) return false
    response.write(text)
    if (response.writableLength <= BACKLOG_BYTES) return true
    response.destroy()
    return false
  }
  return {
    begin: (onClose) => {
      response.once('close', onClose)
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        // A keep-alive connection would delay the end of the process.
        connection: 'close',
        'x-accel-buffering': 'no',
      })
      write(`retry: ${RETRY_MS}\n\n`)
    },
    // A reconnecting browser sends the id, which shows that it was connected before.
    send: (event) => write(`id: ${++sent}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write(': beat\n\n'),
    end: () => {
      response.end()
    },
  }
}

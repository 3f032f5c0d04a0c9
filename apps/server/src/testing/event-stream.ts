import type { LiveEvent } from 'contract'
import type { TestClient } from './test-server.ts'

/** A stream of live events over HTTP. The response must be referenced, or it is garbage collected together with its unread body. */
export type EventStream = {
  response: Response
  status: number
  events: AsyncIterator<LiveEvent>
  cancel(): void
}

/** @param url - of a started server. */
export async function openEventStream(
  url: string,
  client: TestClient,
  headers: Record<string, string> = {},
  query = '',
): Promise<EventStream> {
  const controller = new AbortController()
  const response = await fetch(`${url}/events${query}`, {
    headers: { cookie: client.cookie, ...headers },
    signal: controller.signal,
  })
  const { status, body } = response
  return { response, status, events: eventsOf(body ?? new ReadableStream()), cancel: () => controller.abort() }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield JSON.parse(data)
    }
  }
}

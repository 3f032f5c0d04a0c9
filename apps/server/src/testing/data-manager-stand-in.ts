import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

type Asked = { services: { serviceId: string; serviceNumber: string }[] }
type Answer = { services: { serviceId: string; result: 'Reset' | 'Not reset'; downloadsUsed: number | null }[] }

/** How the stand-in treats a request: `lost` resets and hangs up, `down` hangs up at once, a number is a status without an effect. */
export type Behaviour = 'answers' | 'lost' | 'down' | 'silent' | number

/** A small service that holds counters as docs/data-manager.md describes it. Stop it in `afterAll`. */
export type DataManagerStandIn = {
  url: string
  /** The numbers of the services whose reset is refused. */
  refused: Set<string>
  /** The key, the credentials and the services of each request, in the order in which they came. */
  asked: { key: string; authorization: string | undefined; services: Asked['services'] }[]
  /** How often the counter of each service was reset, by their numbers. */
  effects: Map<string, number>
  behave(behaviour: Behaviour): void
  /** Holds answers back until the returned function is called; the effects happen at once. */
  hold(): () => void
  /** Waits for a number of requests. */
  came(count: number): Promise<void>
  stop(): Promise<void>
}

export async function startDataManagerStandIn(): Promise<DataManagerStandIn> {
  const refused = new Set<string>()
  const asked: DataManagerStandIn['asked'] = []
  const effects = new Map<string, number>()
  const answers = new Map<string, Answer>()
  const waiting: { count: number; done: () => void }[] = []
  let behaviour: Behaviour = 'answers'
  let held: Promise<void> = Promise.resolve()
  const answerOnce = (key: string, { services }: Asked): Answer => {
    const known = answers.get(key)
    if (known) return known
    const answer: Answer = {
      services: services.map(({ serviceId, serviceNumber }) => {
        if (refused.has(serviceNumber)) return { serviceId, result: 'Not reset', downloadsUsed: null }
        effects.set(serviceNumber, (effects.get(serviceNumber) ?? 0) + 1)
        return { serviceId, result: 'Reset', downloadsUsed: 0 }
      }),
    }
    answers.set(key, answer)
    return answer
  }
  const take = async (request: IncomingMessage, how: Behaviour): Promise<Answer | null> => {
    const wanted = (await json(request)) as Asked
    const { authorization } = request.headers
    const key = String(request.headers['idempotency-key'])
    asked.push({ key, authorization, services: wanted.services })
    const answer = how === 'answers' || how === 'lost' ? answerOnce(key, wanted) : null
    for (const { count, done } of waiting) if (asked.length >= count) done()
    return answer
  }
  const server = createServer((request, response) => {
    const hangUp = (): void => void request.socket.destroy()
    // The behaviour at the time of the request, even if it changes before the answer.
    const how = behaviour
    take(request, how)
      .then(async (answer) => {
        await held
        if (typeof how === 'number') return void response.writeHead(how).end('{}')
        if (how === 'silent') return
        if (answer === null || how === 'lost') return hangUp()
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
      })
      .catch(hangUp)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    asked,
    effects,
    behave: (next) => {
      behaviour = next
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    came: (count) =>
      asked.length >= count
        ? Promise.resolve()
        : new Promise((done) => {
            waiting.push({ count, done })
          }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

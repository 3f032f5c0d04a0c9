import { FetchError } from 'record-cache'
import { expect, it } from 'vitest'
import { createUploadQueue, timeLeftMs, type UploadQueueOptions } from './upload-queue.ts'

const file = (name: string, bytes = 10): File => new File([new Uint8Array(bytes)], name)

const refusal = (errorCode: string): FetchError =>
  new FetchError('/upload', { status: 400, statusText: 'Bad Request', body: [{ errorCode, message: errorCode }] })

/** A server that stores what it is sent, unless a test says otherwise. */
function queueWith(options: Partial<UploadQueueOptions> = {}) {
  const sent: string[] = []
  const linked: string[] = []
  const queue = createUploadQueue({
    maxBytes: 100,
    now: () => 0,
    send: async ({ file: { name } }) => {
      sent.push(name)
      return `069-${name}`
    },
    link: async (documentId) => {
      linked.push(documentId)
    },
    acknowledge: async () => undefined,
    errorOf: (error) => (error instanceof Error ? error.message : 'unknown'),
    tooLarge: ({ name }) => `${name} is too large`,
    notAcknowledged: 'not confirmed',
    stopped: 'stopped',
    ...options,
  })
  const shown = () => queue.getState().uploads.map(({ file: { name }, state, error }) => ({ name, state, error }))
  return { queue, sent, linked, shown }
}

it('sends and links every file, a few at a time', async () => {
  let atOnce = 0
  let most = 0
  const { queue, linked } = queueWith({
    send: async ({ file: { name } }) => {
      most = Math.max(most, ++atOnce)
      await Promise.resolve()
      atOnce--
      return name
    },
  })
  queue.add([file('a'), file('b'), file('c'), file('d')])
  const states = (await queue.settled()).map(({ state }) => state)
  expect({ states, most, linked: linked.toSorted() }).toEqual({
    states: ['done', 'done', 'done', 'done'],
    most: 2,
    linked: ['a', 'b', 'c', 'd'],
  })
})

it('refuses a file that is too large before sending it, and goes on with the others', async () => {
  const { queue, sent, shown } = queueWith()
  queue.add([file('large', 101), file('small')])
  await queue.settled()
  expect({ sent, shown: shown() }).toEqual({
    sent: ['small'],
    shown: [
      { name: 'large', state: 'failed', error: 'large is too large' },
      { name: 'small', state: 'done', error: null },
    ],
  })
  expect(queue.getState().uploads.map(({ isFinal }) => isFinal)).toEqual([true, false])
})

it('leaves open whether another attempt helps, unless the server finds the file too large as well', async () => {
  const refusals = [
    new FetchError('/upload', { status: 413, statusText: '', body: [] }),
    refusal('SERVICE_UNAVAILABLE'),
  ]
  const { queue } = queueWith({
    send: async () => {
      throw refusals.shift()
    },
  })
  queue.add([file('large'), file('unlucky')])
  await queue.settled()
  expect(queue.getState().uploads.map(({ state, isFinal }) => [state, isFinal])).toEqual([
    ['failed', true],
    ['failed', false],
  ])
})

it('tries a failed file again with the key of its first attempt, and does not send again what is stored', async () => {
  const keys: string[] = []
  const failures = [refusal('SERVICE_UNAVAILABLE'), null]
  const linkFailures = [refusal('CASE_CLOSED'), null]
  const { queue, shown } = queueWith({
    send: async ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      const failure = failures.shift()
      if (failure) throw failure
      return '069'
    },
    link: async () => {
      const failure = linkFailures.shift()
      if (failure) throw failure
    },
  })
  queue.add([file('a')])
  const [first] = await queue.settled()
  queue.retry(first?.id ?? '')
  await queue.settled()
  expect(shown()).toEqual([{ name: 'a', state: 'failed', error: 'CASE_CLOSED' }])
  queue.retry(first?.id ?? '')
  await queue.settled()
  expect({ shown: shown(), attempts: keys.length, keys: new Set(keys).size }).toEqual({
    shown: [{ name: 'a', state: 'done', error: null }],
    attempts: 2,
    keys: 1,
  })
})

it('waits for the export-control notice and goes on when it is confirmed', async () => {
  let isAcknowledged = false
  const { queue, shown } = queueWith({
    send: async () => {
      if (!isAcknowledged) throw refusal('EXPORT_ACKNOWLEDGEMENT_REQUIRED')
      return '069'
    },
    acknowledge: async () => {
      isAcknowledged = true
    },
  })
  const asked = new Promise<void>((resolve) => {
    queue.subscribe(() => queue.getState().needsAcknowledgement && resolve())
  })
  queue.add([file('a'), file('b')])
  await asked
  await queue.confirmNotice()
  await queue.settled()
  expect(shown().map(({ state }) => state)).toEqual(['done', 'done'])
})

it('gives the waiting files up when the notice is not confirmed', async () => {
  const { queue, shown } = queueWith({
    send: async () => {
      throw refusal('EXPORT_ACKNOWLEDGEMENT_REQUIRED')
    },
  })
  const asked = new Promise<void>((resolve) => {
    queue.subscribe(() => queue.getState().needsAcknowledgement && resolve())
  })
  queue.add([file('a')])
  await asked
  queue.dismissNotice()
  expect(shown()).toEqual([{ name: 'a', state: 'failed', error: 'not confirmed' }])
})

it('stops a file that is taken off the list', async () => {
  const aborted: string[] = []
  const { queue, linked } = queueWith({
    send: ({ file: { name }, signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted.push(name)
          reject(signal.reason)
        })
      }),
  })
  queue.add([file('a')])
  queue.remove(queue.getState().uploads[0]?.id ?? '')
  expect({ uploads: await queue.settled(), aborted, linked }).toEqual({ uploads: [], aborted: ['a'], linked: [] })
})

it('judges the time left by the speed so far', () => {
  const upload = {
    id: '1',
    file: file('a', 100),
    state: 'uploading' as const,
    startedMs: 0,
    documentId: null,
    error: null,
    isFinal: false,
  }
  expect([
    timeLeftMs({ ...upload, sentBytes: 25 }, 5_000),
    timeLeftMs({ ...upload, sentBytes: 0 }, 5_000),
    timeLeftMs({ ...upload, sentBytes: 25 }, 500),
    timeLeftMs({ ...upload, sentBytes: 100, state: 'done' }, 5_000),
  ]).toEqual([15_000, null, null, null])
})

it('lets every file fail that is not up when it is stopped, and starts none of them', async () => {
  const signals: AbortSignal[] = []
  const { queue, shown } = queueWith({
    send: ({ file: { name }, signal }) => {
      if (name === 'up') return Promise.resolve('069-up')
      signals.push(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  queue.add([file('up')])
  await queue.settled()
  queue.add([file('a'), file('b'), file('waiting')])
  queue.stop()
  await queue.settled()
  expect({ shown: shown(), aborted: signals.map(({ aborted }) => aborted) }).toEqual({
    shown: [
      { name: 'up', state: 'done', error: null },
      { name: 'a', state: 'failed', error: 'stopped' },
      { name: 'b', state: 'failed', error: 'stopped' },
      { name: 'waiting', state: 'failed', error: 'stopped' },
    ],
    aborted: [true, true],
  })
})

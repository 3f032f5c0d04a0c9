import { FetchError } from 'record-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptUpload, KeptUploads } from './kept-uploads.ts'
import type { UploadPlace } from './upload.ts'
import { createUploadStore, type UploadStore, type UploadStoreOptions } from './upload-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const file = (name: string, bytes: string | number = 10): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { lastModified: 1 })

const placeOf = (caseId: string): UploadPlace => ({
  name: `case:${caseId}`,
  recordId: caseId,
  page: { title: caseId, href: `/case-details?id=${caseId}` },
})
const ofCase = placeOf('500A')
const ofForm: UploadPlace = { name: 'open-case', recordId: null, page: { title: 'Open a Case', href: '/open' } }

const failure = (status: number, errorCode = 'UNKNOWN'): FetchError =>
  new FetchError('/uploads', { status, statusText: '', body: [{ errorCode, message: errorCode }] })

/** Storage shared by all tabs of a browser. An upload belongs to the tab that runs it until that tab closes. */
function browserStorage() {
  const uploads = new Map<string, { upload: KeptUpload; file: File | null }>()
  const workers = new Map<string, object>()
  const waiting = new Set<() => void>()
  const openPage = (ownerId: string) => {
    const page = {}
    const kept: KeptUploads = {
      put: async (upload, bytes) => {
        workers.set(upload.id, page)
        uploads.set(upload.id, { upload, file: bytes })
        return true
      },
      change: async (id, changed) => {
        const known = uploads.get(id)
        if (known) uploads.set(id, { ...known, upload: { ...known.upload, ...changed } })
      },
      dropFile: async (id) => {
        const known = uploads.get(id)
        if (known) uploads.set(id, { ...known, file: null })
      },
      remove: async (id) => {
        uploads.delete(id)
        workers.delete(id)
      },
      adopt: async (onFound) => {
        const take = (): void => {
          for (const [id, { upload, file: bytes }] of uploads) {
            if (upload.ownerId !== ownerId || workers.has(id)) continue
            workers.set(id, page)
            onFound(upload, bytes)
          }
        }
        waiting.add(take)
        take()
      },
    }
    const close = (): void => {
      for (const [id, worker] of workers) if (worker === page) workers.delete(id)
      for (const take of waiting) take()
    }
    return { kept, close }
  }
  return { uploads, openPage }
}

/** A server that stores the received bytes of each file, and fails attempts as the test scripts. */
function uploadServer() {
  const received = new Map<string, number>()
  const names = new Map<string, string>()
  const linked: [documentId: string, recordId: string][] = []
  const deleted: string[] = []
  const failures: (unknown | 'cut')[] = []
  let hanging: PromiseWithResolvers<void> | null = null
  const send: UploadStoreOptions['send'] = async ({
    file: sent,
    resumeAddress,
    onCreated,
    onReceived,
    onProgress,
    signal,
  }) => {
    const next = failures.shift()
    if (next !== undefined && next !== 'cut') throw next
    if (resumeAddress !== null && !received.has(resumeAddress)) throw failure(404)
    const address = resumeAddress ?? `/uploads/${names.size + 1}`
    if (resumeAddress === null) onCreated(address)
    names.set(address, sent.name)
    const offset = received.get(address) ?? 0
    received.set(address, offset)
    onReceived(offset)
    const half = Math.max(offset, Math.floor(sent.size / 2))
    received.set(address, half)
    onProgress(half)
    if (next === 'cut') throw failure(0)
    if (hanging) {
      await Promise.race([
        hanging.promise,
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ])
    }
    received.set(address, sent.size)
    onProgress(sent.size)
    return `069-${sent.name}`
  }
  return {
    received,
    linked,
    deleted,
    failures,
    hang: () => {
      hanging = Promise.withResolvers()
    },
    answer: () => {
      hanging?.resolve()
      hanging = null
    },
    /** Answers later requests, but not the pending ones of a closed tab. */
    answerLater: () => {
      hanging = null
    },
    options: {
      send,
      receivedBytes: async (address: string) => {
        const bytes = received.get(address)
        if (bytes === undefined) throw failure(404)
        return bytes
      },
      deleteUpload: (address: string) => {
        received.delete(address)
        deleted.push(address)
      },
      link: async (documentId: string, recordId: string) => {
        linked.push([documentId, recordId])
      },
    },
  }
}

type Server = ReturnType<typeof uploadServer>

function openStore(server: Server, changed: Partial<UploadStoreOptions> = {}) {
  return createUploadStore({
    ownerId: '005A',
    maxBytes: 100 * 1024 * 1024,
    now: () => Date.now(),
    ...server.options,
    mustConfirm: async () => false,
    acknowledge: async () => undefined,
    kept: null,
    onSignedOut: () => undefined,
    errorOf: (error) => (error instanceof Error ? error.message : 'unknown'),
    tooLarge: ({ name }) => `${name} is too large`,
    notAcknowledged: 'not confirmed',
    differentFile: (name) => `not ${name}`,
    ...changed,
  })
}

const shown = (store: UploadStore) =>
  store.getState().uploads.map(({ name, state, sentBytes, error }) => [name, state, sentBytes, error])

const idOf = (store: UploadStore, name: string): string =>
  store.getState().uploads.find((upload) => upload.name === name)?.id ?? ''

/** Waits until the shown uploads match. */
const until = (store: UploadStore, looks: (rows: ReturnType<typeof shown>) => boolean) =>
  untilTrue(() => looks(shown(store)))

/** Waits in real time, not by the fake clock. */
async function untilTrue(isTrue: () => boolean): Promise<void> {
  // Files are hashed in another thread, which can take long on a busy machine.
  const giveUpAt = performance.now() + 30_000
  while (!isTrue() && performance.now() < giveUpAt) await new Promise((resolve) => setImmediate(resolve))
  expect(isTrue()).toBe(true)
}

const allAre = (state: string) => (rows: unknown[][]) => rows.length > 0 && rows.every((row) => row[1] === state)

it('uploads several files, two at a time, and attaches each to its record', async () => {
  const server = uploadServer()
  let most = 0
  const store = openStore(server)
  store.subscribe(() => {
    most = Math.max(most, store.getState().uploads.filter(({ state }) => state === 'uploading').length)
  })
  await store.add([file('a'), file('b'), file('c')], ofCase)
  await store.add([file('d')], placeOf('500B'))
  await until(store, allAre('done'))
  expect(most).toBe(2)
  expect(server.linked.toSorted()).toEqual([
    ['069-a', '500A'],
    ['069-b', '500A'],
    ['069-c', '500A'],
    ['069-d', '500B'],
  ])
})

it('rejects a file that is too large before sending it, and continues with the others', async () => {
  const server = uploadServer()
  const store = openStore(server, { maxBytes: 10 })
  await store.add([file('large', 11), file('small')], ofCase)
  await store.settled(ofCase.name)
  expect(shown(store)).toEqual([
    ['large', 'failed', 0, 'large is too large'],
    ['small', 'done', 10, null],
  ])
  expect(store.getState().uploads.map(({ isFinal }) => isFinal)).toEqual([true, false])
})

it('measures the rate of the last seconds', async () => {
  const server = uploadServer()
  const rates: (number | null)[] = []
  const store = openStore(server, {
    send: async ({ onReceived, onProgress }) => {
      onReceived(0)
      for (const [atMs, bytes] of [
        [500, 100],
        [4_000, 8_000],
        [20_000, 8_000],
        [24_000, 16_000],
      ] as const) {
        vi.setSystemTime(atMs)
        onProgress(bytes)
        rates.push(store.getState().uploads[0]?.bytesPerSecond ?? null)
      }
      return '069'
    },
  })
  await store.add([file('a', 20_000)], ofCase)
  await until(store, allAre('done'))
  // The last rate excludes the bytes before the pause.
  expect(rates).toEqual([null, 2_000, 0, 400])
})

it('resumes after a lost connection of any length, from the offset of the server', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push('cut', ...Array.from({ length: 30 }, () => failure(0)))
  await store.add([file('a')], ofCase)
  for (let attempt = 0; attempt < 31; attempt += 1) {
    await until(store, allAre('interrupted'))
    expect(shown(store)).toEqual([['a', 'interrupted', 5, null]])
    await vi.advanceTimersToNextTimerAsync()
  }
  await until(store, allAre('done'))
  expect(server.received).toEqual(new Map([['/uploads/1', 10]]))
})

it('resumes at once when the connection is back', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push('cut', failure(0), failure(0))
  await store.add([file('a')], ofCase)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await until(store, allAre('interrupted'))
    store.wake()
  }
  await until(store, allAre('done'))
})

it('continues after a conflict with another request and after a restart of the service', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push('cut', failure(409, 'CONFLICT'), failure(503), failure(502))
  await store.add([file('a')], ofCase)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await until(store, allAre('interrupted'))
    await vi.advanceTimersToNextTimerAsync()
  }
  await until(store, allAre('done'))
  expect(server.received.size).toBe(1)
})

it('fails after many consecutive error responses, and can be retried', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push(...Array.from({ length: 11 }, () => failure(503, 'SERVICE_UNAVAILABLE')))
  await store.add([file('a')], ofCase)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await until(store, allAre('interrupted'))
    await vi.advanceTimersToNextTimerAsync()
  }
  await until(store, allAre('failed'))
  store.resume(idOf(store, 'a'))
  await until(store, allAre('done'))
})

it('starts again when the upload has expired on the server', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push('cut')
  await store.add([file('a')], ofCase)
  await until(store, allAre('interrupted'))
  server.received.clear()
  store.wake()
  await until(store, allAre('done'))
  expect([...server.received.keys()]).toEqual(['/uploads/2'])
})

it('resumes a paused upload from the offset of the server, and uploads the next file during the pause', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.hang()
  await store.add([file('a'), file('b')], ofCase)
  await until(store, (rows) => rows.length === 2 && rows.every((row) => row[2] === 5))
  store.pause(idOf(store, 'a'))
  server.answer()
  await until(store, (rows) => rows[1]?.[1] === 'done')
  store.wake()
  expect(shown(store)[0]).toEqual(['a', 'paused', 5, null])
  store.resume(idOf(store, 'a'))
  await until(store, allAre('done'))
  expect(server.received.size).toBe(2)
})

it('cancels an upload: deletes it on the server and attaches nothing', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.hang()
  await store.add([file('a')], ofCase)
  await until(store, (rows) => rows[0]?.[2] === 5)
  store.remove(idOf(store, 'a'))
  expect([await store.settled(ofCase.name), server.deleted, server.linked]).toEqual([[], ['/uploads/1'], []])
})

it('retries only attaching when the file is already stored', async () => {
  const server = uploadServer()
  const refusals = [failure(400, 'CASE_CLOSED')]
  let sent = 0
  const store = openStore(server, {
    send: async (upload) => {
      sent += 1
      return await server.options.send(upload)
    },
    link: async (documentId, recordId) => {
      const refusal = refusals.shift()
      if (refusal) throw refusal
      await server.options.link(documentId, recordId)
    },
  })
  await store.add([file('a')], ofCase)
  await until(store, allAre('failed'))
  expect(shown(store)).toEqual([['a', 'failed', 10, 'CASE_CLOSED']])
  store.resume(idOf(store, 'a'))
  await until(store, allAre('done'))
  expect([sent, server.linked]).toEqual([1, [['069-a', '500A']]])
})

it('sends no bytes before the user confirms the export-control notice, and asks once', async () => {
  const server = uploadServer()
  let isConfirmed = false
  const store = openStore(server, {
    mustConfirm: async () => !isConfirmed,
    acknowledge: async () => {
      isConfirmed = true
    },
  })
  await store.add([file('a'), file('b')], ofCase)
  await untilTrue(() => store.getState().needsAcknowledgement)
  expect([...server.received.keys()]).toEqual([])
  await store.confirmNotice()
  await until(store, allAre('done'))
  expect(store.getState().needsAcknowledgement).toBe(false)
})

it('asks again when the server has a newer notice, and fails waiting uploads when the user dismisses it', async () => {
  const server = uploadServer()
  const store = openStore(server)
  server.failures.push(failure(400, 'EXPORT_ACKNOWLEDGEMENT_REQUIRED'))
  await store.add([file('a')], ofCase)
  await untilTrue(() => store.getState().needsAcknowledgement)
  store.dismissNotice()
  expect(shown(store)).toEqual([['a', 'failed', 0, 'not confirmed']])
})

it('attaches the files of a form to its record once it exists, including files stored later', async () => {
  const server = uploadServer()
  const store = openStore(server)
  await store.add([file('early')], ofForm)
  await until(store, allAre('done'))
  server.hang()
  await store.add([file('late')], ofForm)
  await until(store, (rows) => rows[1]?.[2] === 5)
  expect(server.linked).toEqual([])
  void store.moveAll(ofForm.name, ofCase)
  server.answer()
  await store.settled(ofCase.name)
  expect(server.linked.toSorted()).toEqual([
    ['069-early', '500A'],
    ['069-late', '500A'],
  ])
  expect(await store.settled(ofForm.name)).toEqual([])
})

it('attaches a file that is still being added to the record of its form', async () => {
  const server = uploadServer()
  const store = openStore(server)
  void store.add([file('a')], ofForm)
  await store.moveAll(ofForm.name, ofCase)
  await store.settled(ofCase.name)
  expect(server.linked).toEqual([['069-a', '500A']])
})

it('attaches a file that is added after the form was sent, and keeps one for the next form', async () => {
  const server = uploadServer()
  const store = openStore(server)
  await store.moveAll(ofForm.name, ofCase)
  await store.add([file('late')], ofForm)
  await store.settled(ofCase.name)
  expect(server.linked).toEqual([['069-late', '500A']])
  store.startAt(ofForm.name)
  await store.add([file('next')], ofForm)
  expect((await store.settled(ofForm.name)).map(({ name, state }) => [name, state])).toEqual([['next', 'done']])
  expect(server.linked).toHaveLength(1)
})

it('waits for a file that is still being added', async () => {
  const server = uploadServer()
  const store = openStore(server)
  void store.add([file('a')], ofForm)
  expect((await store.settled(ofForm.name)).map(({ name, state }) => [name, state])).toEqual([['a', 'done']])
})

it('stops when the session ends, and resumes only on a later page of the same user', async () => {
  const server = uploadServer()
  const storage = browserStorage()
  const before = storage.openPage('005A')
  let hasEnded = false
  const store = openStore(server, {
    kept: before.kept,
    onSignedOut: () => {
      hasEnded = true
    },
  })
  const signedOut = failure(401, 'NOT_SIGNED_IN')
  server.failures.push('cut', ...Array.from({ length: 10 }, () => signedOut))
  await store.add([file('a'), file('b')], ofCase)
  // The files can be hashed in any order.
  await until(store, (rows) => rows.some((row) => row[1] === 'interrupted'))
  store.wake()
  await untilTrue(() => hasEnded)
  store.wake()
  expect(shown(store).some(([, state]) => state === 'uploading')).toBe(false)
  await untilTrue(() => storage.uploads.size === 2)
  before.close()
  server.failures.length = 0

  const ofOtherUser = openStore(server, { ownerId: '005B', kept: storage.openPage('005B').kept })
  await ofOtherUser.restore()
  expect(shown(ofOtherUser)).toEqual([])

  const again = openStore(server, { kept: storage.openPage('005A').kept })
  await again.restore()
  await until(again, allAre('done'))
  expect(
    shown(again)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['a', 'b'])
  expect(storage.uploads.size).toBe(0)
})

it('resumes a small file from its offset after a page reload, and keeps a paused one paused', async () => {
  const server = uploadServer()
  const storage = browserStorage()
  const before = storage.openPage('005A')
  const store = openStore(server, { kept: before.kept })
  server.hang()
  await store.add([file('a'), file('paused')], ofCase)
  await until(store, (rows) => rows.length === 2 && rows.every((row) => row[2] === 5))
  store.pause(idOf(store, 'paused'))
  await untilTrue(() => [...storage.uploads.values()].some(({ upload }) => upload.isPaused))
  before.close()
  server.answerLater()

  const after = openStore(server, { kept: storage.openPage('005A').kept })
  await after.restore()
  const isAt = (rows: unknown[][], name: string, at: number, value: unknown) =>
    rows.find(([file]) => file === name)?.[at] === value
  await until(after, (rows) => isAt(rows, 'a', 1, 'done') && isAt(rows, 'paused', 2, 5))
  // Files are stored in the order in which they were hashed.
  expect(shown(after).sort()).toEqual([
    ['a', 'done', 10, null],
    ['paused', 'paused', 5, null],
  ])
  after.resume(idOf(after, 'paused'))
  await until(after, allAre('done'))
  expect(server.received.size).toBe(2)
})

it('asks for a large file again after a page reload, rejects a different file, and resumes from the offset', async () => {
  const server = uploadServer()
  const storage = browserStorage()
  const before = storage.openPage('005A')
  const store = openStore(server, { kept: before.kept })
  const size = 50 * 1024 * 1024 + 1
  const large = file('large.bin', size)
  server.hang()
  await store.add([large], ofCase)
  await until(store, (rows) => rows[0]?.[2] === Math.floor(size / 2))
  expect(store.getState().uploads[0]?.isKept).toBe(false)
  before.close()
  server.answerLater()

  const after = openStore(server, { kept: storage.openPage('005A').kept })
  await after.restore()
  await until(after, (rows) => rows[0]?.[2] !== null && rows.length === 1)
  expect(shown(after)).toEqual([['large.bin', 'absent', Math.floor(size / 2), null]])
  const differentBytes = new Uint8Array(size)
  differentBytes[size - 1] = 1
  await after.chooseAgain(idOf(after, 'large.bin'), new File([differentBytes], 'large.bin', { lastModified: 1 }))
  expect(shown(after)[0]).toEqual(['large.bin', 'absent', Math.floor(size / 2), 'not large.bin'])
  await after.add([large], ofCase)
  await until(after, allAre('done'))
  expect([server.received, server.linked, storage.uploads.size]).toEqual([
    new Map([['/uploads/1', size]]),
    [['069-large.bin', '500A']],
    0,
  ])
})

it('keeps the stored files of a form until its record exists', async () => {
  const server = uploadServer()
  const storage = browserStorage()
  const before = storage.openPage('005A')
  const store = openStore(server, { kept: before.kept })
  await store.add([file('a')], ofForm)
  await until(store, allAre('done'))
  await untilTrue(() => [...storage.uploads.values()].every(({ file: bytes }) => bytes === null))
  before.close()
  const after = openStore(server, { kept: storage.openPage('005A').kept })
  await after.restore()
  expect(shown(after)).toEqual([['a', 'done', 10, null]])
  await after.moveAll(ofForm.name, ofCase)
  await until(after, () => server.linked.length === 1)
  await untilTrue(() => storage.uploads.size === 0)
})

it('leaves an upload to the tab that runs it, and resumes it when that tab closes', async () => {
  const server = uploadServer()
  const storage = browserStorage()
  const first = storage.openPage('005A')
  const store = openStore(server, { kept: first.kept })
  server.hang()
  await store.add([file('a')], ofCase)
  await until(store, (rows) => rows[0]?.[2] === 5)
  const second = openStore(server, { kept: storage.openPage('005A').kept })
  await second.restore()
  expect(shown(second)).toEqual([])
  first.close()
  server.answerLater()
  await until(second, allAre('done'))
  expect(server.received).toEqual(new Map([['/uploads/1', 10]]))
})

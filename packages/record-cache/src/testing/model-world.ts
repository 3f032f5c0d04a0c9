import type { RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../request.ts'
import { failure, ok, record, recordId } from './scripted-service.ts'

export const FIELDS = ['A', 'B', 'C', 'D'] as const
export const CASES = [1, 2, 3, 4].map((number) => recordId('500', number))
export const ACCOUNTS = [1, 2].map((number) => recordId('001', number))

type Open = {
  /** The moment of the request. */
  requestedAt: number
  request: CacheRequest
  /** The versions that were known when it was asked. */
  floor: ReadonlyMap<string, number>
  answer: CacheResponse
  respond: (response: CacheResponse) => void
  fail: () => void
}

/**
 * A service whose answers are worked out when it is asked and delivered when the test says so: late, out of order, twice or not at all.
 * Beside it stands the plain truth, worked out without the store: which version of each record has been delivered, with which fields, and
 * what each field was in each version.
 */
export function modelWorld() {
  const versions = new Map<string, number>()
  const accountOf = new Map<string, string | null>()
  const history = new Map<string, string | null>()
  const deleted = new Set<string>()
  /**
   * What a reader must see of a record: the highest version delivered since it was last reported missing, and the fields that came with
   * that version.
   */
  const delivered = new Map<string, { version: number; fields: Set<string> }>()
  const answered = new Map<string, CacheResponse>()
  /** Records whose last answer was that they are missing. */
  const missing = new Set<string>()
  /** The moment of the latest news of a record, or of the request that it was last reported missing to. */
  const newsAt = new Map<string, number>()
  let moment = 0
  const open: Open[] = []
  for (const id of [...CASES, ...ACCOUNTS]) versions.set(id, 1)
  for (const [position, id] of CASES.entries()) accountOf.set(id, ACCOUNTS[position % ACCOUNTS.length] ?? null)
  for (const id of CASES) history.set(`${id}@1`, accountOf.get(id) ?? null)

  const world = {
    open,
    /** What a field is in a version. */
    valueOf: (id: string, field: string, version: number) => `${field} of ${id.slice(13, 15)} in ${version}`,
    parentIn: (id: string, version: number) => history.get(`${id}@${version}`) ?? null,
    delivered,
    versions,
    deleted,
    /** The cache is told that records changed, without a version. */
    announce(ids: readonly string[]) {
      moment++
      for (const id of ids) newsAt.set(id, moment)
    },
    /** Changes a record: every field has another value then. Now and then the case moves to another account. */
    change(id: string, moves: boolean) {
      const version = (versions.get(id) ?? 0) + 1
      versions.set(id, version)
      if (moves && accountOf.has(id)) {
        const now = accountOf.get(id)
        accountOf.set(id, now === null ? (ACCOUNTS[0] ?? null) : now === ACCOUNTS[0] ? (ACCOUNTS[1] ?? null) : null)
      }
      if (accountOf.has(id)) history.set(`${id}@${version}`, accountOf.get(id) ?? null)
    },
    fetch(request: CacheRequest): Promise<CacheResponse> {
      return new Promise((resolve, reject) => {
        const answer = answerTo(request)
        const floor = new Map([...delivered].map(([id, { version }]) => [id, version]))
        open.push({
          requestedAt: ++moment,
          request,
          floor,
          answer,
          respond: resolve,
          fail: () => reject(new Error('No answer')),
        })
      })
    },
    /** Delivers the answer to an open request. */
    deliver(position: number, how: 'as it is' | 'as it was' | 'failed' | 'no answer') {
      const [chosen] = open.splice(position % Math.max(1, open.length), 1)
      if (chosen === undefined) return
      if (how === 'no answer') {
        chosen.fail()
        return
      }
      if (how === 'failed') {
        chosen.respond(failure(500, 'INTERNAL_SERVER_ERROR', 'broken'))
        return
      }
      const { request, floor, requestedAt } = chosen
      const key = JSON.stringify([request.path, request.query])
      const before = how === 'as it was' ? answered.get(key) : undefined
      // An answer that is given twice is late, but never older than what was known when it was asked for.
      const isOlder =
        before !== undefined && recordsIn(before).some(({ id, weakEtag }) => weakEtag < (floor.get(id) ?? 0))
      const answer = before === undefined || isOlder ? chosen.answer : before
      answered.set(key, structuredClone(answer))
      note(request, answer, requestedAt)
      chosen.respond(answer)
    },
  }
  return world

  function answerTo(request: CacheRequest): CacheResponse {
    const paths = [...(request.query?.fields?.split(',') ?? []), ...(request.query?.optionalFields?.split(',') ?? [])]
    const ids = (request.path.split('/').at(-1) ?? '').split(',')
    const items = ids.map((id) =>
      deleted.has(id)
        ? failure(404, 'NOT_FOUND', 'Gone')
        : ok(
            read(
              id,
              paths.map((path) => path.split('.').slice(1)),
            ),
          ),
    )
    const [only] = items
    if (!request.path.includes('/batch/') && only !== undefined) return only
    return ok({ hasErrors: false, results: items.map((item) => ({ statusCode: item.status, result: item.body })) })
  }

  function read(id: string, paths: readonly string[][]): RecordShape {
    const version = versions.get(id) ?? 0
    const fields: Parameters<typeof record>[3] = {}
    for (const [name = '', ...rest] of [...paths].sort()) {
      if (rest.length === 0) {
        if (FIELDS.some((field) => field === name)) fields[name] = world.valueOf(id, name, version)
        continue
      }
      const parent = accountOf.get(id) ?? null
      const below = paths
        .filter(([first, ...others]) => first === name && others.length > 0)
        .map((path) => path.slice(1))
      fields[name] = parent === null || deleted.has(parent) ? null : read(parent, below)
    }
    return record(accountOf.has(id) ? 'Case' : 'Account', id, version, fields)
  }

  function note(request: CacheRequest, response: CacheResponse, requestedAt: number): void {
    const ids = (request.path.split('/').at(-1) ?? '').split(',')
    const body = response.body as RecordShape & { results?: { statusCode: number; result: RecordShape }[] }
    const items = body.results ?? [{ statusCode: response.status, result: body }]
    for (const [position, { statusCode, result }] of items.entries()) {
      const id = ids[position] ?? ''
      const outdatedAt = newsAt.get(id) ?? 0
      if (statusCode !== 404) noteRecord(result, requestedAt)
      else if (requestedAt >= outdatedAt || !(delivered.has(id) || missing.has(id))) {
        delivered.delete(id)
        missing.add(id)
        newsAt.set(id, Math.max(outdatedAt, requestedAt))
      }
    }
  }

  function noteRecord(body: RecordShape, requestedAt: number): void {
    // What was asked for before a record was found missing does not bring it back.
    if (missing.has(body.id) && requestedAt < (newsAt.get(body.id) ?? 0)) return
    missing.delete(body.id)
    const known = delivered.get(body.id)
    const names = Object.keys(body.fields)
    if (known === undefined || known.version < body.weakEtag) {
      delivered.set(body.id, { version: body.weakEtag, fields: new Set(names) })
    } else if (known.version === body.weakEtag) for (const name of names) known.fields.add(name)
    for (const { value } of Object.values(body.fields))
      if (typeof value === 'object' && value !== null) noteRecord(value, requestedAt)
  }
}

/** All records of an answer, the inner ones too. */
function recordsIn({ body }: CacheResponse): RecordShape[] {
  const { results } = body as { results?: { result: RecordShape }[] }
  const all = results?.map(({ result }) => result) ?? [body as RecordShape]
  return all.filter(({ fields }) => fields !== undefined).flatMap(withInner)
}

function withInner(record: RecordShape): RecordShape[] {
  const inner = Object.values(record.fields).flatMap(({ value }) =>
    typeof value === 'object' && value !== null ? withInner(value) : [],
  )
  return [record, ...inner]
}

import type { CacheRequest, CacheResponse } from 'record-cache'
import { listOf, record } from './records.ts'
import { ok } from './scripted-service.ts'

type Stored = { id: string; form: string; content: string; version: number }
type Refusal = { status: number; code: string }

type Fields = { Form__c: string; Content__c: string }

/** Fake service with the drafts of one user. Rejects outdated versions; records writes and rejected calls. */
export function draftService() {
  const drafts = new Map<string, Stored>()
  const writes: string[] = []
  const refusals: string[] = []
  /** Latency of requests and of responses. */
  const line = { requestMs: () => 0, answerMs: () => 0 }
  // `answer lost` applies only to writes, which take effect; for reads it would be the same as `unreachable`.
  const fault: { now: 'none' | 'unreachable' | 'answer lost' | Refusal } = { now: 'none' }
  let createdCount = 0
  const shape = ({ id, form, content, version }: Stored) => ({
    ...record('CaseDraft__c', id, { Form__c: form, Content__c: content }),
    weakEtag: version,
  })
  const answered = (status: number, body?: unknown): CacheResponse => ({ status, statusText: '', body })
  const refused = ({ status, code }: Refusal) => {
    refusals.push(`${status} ${code}`)
    return answered(status, { output: { errors: [{ errorCode: code, message: code }] } })
  }
  const create = ({ Form__c: form, Content__c: content }: Fields) => {
    if ([...drafts.values()].some((draft) => draft.form === form))
      return { statusCode: 400, result: [{ errorCode: 'DUPLICATE_VALUE', message: 'DUPLICATE_VALUE' }] }
    createdCount += 1
    const stored = { id: `a09${String(createdCount).padStart(12, '0')}AAA`, form, content, version: 1 }
    drafts.set(stored.id, stored)
    return { statusCode: 201, result: shape(stored) }
  }

  const act = ({ method, path, body, headers }: CacheRequest): CacheResponse => {
    const id = path.split('/').at(-1) ?? ''
    if (path.includes('list-records')) {
      type Where = { Form__c: { in: string[] } }
      const { where } = body as { where?: string | Where }
      const wanted = typeof where === 'string' ? (JSON.parse(where) as Where) : where
      const records = [...drafts.values()].filter(({ form }) => !wanted || wanted.Form__c.in.includes(form)).map(shape)
      return ok(listOf('CaseDraft__c', 'MyDrafts', records))
    }
    if (method === 'POST') {
      const [operation] = (body as { operations: { records: { fields: Fields }[] }[] }).operations
      const fields = operation?.records[0]?.fields ?? { Form__c: '', Content__c: '' }
      writes.push(`POST ${fields.Content__c}`)
      const result = create(fields)
      return answered(200, { hasErrors: result.statusCode !== 201, results: [result] })
    }
    const { fields } = (body ?? { fields: {} }) as { fields: Fields }
    writes.push(`${method} ${fields.Content__c ?? ''}`.trim())
    const stored = drafts.get(id)
    if (!stored) return refused({ status: 404, code: 'NOT_FOUND' })
    const expected = headers?.['If-Match']
    if (expected !== undefined && expected !== `"${stored.version}"`)
      return refused({ status: 412, code: 'STALE_VERSION' })
    if (method === 'DELETE') {
      drafts.delete(id)
      return answered(204)
    }
    Object.assign(stored, { content: fields.Content__c, version: stored.version + 1 })
    return answered(200, shape(stored))
  }
  const fetch = async (request: CacheRequest): Promise<CacheResponse> => {
    if (fault.now === 'unreachable') throw new TypeError('the connection was lost')
    if (typeof fault.now === 'object') return refused(fault.now)
    await passes(line.requestMs())
    const answer = act(request)
    await passes(line.answerMs())
    if (fault.now === 'answer lost' && !request.path.includes('list-records'))
      throw new TypeError('the connection was lost')
    return answer
  }
  return {
    fetch,
    fault,
    line,
    writes,
    refusals,
    has: () => Object.fromEntries([...drafts.values()].map(({ form, content }) => [form, JSON.parse(content)])),
  }
}

export type DraftService = ReturnType<typeof draftService>

const passes = (ms: number) => (ms === 0 ? null : new Promise<void>((resolve) => setTimeout(resolve, ms)))

/** Empty storage, as on another device. */
export function storageOfOther(): Storage {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => void delete kept[key] },
  }) as unknown as Storage
}

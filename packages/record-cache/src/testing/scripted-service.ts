import type { FieldValue, RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../request.ts'

/** What a scripted service answers to a request; undefined lets the next rule try. */
export type Rule = (request: CacheRequest) => CacheResponse | undefined | Promise<CacheResponse | undefined>

/** A service that answers by rules, the latest first, and remembers what it was asked. */
export function scriptedService(...rules: Rule[]) {
  const requests: CacheRequest[] = []
  return {
    requests,
    /** Puts a rule before the others. */
    on(rule: Rule) {
      rules.unshift(rule)
    },
    /** The paths asked since the last call, below the service's base, with their queries. */
    taken(): string[] {
      return requests.splice(0).map(({ method, path, query }) => {
        const text = new URLSearchParams(query ?? {}).toString()
        return `${method} ${path.split('/ui-api/')[1] ?? path}${text === '' ? '' : `?${decodeURIComponent(text)}`}`
      })
    },
    async fetch(request: CacheRequest): Promise<CacheResponse> {
      requests.push(request)
      for (const rule of rules) {
        const response = await rule(request)
        if (response !== undefined) return response
      }
      return failure(404, 'NOT_FOUND', 'The requested resource does not exist')
    },
  }
}

/** A successful answer. The body is copied, as a network would. */
export function ok(body: unknown, status = 200): CacheResponse {
  return { status, statusText: 'OK', body: structuredClone(body) }
}

export function failure(status: number, errorCode: string, message: string): CacheResponse {
  return { status, statusText: errorCode, body: [{ errorCode, message }] }
}

/** A promise that a test resolves when it likes. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

type Scalars = { [field: string]: string | number | boolean | null | RecordShape }

/** A record as the service answers it; values double as display values. */
export function record(apiName: string, id: string, weakEtag: number, scalars: Scalars): RecordShape {
  const fields: { [field: string]: FieldValue } = {}
  for (const [name, value] of Object.entries(scalars)) {
    const isRecord = typeof value === 'object' && value !== null
    fields[name] = { displayValue: isRecord || value === null ? null : String(value), value }
  }
  return {
    apiName,
    childRelationships: {},
    eTag: `${id}-${weakEtag}`,
    fields,
    id,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: null,
    recordTypeInfo: null,
    systemModstamp: null,
    weakEtag,
  }
}

/** Ids in the form of the platform: the prefix, a number and a check suffix that tests do not verify. */
export function recordId(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(12, '0')}AAA`
}

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

import type { Document, Operation } from '../docs/open-api.ts'
import type { Answer, TestServer } from './test-server.ts'

/** The OpenAPI document of a server. */
export const documentOf = async ({ guest }: Pick<TestServer, 'guest'>): Promise<Document> =>
  (await guest.ask('GET', '/api/docs/json')).body as Document

/** The error codes that the description of an answer lists. */
export const codesIn = (description = ''): string[] =>
  [...description.matchAll(/^- `(\w+)`/gm)].map(([, code = '']) => code)

/** The first difference between an answer and its description: its status, its code or a missing header; null without a difference. */
export function answerFault({ operationId, responses }: Operation, answer: Answer): string | null {
  const documented = responses[answer.status]
  if (!documented) return `${operationId} does not describe ${answer.status}: ${answer.text.slice(0, 200)}`
  const code: unknown = Reflect.get(Object(answer.body), 'code')
  if (typeof code === 'string' && !codesIn(documented.description).includes(code)) {
    return `${operationId} does not describe ${code}`
  }
  const missing = Object.entries(documented.headers ?? {}).filter(
    ([name, { required }]) => required && answer.headers[name] === undefined,
  )
  if (missing.length > 0) return `${operationId} answers ${answer.status} without ${missing.map(([name]) => name)}`
  const hasBody = answer.text !== ''
  if (hasBody !== (documented.content !== undefined))
    return `${operationId} describes another body for ${answer.status}`
  return null
}

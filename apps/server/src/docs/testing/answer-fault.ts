import { boundCalls } from '../../bound-calls.ts'
import type { Answer } from '../../testing/test-server.ts'
import { openApi } from '../open-api.ts'

type Documented = { description: string; headers?: Record<string, { required?: boolean }>; content?: object }
export type Operation = { operationId: string; responses: Record<string, Documented> }

/** The paths of the OpenAPI document, each with its operations by method in lower case. */
export const documentedPaths = (): Record<string, Record<string, Operation>> =>
  openApi(boundCalls(), 'session').paths as Record<string, Record<string, Operation>>

/** What of an answer the document does not tell of: its status, its code or a header that is missing; null when nothing. */
export function answerFault({ operationId, responses }: Operation, answer: Answer): string | null {
  const documented = responses[answer.status]
  if (!documented) return `${operationId} does not tell of ${answer.status}: ${answer.text.slice(0, 200)}`
  const code: unknown = Reflect.get(Object(answer.body), 'code')
  if (typeof code === 'string' && !documented.description.split(', ').includes(code)) {
    return `${operationId} does not tell of ${code}`
  }
  const missing = Object.entries(documented.headers ?? {}).filter(
    ([name, { required }]) => required && answer.headers[name] === undefined,
  )
  if (missing.length > 0) return `${operationId} answers ${answer.status} without ${missing.map(([name]) => name)}`
  const hasBody = answer.text !== ''
  if (hasBody !== (documented.content !== undefined)) return `${operationId} tells another body of ${answer.status}`
  return null
}

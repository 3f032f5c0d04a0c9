import { boundCalls } from '../bound-calls.ts'
import { openApi } from '../docs/open-api.ts'
import type { Answer } from './test-server.ts'

type Documented = { description: string; headers?: Record<string, { required?: boolean }>; content?: object }
export type Operation = { operationId: string; responses: Record<string, Documented> }

/** The paths of the OpenAPI document, each with its operations by method in lower case. */
export const documentedPaths = (): Record<string, Record<string, Operation>> =>
  openApi(boundCalls(), { cookieName: 'session', rateScale: 1 }).paths as Record<string, Record<string, Operation>>

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

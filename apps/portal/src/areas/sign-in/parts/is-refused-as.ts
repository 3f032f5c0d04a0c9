import { isRefused } from '../../../records/is-refused.ts'

/** Whether the server has refused a call about a login for the reason that has this code. */
export function isRefusedAs(code: string, error: unknown): boolean {
  const body = isRefused(error) ? error.body : null
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code
}

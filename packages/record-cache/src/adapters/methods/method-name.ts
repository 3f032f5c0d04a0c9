import { flag, maybe, name } from '../../define/check.ts'
import type { CacheRequest } from '../../request.ts'

/** Which server method. `allowContinuation` says that the caller can wait for an answer that comes later. */
export const methodName = {
  apexClass: name,
  apexMethod: name,
  namespace: maybe(name),
  allowContinuation: maybe(flag),
}

/** The class as it stands in addresses, after its namespace if it has one. */
export const classOf = ({ namespace, apexClass }: { namespace?: string | undefined; apexClass: string }) =>
  namespace === undefined ? apexClass : `${namespace}__${apexClass}`

/** Adds the header that a continuation is allowed by. */
export function withContinuation(request: CacheRequest, isAllowed: boolean | undefined): CacheRequest {
  if (isAllowed === true) request.headers = { 'allow-continuation': 'true' }
  return request
}

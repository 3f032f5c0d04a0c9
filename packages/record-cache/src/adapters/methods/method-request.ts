import type { Call } from 'contract'
import { flag, maybe, name, otherwise } from '../../define/check.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import type { CacheRequest } from '../../request.ts'

/** Which server method. `allowContinuation` says that the caller can wait for an answer that comes later. */
export const methodShape = {
  apexClass: name,
  apexMethod: name,
  namespace: maybe(name),
  allowContinuation: otherwise(flag, false),
}

type Method = {
  readonly apexClass: string
  readonly apexMethod: string
  readonly namespace: string | undefined
  readonly allowContinuation: boolean
}

/** The request of a server method, without its parameters. In addresses a class stands after its namespace, if it has one. */
export const methodRequest = (
  { method, path }: Call,
  { apexClass, apexMethod, namespace, allowContinuation }: Method,
): CacheRequest => ({
  method,
  path: pathOf(path, { apexClass: namespace === undefined ? apexClass : `${namespace}__${apexClass}`, apexMethod }),
  headers: allowContinuation ? { 'allow-continuation': 'true' } : {},
})

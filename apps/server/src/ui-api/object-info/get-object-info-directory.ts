import type { objectInfo } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getObjectInfoDirectory: Handler<typeof objectInfo.getObjectInfoDirectory, CallContext> = ({ gateway }) =>
  gateway.objectInfo.directory()

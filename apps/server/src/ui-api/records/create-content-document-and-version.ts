import type { records } from 'contract'
import { receiveFile } from '../../files/receive-file.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const createContentDocumentAndVersion: Handler<typeof records.createContentDocumentAndVersion, CallContext> = (
  context,
) => receiveFile(context)

import type { CallContext } from '../http/call-context.ts'

export type MethodInput = { params: { apexClass: string; apexMethod: string }; values: Record<string, unknown> }

/** Runs a server method for the caller or, without a session, for a guest, and lets the browser keep what it may keep. */
export async function runServerMethod(
  context: CallContext,
  { params, values }: MethodInput,
  isQuery: boolean,
): Promise<unknown> {
  const { apexClass: className, apexMethod: methodName } = params
  const idempotencyKey = isQuery ? undefined : context.idempotencyKey
  const { ip, visitor } = context
  const { result, isKeepable } = await visitor.methods.call({
    className,
    methodName,
    values,
    isQuery,
    idempotencyKey,
    ip,
  })
  if (isKeepable) context.letKeep()
  return result
}

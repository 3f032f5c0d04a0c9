import { useMemo } from 'react'
import type { MethodExchange, ServerMethod } from 'record-cache'
import {
  callServerMethod,
  type ReadAdapter,
  type ReadServerMethodConfig,
  readServerMethod,
  type WriteAdapter,
} from 'record-cache'
import { type AdapterResult, type HookOptions, useAdapter } from './use-adapter.ts'
import { type Send, type SendState, useSend } from './use-send.ts'

/** A server method that only reads, as an adapter typed by the contract: its config is the parameters of the method. */
export function methodReader<E extends MethodExchange>(
  method: ServerMethod<E, true>,
): ReadAdapter<E['parameters'], E['answer']> {
  return {
    kind: 'read',
    name: readServerMethod.name,
    open: (engine, params) => {
      const config = { ...nameOf(method), params } as ReadServerMethodConfig
      return readServerMethod.open(engine, config) as ReturnType<ReadAdapter<unknown, E['answer']>['open']>
    },
  }
}

/** Any server method, as an adapter typed by the contract: its input is the parameters of the method. The answer is not kept. */
export function methodSender<E extends MethodExchange>(
  method: ServerMethod<E>,
): WriteAdapter<E['parameters'], E['answer']> {
  return {
    kind: 'write',
    name: callServerMethod.name,
    request: (params) => callServerMethod.request({ ...nameOf(method), params }),
    apply: (_engine, answer) => answer,
  }
}

/** Reads by a server method, as `useAdapter` does; nothing is read while the parameters are null. */
export function useServerMethod<E extends MethodExchange>(
  method: ServerMethod<E, true>,
  parameters: E['parameters'] | null,
  options?: HookOptions,
): AdapterResult<E['answer']> {
  return useAdapter(
    useMemo(() => methodReader(method), [method]),
    parameters,
    options,
  )
}

/** Calls a server method, as `useSend` does. */
export function useSendToMethod<E extends MethodExchange>(
  method: ServerMethod<E>,
): [send: Send<E['parameters'], E['answer']>, state: SendState<E['parameters']>] {
  return useSend(useMemo(() => methodSender(method), [method]))
}

const nameOf = ({ className, methodName }: ServerMethod) => ({ apexClass: className, apexMethod: methodName })

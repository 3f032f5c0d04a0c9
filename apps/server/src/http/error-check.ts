import { type AppError, errorsOf, type ServedCall } from 'contract'

/** Checks the errors of a call against its contract. */
export type ErrorCheck = {
  /** @throws Error when the contract of the call does not name this error. */
  refusal(error: AppError): void
  /** @throws Error when an item of a batch has an error that the contract of the call does not name. */
  answer(value: unknown): void
}

type Item = { statusCode?: unknown; result?: unknown }

export function errorCheck(name: string, call: ServedCall): ErrorCheck {
  const known: ReadonlySet<unknown> = new Set(errorsOf(call))
  const check = (code: unknown): void => {
    if (!known.has(code)) throw new Error(`${name} was refused with ${String(code)}, which its contract does not name`)
  }
  return {
    refusal: ({ code }) => check(code),
    answer: (value) => {
      for (const { statusCode, result } of itemsOf(value)) {
        if (Number(statusCode) < 400) continue
        for (const { errorCode } of [result].flat() as { errorCode: unknown }[]) check(errorCode)
      }
    },
  }
}

const itemsOf = (value: unknown): Item[] =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results) ? value.results : []

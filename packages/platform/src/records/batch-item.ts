import { AppError, type ErrorEntry } from 'contract'

/** The answer for one item of a batch: its result, or its errors. */
export type BatchItem<T> = { statusCode: number; result: T | ErrorEntry[] }

/**
 * An error as an item of a batch.
 *
 * @throws the error when it is about the caller, not about the item: a budget that is spent refuses the whole request.
 */
export function failure(error: AppError): { statusCode: number; result: ErrorEntry[] } {
  if (error.code === 'TOO_MANY_REQUESTS') throw error
  return { statusCode: error.status, result: [{ errorCode: error.code, message: error.message }] }
}

/** Answers the items of a batch one after the other, each in its place. Items that ask the same are answered once. */
export async function answerEach<I, O>(items: readonly I[], answer: (item: I) => O | Promise<O>): Promise<O[]> {
  const known = new Map<string, O>()
  const answers: O[] = []
  for (const item of items) {
    const key = JSON.stringify(item)
    const cached = known.get(key) ?? (await answer(item))
    known.set(key, cached)
    answers.push(cached)
  }
  return answers
}

/** The same, with what is wrong with an item as the answer of that item. */
export function answerItems<I, T>(items: readonly I[], answer: (item: I) => T | Promise<T>): Promise<BatchItem<T>[]> {
  return answerEach(items, async (item): Promise<BatchItem<T>> => {
    try {
      return { statusCode: 200, result: await answer(item) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failure(error)
    }
  })
}

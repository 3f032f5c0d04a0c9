import { AppError, type ErrorEntry } from 'contract'

/** The result of one item of a batch, or its errors. */
export type BatchItem<T> = { statusCode: number; result: T | ErrorEntry[] }

/**
 * Turns an error into an item of a batch.
 *
 * @throws the error if it concerns the caller and not the item: a spent budget rejects the whole request.
 */
export function failure(error: AppError): { statusCode: number; result: ErrorEntry[] } {
  if (error.code === 'TOO_MANY_REQUESTS') throw error
  return { statusCode: error.status, result: [{ errorCode: error.code, message: error.message }] }
}

/** Answers the items of a batch one after another, in their order. Equal items are answered once. */
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

/** As {@link answerEach}, but an error of an item is the result of this item. */
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

/** Without an answer for so long, a call hangs. */
export const ANSWER_TIMEOUT_MS = 60_000

const ATTEMPTS = 3

/**
 * Asks again what the service was too busy to answer, twice at the most: on a machine with much else to do a statement is
 * late now and then, but what asks for too much is late every time.
 */
export async function askAgainWhenBusy<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    if (answer.status !== 503 || attempt === ATTEMPTS) return answer
  }
}

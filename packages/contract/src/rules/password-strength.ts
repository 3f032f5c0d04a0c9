import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * Whether a password is common or easy to guess.
 *
 * @param words - known facts about the user, such as the e-mail address.
 */
export type GuessCheck = (password: string, words?: readonly string[]) => boolean

// The work grows faster than the length; more characters only make a password better.
const LONGEST_ESTIMATED = 32
const MOST_SUBSTITUTIONS = 10
// At least 10^10 guesses, the best of the five classes of the estimator.
const HARD_TO_GUESS = 4

/**
 * Creates the check over a list of 49,000 common passwords, which it reads at its first use. The list is large: browsers load this module
 * only on forms for a new password. It looks at the first 32 characters only, so that no input keeps a process busy.
 */
export function createGuessCheck(): GuessCheck {
  let estimator: ZxcvbnFactory | undefined
  return (password, words = []) => {
    estimator ??= createEstimator()
    const start = [...password.normalize('NFC')].slice(0, LONGEST_ESTIMATED).join('')
    return estimator.check(start, [...words]).score < HARD_TO_GUESS
  }
}

const createEstimator = (): ZxcvbnFactory =>
  new ZxcvbnFactory({
    dictionary: { passwords: dictionary['passwords-common'] },
    graphs: adjacencyGraphs,
    maxLength: LONGEST_ESTIMATED,
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  })

import { useCallback, useRef } from 'react'
import { useBrowserDrafts } from '../../../../forms/use-drafts.ts'
import { randomKey } from '../../../../records/random-key.ts'

const NAME = 'guest-attempt'

/**
 * The secret by which this browser learns the number of a case that it opened by a link, even if the answer was lost.
 *
 * @returns `known` reads it, undefined before the first attempt; `own` creates it if missing.
 */
export function useAttemptKeyOfGuest(): { known: () => string | undefined; own: () => string } {
  const drafts = useBrowserDrafts()
  const inMemory = useRef<string>(undefined)
  const known = useCallback((): string | undefined => {
    const kept = drafts().read(NAME)
    return typeof kept === 'string' ? kept : inMemory.current
  }, [drafts])
  const own = useCallback((): string => {
    const key = known() ?? randomKey()
    inMemory.current = key
    drafts().write(NAME, key)
    return key
  }, [drafts, known])
  return { known, own }
}

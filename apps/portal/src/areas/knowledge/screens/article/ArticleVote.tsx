import { knowledgeMethods } from 'contract'
import { type FormEvent, useState } from 'react'
import { useRead, useSendToMethod } from 'record-cache-react'
import { Button, Notice, Row, Sheet, Stack, TextField } from 'ui'
import { useCookieChoices } from '../../../../parts/cookies/cookie-choosing.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { isAllowed } from '../../../../site/cookie-choices.ts'
import { functionalKeys } from '../../../../site/functional-storage.ts'
import { usePage } from '../../../../site/page.tsx'
import { readVote } from '../../reads.ts'
import { voteMessages } from './vote-messages.ts'

/** Maximum length of the reader's comment. */
const MOST_LETTERS = 255

/** Asks whether an article helped, and then for a comment. A vote can be changed. */
export function ArticleVote({ urlName }: { urlName: string }) {
  const [send, { pending }] = useSendToMethod(knowledgeMethods.voteOnArticle)
  const isSignedIn = usePage().session !== null
  const { choices } = useCookieChoices()
  const known = useRead(isSignedIn ? readVote(urlName) : null)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const isHelpful = chosen ?? known.data?.isHelpful ?? null
  const words = typed ?? known.data?.words ?? ''
  const [status, setStatus] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const vote = async (answer: boolean, said: string): Promise<void> => {
    if (pending) return
    setStatus(null)
    setFailed(false)
    try {
      const browser = isSignedIn ? {} : { browser: browserNumber(isAllowed(choices, 'functional')) }
      await send({ urlName, isHelpful: answer, ...(said === '' ? {} : { words: said }), ...browser })
      setChosen(answer)
      void known.refresh()
      setStatus(said === '' ? voteMessages.thanks : voteMessages.sent)
    } catch {
      setFailed(true)
    }
  }
  const say = (event: FormEvent): void => {
    event.preventDefault()
    if (isHelpful !== null) void vote(isHelpful, words.trim())
  }
  // Wait for the stored vote: a new one would otherwise overwrite its comment.
  if (isSignedIn && known.data === undefined) {
    if (!known.error) return null
    return (
      <Sheet title={voteMessages.question}>
        <Failed text={voteMessages.unread} onRetry={known.refresh} />
      </Sheet>
    )
  }
  return (
    <Sheet title={voteMessages.question}>
      <Stack>
        <Row>
          {[true, false].map((answer) => (
            <Button
              key={String(answer)}
              variant="line"
              aria-pressed={isHelpful === answer}
              onClick={() => void vote(answer, words.trim())}
            >
              {answer ? voteMessages.yes : voteMessages.no}
            </Button>
          ))}
        </Row>
        <div role="status">{status}</div>
        {hasFailed ? <Notice tone="alarm">{voteMessages.failed}</Notice> : null}
        {isHelpful === null ? null : (
          <form onSubmit={say}>
            <Stack>
              <TextField
                label={isHelpful ? voteMessages.helped : voteMessages.missing}
                isOptional
                value={words}
                onChange={setTyped}
                maxLength={MOST_LETTERS}
              />
              <Row>
                <Button type="submit" variant="line" isBusy={pending} busyLabel={voteMessages.sending}>
                  {voteMessages.send}
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </Stack>
    </Sheet>
  )
}

const KEY = functionalKeys.articleBrowser
const NUMBERS = 256

/** Without consent to storage the number lasts as long as the page. */
let assignedNumber: number | null = null

/** A small random number that distinguishes browsers of one network, without identifying them. */
function browserNumber(mayRemember: boolean): number {
  const kept = mayRemember ? localStorage.getItem(KEY) : null
  if (kept !== null && /^\d{1,3}$/.test(kept) && Number(kept) < NUMBERS) return Number(kept)
  assignedNumber ??= crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
  if (mayRemember) localStorage.setItem(KEY, String(assignedNumber))
  return assignedNumber
}

import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from 'ui'
import { isFor } from '../../../../../site/audience.ts'
import { usePage } from '../../../../../site/page.tsx'
import type { Audience } from '../comment-form.ts'
import type { CaseComment } from '../support-case.ts'
import { messages } from './messages.ts'
import styles from './PresenceLine.module.css'
import type { PersonAtCase } from './presence-reporter.ts'
import { usePresence } from './use-presence.ts'

/** Minimum interval between two announcements of the same typing person to screen readers. */
const SPOKEN_AGAIN_MS = 60_000

const SEPARATOR = ' · '

type PresenceLineProps = {
  caseId: string
  /** The comment box. */
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  audience: Audience
  /** The conversation, oldest first; null while loading. */
  comments: readonly CaseComment[] | null
  writer: string
}

/**
 * Who else is at the case, and what they do; agents also see that a colleague is replying or has replied since they began to write.
 * Screen readers announce typing people at most once per interval.
 */
export function PresenceLine({ caseId, field, text, audience, comments, writer }: PresenceLineProps) {
  const isAgent = isFor('agent', usePage().session)
  const people = usePresence(caseId, field, { text, audience })
  const answerer = useAnsweredMeanwhile(comments, text, writer)
  const spoken = useSpoken(people, isAgent)
  const answered = isAgent && answerer !== null ? messages.answered(answerer) : null
  const parts = presenceParts(people, isAgent)
  return (
    <>
      <p className={classNames('meta', styles.line)}>
        {answered === null ? (
          parts.map(({ doing, words }, index) => (
            <Fragment key={doing}>
              {index === 0 ? '' : SEPARATOR}
              {doing === 'answering' ? <b className={styles.collision}>{words}</b> : words}
            </Fragment>
          ))
        ) : (
          <b className={styles.collision}>{answered}</b>
        )}
      </p>
      <span role="status" className="vh">
        {answered ?? spoken}
      </span>
    </>
  )
}

/** The support user who replied publicly since the writer began; null for none. */
function useAnsweredMeanwhile(comments: readonly CaseComment[] | null, text: string, writer: string): string | null {
  const newest = comments === null ? null : (comments.at(-1)?.id ?? '')
  // The newest comment when the writer began; null while comments load.
  const [known, setKnown] = useState(newest)
  if (known !== newest && newest !== null && (known === null || text.trim() === '')) setKnown(newest)
  if (comments === null || known === null) return null
  const since = comments.slice(comments.findIndex(({ id }) => id === known) + 1)
  const answer = since.findLast(
    ({ isFromSupport, isInternal, author }) => isFromSupport && !isInternal && author !== writer,
  )
  return answer?.author ?? null
}

/** The screen reader announcement: who has begun to type. */
function useSpoken(people: readonly PersonAtCase[], isAgent: boolean): string {
  const [spoken, setSpoken] = useState('')
  const spokenAt = useRef(new Map<string, number>())
  useEffect(() => {
    const now = Date.now()
    const fresh = people.filter(
      ({ userId, activity }) =>
        activity !== 'looking' && now - (spokenAt.current.get(userId) ?? Number.NEGATIVE_INFINITY) > SPOKEN_AGAIN_MS,
    )
    if (fresh.length === 0) return
    for (const { userId } of fresh) spokenAt.current.set(userId, now)
    setSpoken(
      presenceParts(fresh, isAgent)
        .map(({ words }) => words)
        .join(SEPARATOR),
    )
  }, [people, isAgent])
  return spoken
}

type Doing = 'answering' | PersonAtCase['activity']

const order = ['answering', 'typing', 'noting', 'looking'] as const satisfies readonly Doing[]

/** Agents see when a colleague is replying, to avoid duplicate replies. */
function doingOf({ activity, isFromSupport }: PersonAtCase, isAgent: boolean): Doing {
  return isAgent && isFromSupport && activity === 'typing' ? 'answering' : activity
}

/** Who does what, as text, typing people first. */
export function presenceParts(people: readonly PersonAtCase[], isAgent: boolean): { doing: Doing; words: string }[] {
  return order.flatMap((doing) => {
    const names = people.filter((person) => doingOf(person, isAgent) === doing).map(({ name }) => name)
    return names.length === 0 ? [] : [{ doing, words: messages[doing](joined(names), names.length) }]
  })
}

function joined([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first
  return messages.and(first, more.length === 0 ? second : messages.others(more.length + 1))
}

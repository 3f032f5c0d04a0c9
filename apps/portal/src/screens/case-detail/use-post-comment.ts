import { limits } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { createRecord, FetchError } from 'record-cache'
import { type Drafts, draftsOf } from '../../lib/drafts.ts'
import { usePage } from '../../lib/page.tsx'
import { randomKey } from '../../lib/random-key.ts'
import { useSend } from '../../lib/records.ts'
import { messages } from './messages.ts'
import type { CaseComment } from './support-case.ts'

/** A comment on its way: shown at once, until the list has it. `id` is there when the server has stored it. */
type Sent = { key: string; body: string; id: string | null }

/** Writing a comment: the text is kept as a draft per case, shown at once when it is sent, and given back when that fails. */
export function usePostComment(caseId: string, known: readonly CaseComment[]) {
  const userId = usePage().session?.user.id ?? ''
  const [send] = useSend(createRecord)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<readonly Sent[]>([])
  const drafts = useRef<Drafts | null>(null)
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const draftName = `comment:${caseId}`

  useEffect(() => {
    drafts.current = draftsOf(localStorage, userId)
    const kept = drafts.current.read(draftName)
    if (typeof kept === 'string') setText((typed) => typed || kept)
  }, [userId, draftName])

  const write = (typed: string): void => {
    setText(typed)
    setError(null)
    if (typed === '') drafts.current?.remove(draftName)
    else drafts.current?.write(draftName, typed)
  }

  const post = async (): Promise<void> => {
    const body = text.trim()
    const problem = problemOf(body)
    setError(problem)
    if (problem) return
    // The same text once more after a failure is the same comment: the server must not store it twice.
    const key = attempt.current?.body === body ? attempt.current.key : randomKey()
    attempt.current = { key, body }
    setSent((all) => [...all, { key, body, id: null }])
    setText('')
    try {
      const fields = { ParentId: caseId, CommentBody: body }
      const stored = await send({ apiName: 'CaseComment', fields }, { idempotencyKey: key })
      attempt.current = null
      drafts.current?.remove(draftName)
      setSent((all) => all.map((one) => (one.key === key ? { ...one, id: stored?.id ?? null } : one)))
    } catch (failure) {
      setSent((all) => all.filter((one) => one.key !== key))
      setText((typed) => (typed === '' ? body : `${body}\n\n${typed}`))
      setError(reasonOf(failure))
    }
  }
  return { text, write, post, error, pending: sent.filter(({ id }) => !known.some((comment) => comment.id === id)) }
}

function problemOf(body: string): string | null {
  if (body === '') return messages.commentMissing
  return [...body].length > limits.commentCharacters ? messages.commentTooLong(limits.commentCharacters) : null
}

/** The server's reason where it gives one that people can act on, such as that the case was closed meanwhile. */
function reasonOf(failure: unknown): string {
  const isRefused = failure instanceof FetchError && failure.status >= 400 && failure.status < 500
  return (isRefused && failure.errors[0]?.message) || messages.commentNotSent
}

import { useState } from 'react'
import { useSend } from 'record-cache-react'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { usePosted } from '../../../../forms/use-posted.ts'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { createRecord } from '../../../../records/records.ts'
import { type Audience, audienceOf, choicesOf, commentForm, problemOf } from './comment-form.ts'
import { messages } from './messages.ts'
import type { CaseComment } from './support-case.ts'
import { useCommentDraft } from './use-comment-draft.ts'
import type { DraftFiles } from './use-draft-files.ts'

/** A comment being sent: shown at once with its files, until the list contains it. `id` is set once the server has stored it. */
type Sent = { key: string; body: string; files: readonly Upload[]; id: string | null }

/** The files of comments; `attach` is called once a comment is stored. */
type Files = Pick<DraftFiles, 'files' | 'attach'>

const noFiles: Files = { files: [], attach: () => undefined }

/**
 * Sends comments: each is shown at once, and restored to the field if sending fails. `post` resolves to whether the comment is stored.
 */
export function usePostComment(
  caseId: string,
  audience: Audience,
  known: readonly CaseComment[],
  { files: chosen, attach }: Files = noFiles,
) {
  const [send] = useSend(createRecord)
  const posted = usePosted(commentForm.id)
  const refused = posted && audienceOf(posted.values.audience) === audience ? posted : null
  const draft = useCommentDraft(caseId, audience, typeof refused?.values.body === 'string' ? refused.values.body : '')
  const [{ error, attempt }, setProblem] = useState<{ error: string | null; attempt: number }>({
    error: refused ? (refused.problems.body ?? refused.failure[0] ?? null) : null,
    attempt: refused ? 1 : 0,
  })
  const [outcome, setOutcome] = useState('')
  const [sent, setSent] = useState<readonly Sent[]>([])
  const underWayFiles = sent.flatMap(({ files, id }) => (id === null ? files.map((file) => file.id) : []))
  const waiting = chosen.filter(({ id }) => !underWayFiles.includes(id))
  const isGone = useIsGone()

  const fail = (reason: string): void => setProblem((before) => ({ error: reason, attempt: before.attempt + 1 }))
  const clearProblem = (): void => setProblem((before) => ({ ...before, error: null }))

  const write = (next: string): void => {
    clearProblem()
    draft.write(next)
  }

  const post = async ({ needsAnswer = false } = {}): Promise<boolean> => {
    const body = draft.latest().trim()
    // A second press: the first one has sent the comment.
    if (body === '' && draft.underWay().length > 0) return true
    if (draft.underWay().includes(body)) {
      draft.write('')
      return true
    }
    const problem = problemOf(body)
    if (problem) {
      fail(problem)
      return false
    }
    clearProblem()
    setOutcome('')
    // Files chosen from now on belong to the next comment.
    const files = waiting
    const key = draft.begin(body)
    setSent((all) => [...all, { key, body, files, id: null }])
    try {
      const fields = { ParentId: caseId, CommentBody: body, ...choicesOf(audience, needsAnswer) }
      // A key belongs to one request: another choice makes another request.
      const idempotencyKey = needsAnswer ? `${key}-asks` : key
      const stored = await send({ apiName: 'CaseComment', fields }, { idempotencyKey })
      draft.stored(body)
      if (stored) attach(files, stored.id)
      setOutcome(messages.commentPosted)
      setSent((all) => all.map((comment) => (comment.key === key ? { ...comment, id: stored?.id ?? null } : comment)))
      return true
    } catch (failure) {
      draft.failed(body)
      if (isGone()) return false
      setSent((all) => all.filter((comment) => comment.key !== key))
      fail(reasonOf(failure))
      return false
    }
  }
  const { takeReplaced } = draft
  return {
    text: draft.text,
    /** Files of the comment being written. */
    files: waiting,
    write,
    post,
    error,
    /** Read by screen readers after a comment is posted. */
    outcome,
    /** Incremented by every failed attempt. */
    attempt,
    /** Restores text typed before hydration; the draft precedes it. */
    adopt: draft.show,
    /** Shows a comment of another tab or device that this one has replaced; null if there is none. */
    showReplaced: takeReplaced && (() => write(takeReplaced())),
    pending: sent
      .filter(({ id }) => !known.some((comment) => comment.id === id))
      // The current state of the files: some may still be uploading.
      .map((comment) => ({
        ...comment,
        files: chosen.filter(({ id }) => comment.files.some((file) => file.id === id)),
      })),
  }
}

/** The server's reason if the user can act on it, such as a case that was closed in the meantime. */
function reasonOf(failure: unknown): string {
  return (isRefused(failure) && failure.message) || messages.commentNotSent
}

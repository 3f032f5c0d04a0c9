import { useEffect, useRef, useState } from 'react'
import { useSend } from 'record-cache-react'
import { useIsReplaced, useKeptDrafts } from '../../../../forms/kept-drafts.tsx'
import { announceSentDraft, useSentDraft } from '../../../../forms/sent-drafts.ts'
import { useBrowserDrafts, useDrafts, useOpenedDraft } from '../../../../forms/use-drafts.ts'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { usePosted } from '../../../../forms/use-posted.ts'
import type { Upload } from '../../../../parts/uploads/upload.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { randomKey } from '../../../../records/random-key.ts'
import { createRecord } from '../../../../records/records.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { draftNameOf, joined, keysNameOf, keysOf, withoutPart } from './comment-draft.ts'
import { type Audience, audienceOf, choicesOf, commentForm, problemOf } from './comment-form.ts'
import { messages } from './messages.ts'
import type { CaseComment } from './support-case.ts'
import type { DraftFiles } from './use-draft-files.ts'

/** A comment being sent: shown at once with its files, until the list contains it. `id` is set once the server has stored it. */
type Sent = { key: string; body: string; files: readonly Upload[]; id: string | null }

/** The files of comments; `attach` is called once a comment is stored. */
type Files = Pick<DraftFiles, 'files' | 'attach'>

const noFiles: Files = { files: [], attach: () => undefined }

/**
 * Sends comments: each is shown at once, and restored to the field if sending fails. Unsent and unconfirmed text is stored as a draft per
 * case, together with the idempotency key of each comment, so that a retry after a failure or a reload stores it once. After a reload, a
 * comment without an answer is in the field until it is stored. `post` resolves to whether the comment is stored.
 */
export function usePostComment(
  caseId: string,
  audience: Audience,
  known: readonly CaseComment[],
  { files: chosen, attach }: Files = noFiles,
) {
  const name = draftNameOf(audience, caseId)
  const keysName = keysNameOf(audience, caseId)
  const { session } = usePage()
  const isWriter = audience === 'public' || isFor('agent', session)
  const drafts = useDrafts()
  const copies = useBrowserDrafts()
  const openDraft = useOpenedDraft()
  const keptDrafts = useKeptDrafts()
  const isReplaced = useIsReplaced(name)
  const [send] = useSend(createRecord)
  const posted = usePosted(commentForm.id)
  const refused = posted && audienceOf(posted.values.audience) === audience ? posted : null
  const start = typeof refused?.values.body === 'string' ? refused.values.body : ''
  const [text, setText] = useState(start)
  const [{ error, attempt }, setProblem] = useState<{ error: string | null; attempt: number }>({
    error: refused ? (refused.problems.body ?? refused.failure[0] ?? null) : null,
    attempt: refused ? 1 : 0,
  })
  const [sent, setSent] = useState<readonly Sent[]>([])
  // The current text and the comments being sent: an answer may arrive after newer text than the rendered one.
  const typed = useRef(start)
  const underWay = useRef<readonly string[]>([])
  const wasRead = useRef(false)
  // The draft as last read or written by this screen: another tab may have written a newer one.
  const ownDraft = useRef('')
  const underWayFiles = sent.flatMap(({ files, id }) => (id === null ? files.map((file) => file.id) : []))
  const waiting = chosen.filter(({ id }) => !underWayFiles.includes(id))
  const isGone = useIsGone()
  const keys = useRef(new Map<string, string>())

  const keepDraft = (draft: string): void => {
    if (draft === '') drafts().remove(name)
    else drafts().write(name, draft)
  }
  const keepKeys = (kept: Map<string, string>): void => {
    if (kept.size === 0) copies().remove(keysName)
    else copies().write(keysName, [...kept])
  }
  const show = (next: string): void => {
    typed.current = next
    setText(next)
  }
  const keepText = (next: string): void => {
    show(next)
    const draft = joined([...underWay.current, next])
    if (draft !== '' || drafts().read(name) === ownDraft.current) keepDraft(draft)
    ownDraft.current = draft
  }

  const open = useRef((kept: unknown): void => {
    if (isGone()) return
    const before = typeof kept === 'string' ? kept : ''
    ownDraft.current = before
    // Text typed before the draft was loaded follows it.
    const next = typed.current.includes(before) ? typed.current : joined([before, typed.current])
    if (next === before && underWay.current.length === 0) show(next)
    else keepText(next)
  })
  useEffect(() => {
    keys.current = keysOf(copies().read(keysName))
    if (wasRead.current || !isWriter) return
    wasRead.current = true
    openDraft(name, open.current)
  }, [copies, openDraft, name, keysName, isWriter])

  const fail = (reason: string): void => setProblem((before) => ({ error: reason, attempt: before.attempt + 1 }))
  const clearProblem = (): void => setProblem((before) => ({ ...before, error: null }))

  useSentDraft(name, (body) => {
    keys.current.delete(body)
    if (!underWay.current.includes(body)) keepText(withoutPart(typed.current, body))
  })

  /** The draft may belong to a later visit of this case: removes only the stored comment. */
  const forgetElsewhere = (body: string): void => {
    const others = keysOf(copies().read(keysName))
    others.delete(body)
    keepKeys(others)
    const kept = drafts().read(name)
    keepDraft(withoutPart(typeof kept === 'string' ? kept : '', body))
    announceSentDraft(name, body)
  }

  /** Restores text typed before hydration; the draft precedes it. */
  const adopt = show

  const write = (next: string): void => {
    clearProblem()
    keepText(next)
  }

  const post = async ({ needsAnswer = false } = {}): Promise<boolean> => {
    const body = typed.current.trim()
    // A second press: the first one has sent the comment.
    if (body === '' && underWay.current.length > 0) return true
    if (underWay.current.includes(body)) {
      keepText('')
      return true
    }
    const problem = problemOf(body)
    if (problem) {
      fail(problem)
      return false
    }
    clearProblem()
    const key = keys.current.get(body) ?? randomKey()
    keys.current.set(body, key)
    keepKeys(keys.current)
    underWay.current = [...underWay.current, body]
    // Files chosen from now on belong to the next comment.
    const files = waiting
    setSent((all) => [...all, { key, body, files, id: null }])
    keepText('')
    const leave = (): void => {
      underWay.current = underWay.current.filter((text) => text !== body)
    }
    try {
      const fields = { ParentId: caseId, CommentBody: body, ...choicesOf(audience, needsAnswer) }
      // A key belongs to one request: another choice makes another request.
      const idempotencyKey = needsAnswer ? `${key}-asks` : key
      const stored = await send({ apiName: 'CaseComment', fields }, { idempotencyKey })
      leave()
      if (stored) attach(files, stored.id)
      if (isGone()) {
        forgetElsewhere(body)
        return true
      }
      keys.current.delete(body)
      keepKeys(keys.current)
      keepText(typed.current)
      setSent((all) => all.map((comment) => (comment.key === key ? { ...comment, id: stored?.id ?? null } : comment)))
      return true
    } catch (failure) {
      leave()
      // The text is still in the draft.
      if (isGone()) return false
      setSent((all) => all.filter((comment) => comment.key !== key))
      keepText(joined([body, typed.current]))
      fail(reasonOf(failure))
      return false
    }
  }
  return {
    text,
    /** Files of the comment being written. */
    files: waiting,
    write,
    post,
    error,
    /** Incremented by every failed attempt. */
    attempt,
    adopt,
    /** Shows a comment of another tab or device that this one has replaced; null if there is none. */
    showReplaced: isReplaced ? () => write(String(keptDrafts?.takeReplaced(name) ?? '')) : null,
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

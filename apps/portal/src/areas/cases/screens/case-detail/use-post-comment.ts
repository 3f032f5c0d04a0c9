import { useEffect, useRef, useState } from 'react'
import { useSend } from 'record-cache-react'
import { tellArrived, useArrived } from '../../../../forms/arrived-drafts.ts'
import { useIsReplaced, useKeptDrafts } from '../../../../forms/kept-drafts.tsx'
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

/** A comment on its way: shown at once with its files, until the list has it. `id` is there when the server has stored it. */
type Sent = { key: string; body: string; files: readonly Upload[]; id: string | null }

/** The files that are sent with comments: `attach` is told where they belong once the comment is stored. */
type Files = Pick<DraftFiles, 'files' | 'attach'>

const noFiles: Files = { files: [], attach: () => undefined }

/**
 * Writing a comment: it is shown at once when it is sent, and given back when that fails. What is typed or on its way is kept as a
 * draft per case, with the key that each comment was sent under: sent again after a failure or a reload, it is stored once. Somebody
 * who comes back before the answer finds the comment in the field, until it is stored.
 *
 * `post` answers whether the comment is stored now.
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
  // What is in the field now and on its way: answers come when something else may have been typed than was drawn.
  const typed = useRef(start)
  const underWay = useRef<readonly string[]>([])
  const wasRead = useRef(false)
  // The draft as this screen read or wrote it last: another tab may have written another one since.
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
    // What was typed before the draft came follows it.
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

  useArrived(name, (body) => {
    keys.current.delete(body)
    if (!underWay.current.includes(body)) keepText(withoutPart(typed.current, body))
  })

  /** The draft may belong to another visit of this case now: only what is stored is taken out of it. */
  const forgetElsewhere = (body: string): void => {
    const others = keysOf(copies().read(keysName))
    others.delete(body)
    keepKeys(others)
    const kept = drafts().read(name)
    keepDraft(withoutPart(typeof kept === 'string' ? kept : '', body))
    tellArrived(name, body)
  }

  /** Takes over what was typed before this code ran; the draft comes before it. */
  const adopt = show

  const write = (next: string): void => {
    clearProblem()
    keepText(next)
  }

  const post = async ({ needsAnswer = false } = {}): Promise<boolean> => {
    const body = typed.current.trim()
    // Pressed twice: the first press has sent it.
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
    // Chosen from now on is a file of the next comment.
    const files = waiting
    setSent((all) => [...all, { key, body, files, id: null }])
    keepText('')
    const leave = (): void => {
      underWay.current = underWay.current.filter((other) => other !== body)
    }
    try {
      const fields = { ParentId: caseId, CommentBody: body, ...choicesOf(audience, needsAnswer) }
      // A key belongs to one request: with another choice it is another one.
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
      setSent((all) => all.map((one) => (one.key === key ? { ...one, id: stored?.id ?? null } : one)))
      return true
    } catch (failure) {
      leave()
      // The draft still has it.
      if (isGone()) return false
      setSent((all) => all.filter((one) => one.key !== key))
      keepText(joined([body, typed.current]))
      fail(reasonOf(failure))
      return false
    }
  }
  return {
    text,
    /** What goes with the comment that is being written. */
    files: waiting,
    write,
    post,
    error,
    /** Grows with every failed attempt. */
    attempt,
    adopt,
    /** Another tab or device had written a comment that this one has replaced: shows it. Null where not. */
    showReplaced: isReplaced ? () => write(String(keptDrafts?.takeReplaced(name) ?? '')) : null,
    pending: sent
      .filter(({ id }) => !known.some((comment) => comment.id === id))
      // As they are now: they may still be on their way.
      .map((one) => ({ ...one, files: chosen.filter(({ id }) => one.files.some((file) => file.id === id)) })),
  }
}

/** The server's reason where it gives one that people can act on, such as that the case was closed meanwhile. */
function reasonOf(failure: unknown): string {
  return (isRefused(failure) && failure.errors[0]?.message) || messages.commentNotSent
}

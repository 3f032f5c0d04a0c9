import { useEffect, useRef, useState } from 'react'
import { useIsReplaced, useKeptDrafts } from '../../../../forms/kept-drafts.tsx'
import { announceSentDraft, useSentDraft } from '../../../../forms/sent-drafts.ts'
import { useBrowserDrafts, useDrafts, useOpenedDraft } from '../../../../forms/use-drafts.ts'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { randomKey } from '../../../../records/random-key.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { draftNameOf, joined, keysNameOf, keysOf, withoutPart } from './comment-draft.ts'
import type { Audience } from './comment-form.ts'

/**
 * The text of the comment being written. It is stored as a draft per case together with the comments being sent, and with the idempotency
 * key of each, so that a retry after a failure or a reload stores it once. After a reload, a comment without an answer is in the field.
 */
export function useCommentDraft(caseId: string, audience: Audience, start: string) {
  const name = draftNameOf(audience, caseId)
  const keysName = keysNameOf(audience, caseId)
  const { session } = usePage()
  const isWriter = audience === 'public' || isFor('agent', session)
  const drafts = useDrafts()
  const copies = useBrowserDrafts()
  const openDraft = useOpenedDraft()
  const keptDrafts = useKeptDrafts()
  const isReplaced = useIsReplaced(name)
  const isGone = useIsGone()
  const [text, setText] = useState(start)
  // The current text and the comments being sent: an answer may arrive after newer text than the rendered one.
  const typed = useRef(start)
  const underWay = useRef<readonly string[]>([])
  const wasRead = useRef(false)
  // The draft as last read or written by this screen: another tab may have written a newer one.
  const ownDraft = useRef('')
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
  const write = (next: string): void => {
    show(next)
    const draft = joined([...underWay.current, next])
    if (draft !== '' || drafts().read(name) === ownDraft.current) keepDraft(draft)
    ownDraft.current = draft
  }

  const open = useRef((kept: unknown): void => {
    if (isGone()) return
    const before = typeof kept === 'string' ? kept : ''
    ownDraft.current = before
    // Text typed before the draft was loaded is appended to it.
    const next = typed.current.includes(before) ? typed.current : joined([before, typed.current])
    if (next === before && underWay.current.length === 0) show(next)
    else write(next)
  })
  useEffect(() => {
    keys.current = keysOf(copies().read(keysName))
    if (wasRead.current || !isWriter) return
    wasRead.current = true
    openDraft(name, open.current)
  }, [copies, openDraft, name, keysName, isWriter])

  useSentDraft(name, (body) => {
    keys.current.delete(body)
    if (!underWay.current.includes(body)) write(withoutPart(typed.current, body))
  })

  /** This screen is gone, and a later visit of the case may use the draft: removes only the stored comment from it. */
  const forgetElsewhere = (body: string): void => {
    const others = keysOf(copies().read(keysName))
    others.delete(body)
    keepKeys(others)
    const kept = drafts().read(name)
    keepDraft(withoutPart(typeof kept === 'string' ? kept : '', body))
    announceSentDraft(name, body)
  }
  const leave = (body: string): void => {
    underWay.current = underWay.current.filter((sending) => sending !== body)
  }

  return {
    text,
    /** The current text, rendered or not. */
    latest: () => typed.current,
    write,
    /** Shows text without storing it. */
    show,
    /** Returns and forgets the comment of another tab or device that this screen overwrote; null if there is none. */
    takeReplaced: isReplaced ? () => String(keptDrafts?.takeReplaced(name) ?? '') : null,
    underWay: () => underWay.current,
    /** Empties the field while `body` is being sent. @returns the idempotency key of the comment. */
    begin: (body: string): string => {
      const key = keys.current.get(body) ?? randomKey()
      keys.current.set(body, key)
      keepKeys(keys.current)
      underWay.current = [...underWay.current, body]
      write('')
      return key
    },
    /** The server has stored `body`. */
    stored: (body: string): void => {
      leave(body)
      if (isGone()) forgetElsewhere(body)
      else {
        keys.current.delete(body)
        keepKeys(keys.current)
        write(typed.current)
      }
    },
    /** Puts `body` back into the field. If the screen is gone, the draft still contains it. */
    failed: (body: string): void => {
      leave(body)
      if (!isGone()) write(joined([body, typed.current]))
    },
  }
}

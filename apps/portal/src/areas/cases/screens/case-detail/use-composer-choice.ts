import { useEffect, useRef, useState } from 'react'
import { useBrowserDrafts } from '../../../../forms/use-drafts.ts'
import { usePosted } from '../../../../forms/use-posted.ts'
import { type Audience, audienceOf, commentForm } from './comment-form.ts'

/** The agent's choices for the next comment; `audience` is null until the agent has chosen one. */
type Choice = { audience: Audience | null; needsAnswer: boolean }

const untouched: Choice = { audience: null, needsAnswer: false }

/** The agent's choices for a comment. The browser stores them, so that a note stays a note after a reload. */
export function useComposerChoice(caseId: string, isAgent: boolean) {
  const drafts = useBrowserDrafts()
  const posted = usePosted(commentForm.id)
  const [choice, setChoice] = useState(() => (posted ? choiceOf(posted.values) : untouched))
  // `choose` runs after awaits, so it must extend the latest choice, not the one of its render.
  const latest = useRef(choice)
  const name = `comment-choice:${caseId}`
  useEffect(() => {
    if (!isAgent || posted) return
    latest.current = choiceOf(drafts().read(name))
    setChoice(latest.current)
  }, [drafts, name, isAgent, posted])

  const choose = (changed: Partial<Choice>): void => {
    if (!isAgent) return
    latest.current = { ...latest.current, ...changed }
    setChoice(latest.current)
    const { audience, needsAnswer } = latest.current
    if (audience === null && !needsAnswer) drafts().remove(name)
    else drafts().write(name, latest.current)
  }
  return { ...choice, choose }
}

function choiceOf(kept: unknown): Choice {
  if (typeof kept !== 'object' || kept === null) return untouched
  return {
    audience: 'audience' in kept && kept.audience !== null ? audienceOf(kept.audience) : null,
    needsAnswer: 'needsAnswer' in kept && kept.needsAnswer === true,
  }
}

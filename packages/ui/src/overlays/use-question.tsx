import { type ReactNode, useState } from 'react'
import { Late, type LatePart, latePart, useLoadAhead } from '../late-part.tsx'
import type { QuestionDialogProps } from './QuestionDialog.tsx'

/** The dialog of a question that another hook asks; `useQuestion` brings its own state. */
export const questionDialog: LatePart<QuestionDialogProps> = latePart(
  async () => (await import('./QuestionDialog.tsx')).QuestionDialog,
)

/** A change that may fail, as the hooks for changes return it. */
export interface QuestionedChange {
  isBusy: boolean
  /** Why the last attempt failed. */
  problem: string | null
  forgetProblem: () => void
}

/** The texts of a question about one object, and the action that its confirmation runs. */
export interface Question extends Pick<QuestionDialogProps, 'title' | 'keep' | 'confirm' | 'busyLabel' | 'isKeepMain'> {
  text: ReactNode
  /** Runs the action. The dialog closes unless the result is false. */
  onConfirm: () => unknown
  onKeep?: (() => void) | undefined
}

/**
 * One question at a time before something is removed or lost. The code of the dialog is loaded when the page has settled.
 *
 * @param questionOf - the question about the object that `ask` was called with.
 * @param change - state of the change, shown in the open dialog: busy or failed.
 * @returns `dialog` to render, `ask` to open it, and `asked`, the object it is about, or null.
 */
export function useQuestion<T>(questionOf: (thing: T) => Question, change?: QuestionedChange) {
  useLoadAhead(questionDialog)
  const [asked, setAsked] = useState<{ thing: T } | null>(null)
  const close = (): void => setAsked(null)
  const dialogOf = ({ thing }: { thing: T }): ReactNode => {
    const { text, onConfirm, onKeep, ...texts } = questionOf(thing)
    const props: QuestionDialogProps = {
      ...texts,
      isBusy: change?.isBusy,
      problem: change?.problem,
      onKeep: () => {
        change?.forgetProblem()
        close()
        onKeep?.()
      },
      onConfirm: () => {
        void Promise.resolve(onConfirm()).then((isDone) => {
          if (isDone !== false) close()
        })
      },
      children: text,
    }
    return <Late part={questionDialog} props={props} />
  }
  return {
    asked: asked?.thing ?? null,
    dialog: asked && dialogOf(asked),
    ask: (thing: T): void => {
      change?.forgetProblem()
      setAsked({ thing })
    },
  }
}

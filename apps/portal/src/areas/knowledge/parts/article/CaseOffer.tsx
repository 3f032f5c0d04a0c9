import type { ReactNode } from 'react'
import { Sheet, Stack } from 'ui'
import { messages } from './messages.ts'

type Props = {
  /** For readers who are not signed in. */
  isVisitor: boolean
  /** The button that leads to a case. */
  children: ReactNode
}

/** What readers are offered whose question an article leaves open. */
export function CaseOffer({ isVisitor, children }: Props) {
  return (
    <Sheet title={messages.notSolved}>
      <Stack>
        <p className="small soft">{isVisitor ? messages.notSolvedVisitor : messages.notSolvedText}</p>
        {children}
      </Stack>
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import { Sheet, Stack } from 'ui'
import { messages } from './messages.ts'

type Props = {
  /** Shown to visitors. */
  isVisitor: boolean
  /** The button that opens a case. */
  children: ReactNode
}

/** Offers readers a case if the article did not help. */
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

import { type ReactNode, useEffect, useRef } from 'react'
import { Stepper } from 'ui'
import { messages } from './messages.ts'

/** The heading of a step: its number and purpose. From the second step on it takes the focus. */
export function Step({ number, title, lead }: { number: number; title: string; lead?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number > 0) heading.current?.focus()
  }, [number])
  return (
    <>
      <Stepper steps={messages.steps} current={number} label={messages.stepsLabel} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead ? <p className="soft">{lead}</p> : null}
      </div>
    </>
  )
}

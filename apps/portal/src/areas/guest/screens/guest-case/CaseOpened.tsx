import { useEffect, useRef } from 'react'
import { FormFoot, LinkButton, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

const texts = messages.opened

export type OpenedCase = { CaseNumber: string; FileCount: number }

/** The result of the form: the number of the case, and a link to it. */
export function CaseOpened({ opened, email }: { opened: OpenedCase; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="large">
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>
        {texts.number} <b className="mono">{opened.CaseNumber}</b>
      </p>
      {opened.FileCount > 0 ? <p>{texts.files(opened.FileCount)}</p> : null}
      <p>{texts.text(email)}</p>
      <FormFoot>
        <LinkButton variant="quiet" href={paths.guestCase()}>
          {messages.newCaseLink}
        </LinkButton>
      </FormFoot>
    </Stack>
  )
}

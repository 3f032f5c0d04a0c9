import { type ReactNode, useEffect, useRef } from 'react'
import { DownloadIcon, LinkButton, Row, Stack } from 'ui'
import { CopyButton } from '../CopyButton.tsx'
import { messages } from './messages.ts'
import styles from './SetUpAppFields.module.css'

/** Recovery codes, shown only once. @param children - actions for the next step. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  const text = `${codes.join('\n')}\n`
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack>
      <h3 ref={title} tabIndex={-1}>
        {messages.codesTitle}
      </h3>
      <p>{messages.codesLead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <Row>
        <CopyButton text={text} label={messages.copy} messages={messages} />
        <LinkButton
          variant="line"
          size="sm"
          icon={DownloadIcon}
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download={messages.fileName}
        >
          {messages.download}
        </LinkButton>
      </Row>
      {children}
    </Stack>
  )
}

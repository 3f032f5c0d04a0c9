import { type ReactNode, useEffect, useRef } from 'react'
import { Button, CopyLinkIcon, DownloadIcon, LinkButton, Row, Stack } from 'ui'
import { useToast } from '../toasts.tsx'
import { messages } from './messages.ts'
import styles from './RecoveryCodes.module.css'

/** The recovery codes, which are shown once. @param children - leads on. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  const showToast = useToast()
  const title = useRef<HTMLHeadingElement>(null)
  const text = `${codes.join('\n')}\n`
  useEffect(() => title.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ message: messages.copied })
    } catch {
      showToast({ message: messages.notCopied })
    }
  }
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
        <Button variant="line" size="sm" icon={CopyLinkIcon} onClick={() => void copy()}>
          {messages.copy}
        </Button>
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

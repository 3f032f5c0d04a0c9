import { useEffect, useRef } from 'react'
import { Button, Link, LinkButton, OrDivider, Stack } from 'ui'
import { paths } from '../../../site/paths.ts'
import styles from './GuestCaseDialog.module.css'
import { messages } from './messages.ts'

const texts = messages.one

/** Stage One: sign in, go on as a guest, or register. Both links leave the page, and with it the modal. */
export function ChooseSignIn({ onGuest }: { onGuest: () => void }) {
  const startURL = paths.openCase()
  const signIn = useRef<HTMLAnchorElement>(null)
  useEffect(() => signIn.current?.focus(), [])
  return (
    <Stack>
      <p className="soft">{texts.text}</p>
      <LinkButton ref={signIn} isWide href={paths.signIn({ startURL })}>
        {texts.signIn}
      </LinkButton>
      <OrDivider>{texts.or}</OrDivider>
      <Button variant="line" isWide onClick={onGuest}>
        {texts.asGuest}
      </Button>
      <p className={styles.register}>
        {texts.noAccount} <Link href={paths.registration({ startURL })}>{texts.register}</Link>
      </p>
    </Stack>
  )
}

import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { Button, IconButton, LinkIcon, Row, Stack, TextField } from 'ui'
import styles from './BodyEditor.module.css'
import { formatAt, setFormat } from './editor-commands.ts'
import { editorMessages as texts } from './editor-messages.ts'

/** Allowed links: https, mail, telephone, or a path of the portal. */
const ALLOWED = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*)$/i

/** Makes the selection a link, changes its target, or removes it. */
export function LinkTool({ view }: { view: EditorView }) {
  const [address, setAddress] = useState<string | null>(null)
  const link = formatAt(view.state, 'link')
  const isWrong = address !== null && address !== '' && !ALLOWED.test(address)
  const apply = (): void => {
    if (isWrong || address === null) return
    setFormat('link', address === '' ? null : { href: address })(view.state, view.dispatch)
    view.focus()
    setAddress(null)
  }
  return (
    <>
      <IconButton
        icon={LinkIcon}
        label={texts.link}
        aria-pressed={link !== undefined}
        aria-expanded={address !== null}
        onClick={() => setAddress(address === null ? String(link?.attrs.attributes.href ?? '') : null)}
      />
      {address === null ? null : (
        <Stack gap="small" className={styles.form}>
          <TextField
            label={texts.address}
            help={texts.addressHelp}
            error={isWrong ? texts.addressWrong : undefined}
            value={address}
            onChange={setAddress}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // It is inside the article's form.
              event.preventDefault()
              apply()
            }}
          />
          <Row>
            <Button size="sm" onClick={apply}>
              {texts.apply}
            </Button>
          </Row>
        </Stack>
      )}
    </>
  )
}

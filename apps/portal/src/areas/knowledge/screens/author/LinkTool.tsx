import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button, IconButton, LinkIcon, TextField } from 'ui'
import { editorMessages as texts } from './editor-messages.ts'

/** Allowed links: https, mail, telephone, or a path of the portal. */
const ALLOWED = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*)$/i

/** Makes the selection a link, changes its target, or removes it. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string | null>(null)
  const isOn = editor.isActive('link')
  const isWrong = address !== null && address !== '' && !ALLOWED.test(address)
  const apply = (): void => {
    if (isWrong || address === null) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else chain.setLink({ href: address }).run()
    setAddress(null)
  }
  return (
    <>
      <IconButton
        icon={LinkIcon}
        label={texts.link}
        aria-pressed={isOn}
        aria-expanded={address !== null}
        onClick={() => setAddress(address === null ? String(editor.getAttributes('link').href ?? '') : null)}
      />
      {address === null ? null : (
        <>
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
          <Button size="sm" onClick={apply}>
            {texts.apply}
          </Button>
        </>
      )}
    </>
  )
}

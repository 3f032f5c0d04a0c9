import { useState } from 'react'
import { Late, latePart, TextArea, useSettled } from 'ui'
import type { FieldProps } from '../../../../forms/form.ts'
import { messages } from './messages.ts'

// The editor is most of the code of this page, and no other page has it.
const bodyEditor = latePart(async () => (await import('./BodyEditor.tsx')).BodyEditor)

/** The body of an article: its HTML in a field, and in its place the editor once that is loaded. */
export function BodyField(field: FieldProps<string>) {
  const isSettled = useSettled()
  const [hasEditor, setHasEditor] = useState(false)
  return (
    <div>
      {hasEditor ? null : <TextArea label={messages.body} help={messages.bodyHelp} rows={14} {...field} />}
      {isSettled ? <Late part={bodyEditor} props={{ field, onReady: () => setHasEditor(true) }} /> : null}
    </div>
  )
}

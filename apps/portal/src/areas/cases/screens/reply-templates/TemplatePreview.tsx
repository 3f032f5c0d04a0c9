import { Notice, Sheet, Stack } from 'ui'
import { openFields, partsOf } from '../../parts/reply-template/fill-template.ts'
import { exampleValues } from '../../parts/reply-template/template-fields.ts'
import { messages } from './messages.ts'
import styles from './ReplyTemplatesScreen.module.css'

/** A template filled with example values. */
export function TemplatePreview({ body, title = messages.preview }: { body: string; title?: string }) {
  const parts = partsOf(body, exampleValues)
  const unknown = openFields(parts.map(({ text, kind }) => (kind === 'open' ? text : '')).join(''))
  return (
    <Sheet title={title}>
      <Stack gap="small">
        <p className="meta">{messages.previewHint}</p>
        {body.trim() === '' ? (
          <p className="soft">{messages.nothingYet}</p>
        ) : (
          <div className={styles.text}>
            {parts.map(({ text, kind }, index) =>
              kind === 'words' ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other name than its place
                <mark key={index} className={kind === 'open' ? styles.open : styles.filled}>
                  {text}
                </mark>
              ),
            )}
          </div>
        )}
        <div role="status">
          {unknown.length > 0 ? <Notice tone="caution">{messages.unknownFields(unknown.join(', '))}</Notice> : null}
        </div>
      </Stack>
    </Sheet>
  )
}

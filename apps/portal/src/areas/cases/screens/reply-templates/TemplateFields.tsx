import { Button, KeyValueList, Sheet, Stack } from 'ui'
import { inBraces, templateFieldNames, templateFields } from '../../parts/reply-template/template-fields.ts'
import { messages } from './messages.ts'

/** A legend of the template fields. @param onInsert - inserts a field into the text; absent when read-only. */
export function TemplateFields({ onInsert }: { onInsert?: (field: string) => void }) {
  return (
    <Sheet title={messages.fields}>
      <Stack gap="small">
        <p className="meta">{messages.fieldsHint}</p>
        <KeyValueList
          isNarrow
          items={templateFieldNames.map((name) => ({
            label: inBraces(name),
            value: templateFields[name].meaning,
            ...(onInsert
              ? {
                  action: (
                    <Button variant="quiet" size="sm" onClick={() => onInsert(inBraces(name))}>
                      {messages.insert} <span className="vh">{inBraces(name)}</span>
                    </Button>
                  ),
                }
              : {}),
          }))}
        />
      </Stack>
    </Sheet>
  )
}

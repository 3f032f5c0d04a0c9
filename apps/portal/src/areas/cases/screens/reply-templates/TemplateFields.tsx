import { Button, KeyValueList, Sheet, Stack } from 'ui'
import { inBraces, templateFieldNames, templateFields } from '../../parts/reply-template/template-fields.ts'
import { messages } from './messages.ts'

/** What the fields of templates stand for. @param onInsert - puts one into the text; absent where nothing is written. */
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

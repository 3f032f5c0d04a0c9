import { useRead } from 'record-cache-react'
import { Notice, Sheet, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import { searchWords, type UnansweredRow } from './page.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { useDeletion } from './use-deletion.tsx'
import { useListChanges } from './use-list-changes.ts'
import { WordList } from './WordList.tsx'

/** What was searched for in vain. */
export function UnansweredSearches() {
  const formats = useFormats()
  const list = useRead(useReads(searchWords).unanswered)
  const changes = useListChanges(list.refresh)
  const { isBusy, problem } = changes
  const { rows, title, question, isAsking, ask } = useDeletion(changes, messages.deletion.unanswered)
  return (
    <Sheet title={messages.unanswered} titleRef={title}>
      <Stack>
        <p className="meta">{messages.unansweredHint}</p>
        {problem && !isAsking ? <Notice tone="alarm">{problem}</Notice> : null}
        <WordList<UnansweredRow>
          caption={messages.unanswered}
          list={list}
          rowsRef={rows}
          isBusy={isBusy}
          columns={[
            {
              id: 'Words',
              header: messages.unanswered,
              width: 'main',
              cell: ({ fields }) => textOf(fields.Words__c),
            },
            { id: 'Times', header: messages.times, align: 'end', cell: ({ fields }) => textOf(fields.Count__c) },
            {
              id: 'Last',
              header: messages.lastTime,
              cell: ({ fields: { LastSearched__c: last } }) =>
                last.value ? <time dateTime={last.value}>{formats.day(last.value)}</time> : null,
            },
          ]}
          actions={({ id, fields }, at) => {
            const words = textOf(fields.Words__c)
            return <RemoveButton words={words} isBusy={isBusy} onPress={() => ask({ id, words, at })} />
          }}
        />
        {question}
      </Stack>
    </Sheet>
  )
}

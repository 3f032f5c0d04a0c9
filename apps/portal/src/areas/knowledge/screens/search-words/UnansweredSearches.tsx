import { useRead } from 'record-cache-react'
import { DataTable, EmptyState, Notice, Sheet, SkeletonRows, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import { searchWords, type UnansweredRow } from './page.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { useDeletion } from './use-deletion.tsx'
import { useListChanges } from './use-list-changes.ts'

/** What was searched for in vain. */
export function UnansweredSearches() {
  const formats = useFormats()
  const { data, state, refresh } = useRead(useReads(searchWords).unanswered)
  const changes = useListChanges(refresh)
  const { isBusy, problem } = changes
  const { rows, title, question, isAsking, ask } = useDeletion(changes, messages.deletion.unanswered)
  return (
    <Sheet title={messages.unanswered} titleRef={title}>
      <Stack>
        <p className="meta">{messages.unansweredHint}</p>
        {problem && !isAsking ? <Notice tone="alarm">{problem}</Notice> : null}
        {data ? (
          data.records.length === 0 ? (
            <EmptyState title={messages.noItems} />
          ) : (
            <div ref={rows}>
              <DataTable<UnansweredRow>
                caption={messages.unanswered}
                rows={data.records}
                rowKey={({ id }) => id}
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
                  {
                    id: 'Actions',
                    header: messages.actions,
                    isHeaderHidden: true,
                    align: 'end',
                    cell: ({ id, fields }) => {
                      const words = textOf(fields.Words__c)
                      const at = data.records.findIndex((row) => row.id === id)
                      return <RemoveButton words={words} isBusy={isBusy} onPress={() => ask({ id, words, at })} />
                    },
                  },
                ]}
              />
            </div>
          )
        ) : state === 'Error' ? (
          <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
        ) : (
          <SkeletonRows label={messages.loading} shape="strips" count={3} />
        )}
        {question}
      </Stack>
    </Sheet>
  )
}

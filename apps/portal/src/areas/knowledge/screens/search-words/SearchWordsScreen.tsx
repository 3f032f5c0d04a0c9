import type { ActionFunction } from 'react-router'
import { useRead } from 'record-cache-react'
import { Breadcrumb, Notice, Page, PageHead, Sheet, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { createRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { searchWords, type UnansweredRow } from './page.ts'
import { Synonyms } from './Synonyms.tsx'
import { emptySynonym, fieldsOf, type SynonymForm, synonymForm } from './synonym-form.ts'
import { RemoveButton, useDeletion } from './use-deletion.tsx'
import { useListChanges } from './use-list-changes.ts'
import { WordList } from './WordList.tsx'

/** Authors edit the synonyms of the search, and read the searches without results. */
export function SearchWordsScreen() {
  return (
    <Page>
      <PageTitle of={searchWords} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.author.title, href: paths.author() },
          { label: searchWords.title },
        ]}
      />
      <PageHead title={searchWords.title} lead={messages.lead} />
      <Stack gap="large">
        <Synonyms />
        <UnansweredSearches />
      </Stack>
    </Page>
  )
}

/** The searches without results. */
function UnansweredSearches() {
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

/** Handles the synonym form without JavaScript. */
export const action: ActionFunction = postAction<SynonymForm>(searchWords, {
  ...synonymForm,
  read: (typed) => ({ ...emptySynonym, ...typed }),
  send: async (values, { cache, idempotencyKey }) => {
    await cache.send(createRecord, { apiName: 'SearchSynonym__c', fields: fieldsOf(values) }, { idempotencyKey })
    return paths.searchWords()
  },
})

export { SearchWordsScreen as default }

export const loader = loadOnServer(searchWords)
export const clientLoader = loadInBrowser(searchWords)

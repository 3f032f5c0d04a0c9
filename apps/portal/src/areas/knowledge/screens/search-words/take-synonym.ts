import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { searchWords } from './page.ts'
import { emptySynonym, fieldsOf, type SynonymForm, synonymForm } from './synonym-form.ts'

/** Adds the synonyms of a form that a browser sent by itself. */
export const takeSynonym: ActionFunction = takePost<SynonymForm>(searchWords, {
  ...synonymForm,
  read: (typed) => ({ ...emptySynonym, ...typed }),
  send: async (values, { cache, idempotencyKey }) => {
    await cache.send(createRecord, { apiName: 'SearchSynonym__c', fields: fieldsOf(values) }, { idempotencyKey })
    return paths.searchWords()
  },
})

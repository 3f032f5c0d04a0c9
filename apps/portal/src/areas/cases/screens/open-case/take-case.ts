import type { ActionFunction } from 'react-router'
import type { RecordCache } from 'record-cache'
import type { Read } from 'record-cache-react'
import { takePost } from '../../../../forms/take-post.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { caseChoices, namedChoicesOf } from './case-choices.ts'
import { type CaseForm, caseFieldsOf, caseForm, formOfTyped } from './case-form.ts'
import { openCase } from './page.ts'

/** Opens a case whose form a browser sent by itself. */
export const takeCase: ActionFunction = takePost<CaseForm>(openCase, {
  ...caseForm,
  read: async (typed, { cache }) => formOfTyped(typed, await readNamed(cache)),
  send: async (values, { cache, idempotencyKey }) => {
    const opened = await cache.send(createRecord, { apiName: 'Case', fields: caseFieldsOf(values) }, { idempotencyKey })
    if (opened === null) throw new Error('the case was opened without an answer')
    return paths.caseDetails({ id: opened.id })
  },
})

async function readNamed(cache: RecordCache) {
  const answerTo = async <A>(read: Read<A>): Promise<A> => {
    const { data, error } = await readOnce(cache, read)
    if (data === undefined) throw error ?? new Error('the choices of the case form were not answered')
    return data
  }
  return namedChoicesOf({
    products: await answerTo(caseChoices.products),
    aircraft: await answerTo(caseChoices.aircraft),
    services: await answerTo(caseChoices.services),
  })
}

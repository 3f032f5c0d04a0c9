import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { type AlertForm, alertForm, fieldsOf, formOfTyped, questionOf } from '../../parts/alert-form.ts'
import { newAlert, readReaders } from './page.ts'

/** Publishes the alert of a form that a browser sent by itself, once its author has confirmed it. */
export const takeAlert: ActionFunction = takePost<AlertForm>(newAlert, {
  ...alertForm,
  read: (typed) => {
    const form = formOfTyped(typed)
    return { ...form, asked: questionOf(form) }
  },
  send: async (values, { cache, idempotencyKey }) => {
    if (values.confirmed !== questionOf(values)) {
      // The page that asks says whom it reaches.
      const readers = readReaders(values.productId, values.kind)
      if (readers !== null) await readOnce(cache, readers)
      return {}
    }
    const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
    const made = await cache.send(createRecord, record, { idempotencyKey })
    return made ? paths.productAlert({ id: made.id, published: 'yes' }) : paths.allAlerts()
  },
})

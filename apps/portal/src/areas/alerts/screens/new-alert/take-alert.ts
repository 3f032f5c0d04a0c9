import type { ActionFunction } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { type AlertForm, alertForm, fieldsOf, formOfTyped } from '../../parts/alert-form.ts'
import { newAlert } from './page.ts'

/** Publishes the alert of a form that a browser sent by itself. */
export const takeAlert: ActionFunction = takePost<AlertForm>(newAlert, {
  ...alertForm,
  read: formOfTyped,
  send: async (values, { cache, idempotencyKey }) => {
    const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
    const made = await cache.send(createRecord, record, { idempotencyKey })
    return made ? paths.productAlert({ id: made.id, published: 'yes' }) : paths.allAlerts()
  },
})

import { type ActionFunction, data } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import {
  type AlertForm,
  alertForm,
  fieldsOf,
  formOfTyped,
  refusalOfOldVersion,
  versionIn,
} from '../../parts/alert-form.ts'
import { editAlert } from './page.ts'

/** Saves the alert of the address, whose form a browser sent by itself. */
export const takeChange: ActionFunction = takePost<AlertForm>(editAlert, {
  ...alertForm,
  read: formOfTyped,
  send: async (values, { query, cache }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    try {
      const fields = { Id: id, ...fieldsOf(values) }
      await cache.send(updateRecord, { apiName: 'ProductAlert__c', fields }, versionIn(values))
    } catch (error) {
      return refusalOfOldVersion(error)
    }
    return paths.productAlert({ id, saved: 'yes' })
  },
})

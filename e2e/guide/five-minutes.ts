import { createRecordCache, getRecord, updateRecord } from 'record-cache'

// A browser needs the id alone: it knows its origin and sends its cookies.
const [recordId = '', origin = '', cookie = '', csrfToken = ''] = process.argv.slice(2)

const cache = createRecordCache({
  now: Date.now,
  async fetch({ method, path, query, body, headers, signal }) {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    const text = await response.text()
    return {
      status: response.status,
      statusText: response.statusText,
      body: text === '' ? undefined : JSON.parse(text),
    }
  },
})

const { state, data, error } = await cache.invoke(getRecord, {
  recordId,
  fields: ['Case.Subject', 'Case.Account.Name'],
})
console.log(state, data?.fields.Subject?.value, error?.message)

// Subscribers are notified of every change, and lists that contain the record are requested again.
const followed = cache.subscribe(getRecord, { recordId, fields: ['Case.Subject'] }, (snapshot) => {
  console.log('Now:', snapshot.data?.fields.Subject?.value)
})
await cache.send(updateRecord, { fields: { Id: recordId, Subject: 'Terrain is missing' } })
followed.unsubscribe()

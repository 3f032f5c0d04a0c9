import {
  adoptPermissionEpoch,
  type CacheFetch,
  createRecord,
  createRecordCache,
  getListUi,
  getRecord,
  statistics,
} from 'record-cache'
import { retryingFetch } from 'record-cache/retrying-fetch'

const [url = 'http://localhost:3000', email = '', password = ''] = process.argv.slice(2)

const signIn = await fetch(`${url}/auth/sign-in`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
})
if (!signIn.ok) throw new Error(`Signing in answered ${signIn.status}`)
const cookie = signIn.headers
  .getSetCookie()
  .map((text) => text.split(';')[0])
  .join('; ')
const { csrfToken, user } = (await signIn.json()) as { csrfToken: string; user: { permissionEpoch: number } }

// All requests of the cache go through this function, which adds the origin and the session.
const call: CacheFetch = async ({ method, path, query, body, headers, signal }) => {
  const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
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
    headers: Object.fromEntries(response.headers),
  }
}

const cache = createRecordCache({ fetch: retryingFetch(call, { now: Date.now }), now: Date.now })
adoptPermissionEpoch(cache, user.permissionEpoch)

const list = await cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 5 })
if (list.data === undefined) throw new Error(list.error?.message ?? list.state)
for (const { fields } of list.data.records.records) {
  console.log(`${fields.CaseNumber?.value}  ${fields.Status?.displayValue}  ${fields.Subject?.value}`)
}

// Records of list rows are shared by all reads: this is answered at once, without a request.
const caseId = list.data.records.records[0]?.id ?? ''
const first = await cache.invoke(getRecord, { recordId: caseId, fields: ['Case.Subject', 'Case.Product__r.Name'] })
console.log(`${first.state}, after ${statistics(cache).requestsSent} request`)

const created = await cache.send(
  createRecord,
  { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'Seen, thank you.' } },
  { idempotencyKey: crypto.randomUUID() },
)
console.log(`Commented: ${created?.fields.CommentBody?.value}`)

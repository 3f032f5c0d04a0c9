import { type CallTerms, calls, type ServedCall, servedCall } from 'contract'
import * as definitions from 'contract/schemas'
import fc from 'fast-check'
import type { CallInput } from './call-input.ts'
import { callInputs, callNames, fuzzActors } from './call-inputs.ts'
import type { HttpInput } from './http-input.ts'
import { type Mutation, mutated, mutateText } from './mutate.ts'
import { nastyText } from './nasty-values.ts'
import type { Vocabulary } from './vocabulary.ts'

const customers = fuzzActors.filter((actor) => !['jonas', 'wren', 'priya'].includes(actor))

/**
 * Requests for every call. What is written stays, so that only customers write: they cannot give what they see to others,
 * and what each may see stays the same.
 */
export function httpInputs(vocabularies: readonly Vocabulary[]): fc.Arbitrary<HttpInput> {
  const reading = callNames.filter((name) => isRead(callNamed(name)))
  // Signing out would end the session that all the others need.
  const writing = callNames.filter((name) => !reading.includes(name) && name !== 'auth.signOut')
  const inputs = fc.oneof(
    { weight: 3, arbitrary: callInputs({ calls: reading, actors: fuzzActors, vocabularies, mutates: true }) },
    { weight: 2, arbitrary: callInputs({ calls: writing, actors: customers, vocabularies, mutates: true }) },
  )
  const requests = fc.tuple(inputs, oddHeaders, uploads).map(([input, headers, upload]) => {
    const made = requestOf(input)
    const isUpload = callNamed(input.call).encoding === 'multipart'
    return isUpload
      ? { ...made, headers: { ...upload.headers, ...headers }, payload: upload.payload }
      : { ...made, headers: { ...made.headers, ...headers } }
  })
  return mutated(requests, mutateRequest)
}

function callNamed(name: string): ServedCall {
  const [group = '', own = ''] = name.split('.')
  const terms = Reflect.get(Reflect.get(definitions, group), own) as CallTerms
  return servedCall(Reflect.get(Reflect.get(calls, group), own), terms)
}

const isRead = ({ method, rate }: ServedCall): boolean => method === 'GET' || rate === 'read' || rate === 'search'

function requestOf({ actor, call, params, query, body }: CallInput): HttpInput {
  const { method, path } = callNamed(call)
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const asked = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const url = (asked.length > 0 ? `${place}?${asked.join('&')}` : place).slice(0, 15_000)
  if (body === undefined) return { actor, method, url, headers: {} }
  return { actor, method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

/** Percent-encoded; halves of characters become the bytes that no encoding has. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'if-match': '"1"' },
      { 'if-match': '*' },
      { 'if-match': '99999999999999999999' },
      { 'if-unmodified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' },
      { 'if-unmodified-since': '2020-01-01' },
      { 'idempotency-key': 'a' },
      { 'idempotency-key': 'a b' },
      { 'idempotency-key': 'k'.repeat(256) },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data' },
      { 'content-encoding': 'gzip' },
      { 'accept-encoding': 'br;q=x' },
      { 'x-csrf-token': 'x' },
      { origin: 'https://elsewhere.example' },
      { cookie: 'x=%zz; =; ;' },
    ),
  },
)

/** Forms with a file, or nearly. */
const uploads: fc.Arbitrary<{ headers: Record<string, string>; payload: string }> = fc
  .array(
    fc.record({
      name: fc.constantFrom('fileData', 'file', 'title', 'description', 'contentDocumentId', '__proto__', ''),
      fileName: fc.option(fc.oneof(fc.constantFrom('a.txt', 'a.pdf', '../a', 'ä.svg'), nastyText)),
      text: nastyText,
    }),
    { maxLength: 4 },
  )
  .map((parts) => {
    const boundary = 'fuzzfuzzfuzz'
    const lines = parts.map(({ name, fileName, text }) => {
      const file = fileName === null ? '' : `; filename="${fileName.slice(0, 400).replace(/[\r\n"]/g, '')}"`
      const disposition = `Content-Disposition: form-data; name="${name}"${file}`
      return `--${boundary}\r\n${disposition}\r\n\r\n${text}\r\n`
    })
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${lines.join('')}--${boundary}--\r\n`,
    }
  })

const START = '/services/data'.length

function mutateRequest(input: HttpInput, mutation: Mutation): HttpInput {
  const { place } = mutation
  const rest = { ...mutation, place: Math.floor(place / 4) }
  if (input.payload !== undefined && place % 4 > 0) return { ...input, payload: mutateText(input.payload, rest) }
  if (place % 4 === 3)
    return { ...input, method: ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'][place % 6] ?? 'GET' }
  const changed = mutateText(input.url.slice(START), rest).slice(0, 15_000)
  return { ...input, url: input.url.slice(0, START) + printable(changed) }
}

// What no HTTP client can put on the wire is encoded.
const printable = (text: string): string =>
  text.toWellFormed().replace(/[^\x21-\x7e]/gu, (one) => encodeURIComponent(one))

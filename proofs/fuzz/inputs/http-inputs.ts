import type { ServedCall } from 'contract'
import * as calls from 'contract/calls'
import fc from 'fast-check'
import { callers } from '../../worlds/actors.ts'
import type { CallInput } from '../../worlds/call-input.ts'
import type { HttpInput } from '../../worlds/http-input.ts'
import { callInputs, callNames } from './call-inputs.ts'
import { type Mutation, mutated, mutateText } from './mutate.ts'
import type { OwnVocabulary } from './own-vocabulary.ts'
import { uploads } from './upload-inputs.ts'
import type { Vocabulary } from './vocabulary.ts'

/** These end sessions that all the others need. */
const endsSessions: readonly string[] = [
  'session.signOut',
  'auth.changePassword',
  'auth.endSession',
  'auth.endOtherSessions',
]

/** To check or set a password takes as long as a hundred other requests. */
const hashes: readonly string[] = [
  'auth.signIn',
  'auth.confirmRegistration',
  'auth.resetPassword',
  'auth.beginAuthenticatorApp',
  'auth.removeAuthenticatorApp',
  'auth.makeRecoveryCodes',
  'auth.beginPasskey',
  'auth.removePasskey',
  'auth.removeProvider',
]

/** Requests that exist over HTTP alone: credentials, presence and files. Requests that end sessions are left out. */
export const socketCalls: readonly string[] = callNames.filter(
  (name) =>
    (/^(auth|presence|session)\./.test(name) && !endsSessions.includes(name)) ||
    callNamed(name).encoding === 'multipart',
)

const writers = callers.filter((actor) => !['jonas', 'wren', 'priya', 'theo'].includes(actor))

/**
 * Requests for every call. What is written stays, so that only customers write: they cannot give what they see to others,
 * and what each may see stays the same. An account admin among them could end the sessions of others permanently.
 */
export function httpInputs(
  vocabularies: readonly Vocabulary[],
  ownVocabularies: readonly OwnVocabulary[],
): fc.Arbitrary<HttpInput> {
  const reading = callNames.filter((name) => isRead(callNamed(name)))
  const writing = callNames.filter((name) => !reading.includes(name) && !endsSessions.includes(name))
  const ofWriters = ownVocabularies.filter(({ own }) => writers.includes(own.actor))
  const toRead = [...vocabularies, ...ownVocabularies]
  const toWrite = [...vocabularies, ...ofWriters]
  const inputs = fc.oneof(
    { weight: 6, arbitrary: callInputs({ calls: reading, actors: callers, vocabularies: toRead, mutates: true }) },
    { weight: 4, arbitrary: callInputs({ calls: writing, actors: writers, vocabularies: toWrite, mutates: true }) },
    // What is asked over HTTP alone, but for passwords.
    {
      weight: 1,
      arbitrary: callInputs({
        calls: socketCalls.filter((name) => !hashes.includes(name)),
        actors: writers,
        vocabularies: ofWriters,
        mutates: true,
      }),
    },
  )
  const requests = fc.tuple(inputs, oddHeaders, uploads).map(([input, headers, upload]) => {
    // To sign in ends the session that one comes with.
    const created = requestOf(input.call === 'auth.signIn' ? { ...input, actor: 'guest' } : input)
    const isUpload = callNamed(input.call).encoding === 'multipart'
    return isUpload
      ? { ...created, headers: { ...upload.headers, ...headers }, payload: upload.payload }
      : { ...created, headers: { ...created.headers, ...headers } }
  })
  return mutated(requests, mutateRequest)
}

function callNamed(name: string): ServedCall {
  const [group = '', own = ''] = name.split('.')
  return Reflect.get(Reflect.get(calls, group), own)
}

const isRead = ({ method, rate }: ServedCall): boolean => method === 'GET' || rate === 'read' || rate === 'search'

function requestOf({ actor, call, params, query, body }: CallInput): HttpInput {
  const { method, path } = callNamed(call)
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''))
  const pairs = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  const url = (pairs.length > 0 ? `${place}?${pairs.join('&')}` : place).slice(0, 15_000)
  if (body === undefined) return { call, actor, method, url, headers: {} }
  return { call, actor, method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
}

/** Percent-encoded; halves of characters become the bytes that no encoding has. */
const encoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'if-match': '"1"' },
  { 'if-match': 'W/"2"' },
  { 'if-match': '500000000000001AAA.1' },
  { 'if-match': '*' },
  { 'if-match': '"1", "2"' },
  { 'if-match': '99999999999999999999' },
  { 'if-unmodified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' },
  { 'if-unmodified-since': 'Tue, 01 Jan 2030 00:00:00 GMT' },
  { 'if-unmodified-since': 'Mon, 31 Feb 2020 00:00:00 GMT' },
  { 'if-unmodified-since': '2020-01-01' },
  ...Array.from({ length: 8 }, (_, index) => ({ 'idempotency-key': `key-${index}` })),
  { 'idempotency-key': '' },
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
]

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...headers), { minLength: 1, maxLength: 2 })
      .map((some) => Object.assign({}, ...some)),
  },
)

const START = '/services/data'.length

function mutateRequest(input: HttpInput, mutation: Mutation): HttpInput {
  const { place } = mutation
  const rest = { ...mutation, place: Math.floor(place / 5) }
  if (input.payload !== undefined && place % 5 > 1) return { ...input, payload: mutateText(input.payload, rest) }
  if (place % 5 === 4)
    return { ...input, method: ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'][place % 6] ?? 'GET' }
  if (place % 5 === 3) return { ...input, url: withParameterTwice(input.url, rest.place) }
  const changed = mutateText(input.url.slice(START), rest).slice(0, 15_000)
  return { ...input, url: input.url.slice(0, START) + printable(changed) }
}

function withParameterTwice(url: string, place: number): string {
  const value = url.split('?')[1]?.split('&') ?? []
  const again = value[place % value.length] ?? 'fields=Id&fields=Name'
  return `${url}${value.length > 0 ? '&' : '?'}${again}`
}

// What no HTTP client can put on the wire is encoded.
const printable = (text: string): string =>
  text.toWellFormed().replace(/[^\x21-\x7e]/gu, (each) => encodeURIComponent(each))

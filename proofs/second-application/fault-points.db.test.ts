import { errorCatalogue } from 'contract'
import { type Database, DatabaseError, type Transaction } from 'database'
import { boundCalls } from 'server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorCodeOf } from '../checks/faults.ts'
import { isTurn, isWhole } from '../sample.ts'
import type { LibraryCall } from './library-call.ts'
import { libraryCalls } from './library-calls.ts'
import { type LibraryServer, startLibraryServer } from './library-server.ts'

// The database fails at the first, second, third ... statement of every call, with each kind of failure.

const SECRET = 'canarysecret'
const MOST_STATEMENTS = 4
const faults = [
  new DatabaseError('other', `column "${SECRET}" does not exist`, { detail: SECRET }),
  new DatabaseError('invalid_value', `invalid input syntax: "${SECRET}"`, { code: '22P02' }),
  new DatabaseError('unique_violation', `duplicate key "${SECRET}"`, { constraint: SECRET, detail: `(${SECRET})` }),
  new DatabaseError('foreign_key', `violates "${SECRET}"`, { constraint: SECRET }),
  new DatabaseError('timeout', `canceling statement ${SECRET}`),
  new DatabaseError('unavailable', `connect ECONNREFUSED /${SECRET}`),
  new TypeError(`Cannot read properties of undefined (reading '${SECRET}')`),
]

let library: LibraryServer
let fault: { error: Error; in: number } | null = null
const lines: string[] = []

function failing(database: Database): Database {
  const next = (): void => {
    if (fault && fault.in-- <= 0) throw fault.error
  }
  const within = (tx: Transaction): Transaction => ({
    query: async (...args) => {
      next()
      return await tx.query(...args)
    },
    pipeline: (...args) => {
      next()
      tx.pipeline(...args)
    },
    settle: () => tx.settle(),
    savepoint: (work) => tx.savepoint((inner) => work(within(inner))),
  })
  return {
    ...database,
    query: async (...args) => {
      next()
      return await database.query(...args)
    },
    transaction: (work, options) => database.transaction((tx) => work(within(tx)), options),
  }
}

beforeAll(async () => {
  library = await startLibraryServer({ wrap: failing, log: { write: (line) => void lines.push(line) } })
})
afterAll(() => library.close())

const calls = new Map(boundCalls().map(({ name, call }) => [name, call]))

/** What the catalogue says, with anything in the places of its facts. */
const texts = new Map(
  Object.entries(errorCatalogue).map(([code, [status, text]]) => [
    code,
    { status, text: new RegExp(`"${text.replace(/[.*+?^$()|[\]\\"]/g, '\\$&').replace(/\{\w+\}/g, '[^"]*')}"`) },
  ]),
)

function ask(name: string, { person, params = {}, query = {}, body }: LibraryCall) {
  const call = calls.get(name)
  if (!call) throw new Error(`There is no call ${name}`)
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))
  const url = `${path}?${new URLSearchParams(query)}`
  const headers = { cookie: 'session=dunes-of-a-cookie', 'user-agent': 'dunes-of-a-browser' }
  return library.ask(person, {
    method: call.method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

it('answers every fault by the catalogue, without a word of what went wrong, and logs it under its number', async () => {
  const wrong: unknown[] = []
  let points = 0
  for (const [callPlace, [name, row]] of Object.entries(libraryCalls).entries()) {
    for (const [faultPlace, error] of faults.entries()) {
      if (!isTurn(3, callPlace + faultPlace)) continue
      for (let at = 0; at < MOST_STATEMENTS; at++) {
        fault = { error, in: at }
        const answer = await ask(name, row)
        const reached = fault.in < 0
        fault = null
        if (!reached) break
        points += 1
        const entry = texts.get(errorCodeOf(answer.body) ?? '')
        const fits = entry !== undefined && entry.status === answer.status && entry.text.test(answer.text)
        const number = /logged with number ([\w-]+)/.exec(answer.text)?.[1]
        const isLogged = answer.status !== 500 || lines.some((line) => number !== undefined && line.includes(number))
        if (!fits || !isLogged || answer.text.includes(SECRET)) wrong.push({ name, at, error: error.message, answer })
      }
    }
  }
  expect(wrong).toEqual([])
  expect(points).toBeGreaterThan(isWhole ? 200 : 60)
})

it('writes down of a request neither its address, its headers nor what it sends and is answered', async () => {
  lines.length = 0
  for (const [name, row] of Object.entries(libraryCalls)) await ask(name, row)
  expect(lines.length).toBe(Object.keys(libraryCalls).length)
  const leaked = lines.filter((line) =>
    /dunes|history of tides|library\.example|b0[0-9]0{9}|978-1|lighthouse/i.test(line),
  )
  expect(leaked).toEqual([])
})

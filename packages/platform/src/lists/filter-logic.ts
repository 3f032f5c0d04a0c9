import { AppError, limits } from 'contract'
import { invalidFilter } from '../shape/invalid-filter.ts'
import type { Where } from '../shape/where.ts'

/** A parsed expression over numbered filters; `clause` is the index of a filter, from 0. */
export type FilterLogic =
  | { kind: 'clause'; clause: number }
  | { kind: 'and' | 'or'; of: readonly FilterLogic[] }
  | { kind: 'not'; of: FilterLogic }

const MAX_DEPTH = 12

/**
 * Parses filter logic such as `1 AND (2 OR NOT 3)`. Operators are case-insensitive; AND has precedence over OR.
 *
 * @param filterCount - the number of filters; each must occur at least once.
 * @throws AppError `INVALID_FILTER`, `QUERY_TOO_COMPLICATED`.
 */
export function parseFilterLogic(text: string, filterCount: number): FilterLogic {
  if (text.length > limits.filterLogicCharacters) throw tooComplicated('the filter logic is too long')
  const tokens = tokensOf(text)
  const numbers = tokens.filter((token) => /^\d/.test(token)).map(Number)
  if (numbers.length > limits.filtersPerRequest) throw tooComplicated('the filter logic names too many filters')
  for (let place = 1; place <= filterCount; place++) {
    if (!numbers.includes(place)) throw invalidFilter(`the filter logic leaves out filter ${place}`)
  }
  if (numbers.some((number) => number < 1 || number > filterCount)) {
    throw invalidFilter('the filter logic names a filter that is not there')
  }
  const reader = readerOf(tokens)
  const logic = readChoice(reader, 0)
  if (reader.peek() !== undefined) throw invalidFilter('the filter logic goes on after its end')
  return logic
}

/** Combines clauses by the logic. */
export function whereOfLogic(logic: FilterLogic, clauses: readonly Where[]): Where {
  if (logic.kind === 'not') return { kind: 'not', of: whereOfLogic(logic.of, clauses) }
  if (logic.kind !== 'clause') return { kind: logic.kind, of: logic.of.map((part) => whereOfLogic(part, clauses)) }
  const clause = clauses[logic.clause]
  if (!clause) throw new Error('The filter logic was read for other filters')
  return clause
}

type Reader = { peek(): string | undefined; take(): string | undefined }

function readerOf(tokens: readonly string[]): Reader {
  let place = 0
  return { peek: () => tokens[place], take: () => tokens[place++] }
}

function tokensOf(text: string): string[] {
  const tokens = text.match(/\d{1,3}|[A-Za-z]+|[()]/g) ?? []
  const rest = text.replace(/\d{1,3}|[A-Za-z]+|[()]|\s+/g, '')
  const words = tokens.map((token) => token.toUpperCase())
  const isKnown = (word: string) => /^\d/.test(word) || ['AND', 'OR', 'NOT', '(', ')'].includes(word)
  if (rest !== '' || !words.every(isKnown))
    throw invalidFilter('the filter logic takes numbers, AND, OR, NOT and parentheses')
  return words
}

function readChoice(reader: Reader, depth: number): FilterLogic {
  return readJoined(reader, 'OR', 'or', () => readJoined(reader, 'AND', 'and', () => readPart(reader, depth)))
}

function readJoined(reader: Reader, word: string, kind: 'and' | 'or', readOne: () => FilterLogic): FilterLogic {
  const first = readOne()
  const of = [first]
  while (reader.peek() === word) {
    reader.take()
    of.push(readOne())
  }
  return of.length === 1 ? first : { kind, of }
}

function readPart(reader: Reader, depth: number): FilterLogic {
  if (depth > MAX_DEPTH) throw tooComplicated('the filter logic is nested too deeply')
  const token = reader.take()
  if (token === 'NOT') return { kind: 'not', of: readPart(reader, depth + 1) }
  if (token === '(') {
    const inner = readChoice(reader, depth + 1)
    if (reader.take() !== ')') throw invalidFilter('a parenthesis of the filter logic is not closed')
    return inner
  }
  if (token === undefined || !/^\d/.test(token)) throw invalidFilter('the filter logic lacks a filter')
  return { kind: 'clause', clause: Number(token) - 1 }
}

const tooComplicated = (reason: string) => new AppError('QUERY_TOO_COMPLICATED', { reason })

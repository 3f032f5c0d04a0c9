import type { FetchError } from '../fetch-error.ts'
import type { Entry } from './entry.ts'
import { type KeptFailure, readFailure, writeFailure } from './kept-failure.ts'
import { KeyedSource, type RecordChange } from './source.ts'
import type { Store } from './store.ts'

/** Rows from `start` up to `end`, fresh before `expiresAt`. */
type Segment = { start: number; end: number; expiresAt: number }

/** What a list answer says besides its rows. */
export type ListFacts = { readonly [name: string]: unknown }

type DehydratedPages = {
  rows: (string | null)[]
  tokens: [number, string][]
  end: number | null
  segments: (Segment & { freshMs: number })[]
  facts: ListFacts
  columns: readonly string[]
  objectApiName: string
  parentId: string
}

/** The rows of one list in one order, as far as pages of it have come. Page tokens of the service are opaque and kept by offset. */
export class ListPages extends KeyedSource {
  rows: (Entry | undefined)[] = []
  /** A failure that is kept: the list does not exist for this user. */
  error: FetchError | undefined = undefined
  /** The offset behind the last row, once it is known. */
  end: number | null = null
  facts: ListFacts = {}
  /** Fields that come with each row without being asked for, without the object's name. */
  columns: readonly string[] = []
  /** The object of the rows in lower case; empty where nothing that was asked for names it. */
  objectApiName = ''
  /** The record that a related list belongs to; empty for list views. */
  parentId = ''
  #tokens = new Map<number, string>()
  #segments: Segment[] = []

  get followsRecords(): boolean {
    return true
  }

  get isKnown(): boolean {
    return this.#segments.length > 0
  }

  override get holdsEvicted(): boolean {
    return this.rows.some((entry) => entry?.evicted)
  }

  /** Takes what an answer says of the list as a whole. */
  tell(store: Store, facts: ListFacts, columns: readonly string[]): void {
    const isSame = JSON.stringify([this.facts, this.columns]) === JSON.stringify([facts, columns])
    if (isSame) return
    this.facts = facts
    this.columns = columns
    store.touch(this)
  }

  keepError(store: Store, error: FetchError, expiresAt: number): void {
    this.clear()
    this.error = error
    this.expiresAt = expiresAt
    store.touch(this)
  }

  override expire(): void {
    super.expire()
    for (const segment of this.#segments) segment.expiresAt = 0
  }

  touchedBy(change: RecordChange): boolean {
    if (this.parentId !== '') return change.parentIds.includes(this.parentId) || this.#holds(change.id)
    return this.objectApiName !== '' && change.objectApiName.toLowerCase() === this.objectApiName
  }

  clear(): void {
    this.rows = []
    this.end = null
    this.error = undefined
    this.#tokens.clear()
    this.#segments = []
    this.expiresAt = 0
  }

  /** The greatest offset up to `offset` that can be asked for, with its token; the start needs none. */
  knownStart(offset: number): { start: number; pageToken: string | undefined } {
    let start = 0
    for (const known of this.#tokens.keys()) if (known <= offset && known > start) start = known
    return { start, pageToken: this.#tokens.get(start) }
  }

  /** The last offset of a range that the list has, as far as is known. */
  endOf(offset: number, size: number): number {
    return Math.min(offset + size, this.end ?? Number.POSITIVE_INFINITY)
  }

  /** The first row of a range that no page brought, or whose page is past its lifetime at that time; null when there is none. */
  firstLacking(offset: number, end: number, nowMs: number): number | null {
    if (end <= offset) return this.expiryOf(offset, end) > nowMs ? null : offset
    let reached = offset
    for (const segment of this.#segments) {
      if (segment.start <= reached && segment.end > reached && segment.expiresAt > nowMs) reached = segment.end
    }
    return reached >= end ? null : reached
  }

  /** The earliest expiry among the pages of a range. */
  expiryOf(offset: number, end: number): number {
    let earliest = Number.POSITIVE_INFINITY
    for (const segment of this.#segments) {
      if (segment.start < end && segment.end > offset) earliest = Math.min(earliest, segment.expiresAt)
    }
    // A range behind the end has no page of its own.
    return earliest === Number.POSITIVE_INFINITY ? this.expiresAt : earliest
  }

  /**
   * Takes a page. Rows behind it stay when its last row is still the one before them, for pages go by their boundary row.
   *
   * @param nextToken - the token of the page behind; null when this one is the last.
   */
  take(store: Store, offset: number, page: readonly Entry[], nextToken: string | null, expiresAt: number): void {
    const end = offset + page.length
    const isSame = page.every((entry, position) => this.rows[offset + position] === entry)
    const lastStays = page.length > 0 && this.rows[end - 1] === page.at(-1)
    const oldEnd = this.end
    if (!lastStays || nextToken === null) this.#cutBehind(end)
    if (!isSame) {
      for (const [position, entry] of page.entries()) this.rows[offset + position] = entry
      for (const known of [...this.#tokens.keys()]) if (known > offset && known < end) this.#tokens.delete(known)
    }
    if (nextToken === null) this.end = end
    else this.#setToken(end, nextToken)
    this.#addSegment({ start: offset, end, expiresAt })
    this.expiresAt = expiresAt
    this.error = undefined
    if (!isSame || this.end !== oldEnd || this.stamp === 0) store.touch(this)
  }

  /** Puts a row in between; what is known of the rows behind it moves on by one. */
  insert(store: Store, row: number, entry: Entry): void {
    this.rows = this.rows.toSpliced(row, 0, entry)
    const isBehind = (offset: number) => offset > row || (offset === row && offset === this.end)
    // The page behind a row starts behind that row, whatever is put in before it.
    this.#tokens = new Map([...this.#tokens].map(([offset, token]) => [offset > row ? offset + 1 : offset, token]))
    this.#segments = this.#segments.map(({ start, end, expiresAt }) => ({
      start: start > row ? start + 1 : start,
      end: isBehind(end) ? end + 1 : end,
      expiresAt,
    }))
    if (this.end !== null) this.end++
    store.touch(this)
  }

  dehydrate(nowMs: number): DehydratedPages | KeptFailure | undefined {
    if (this.error !== undefined) return writeFailure(this.error, this.expiresAt - nowMs)
    if (!this.isKnown) return undefined
    return {
      rows: this.rows.map((entry) => entry?.id ?? null),
      tokens: [...this.#tokens],
      end: this.end,
      segments: this.#segments.map((segment) => ({ ...segment, freshMs: segment.expiresAt - nowMs })),
      facts: this.facts,
      columns: this.columns,
      objectApiName: this.objectApiName,
      parentId: this.parentId,
    }
  }

  restore(store: Store, state: unknown, nowMs: number): void {
    this.error = readFailure(state as DehydratedPages | KeptFailure)
    if (this.error !== undefined) {
      this.expiresAt = nowMs + (state as KeptFailure).freshMs
      return
    }
    const pages = state as DehydratedPages
    this.rows = pages.rows.map((id) => (id === null ? undefined : store.entry(id)))
    this.#tokens = new Map(pages.tokens)
    this.end = pages.end
    this.#segments = pages.segments.map(({ start, end, freshMs }) => ({ start, end, expiresAt: nowMs + freshMs }))
    this.facts = pages.facts
    this.columns = pages.columns
    this.objectApiName = pages.objectApiName
    this.parentId = pages.parentId
    this.expiresAt = Math.max(...this.#segments.map((segment) => segment.expiresAt))
  }

  #holds(id: string): boolean {
    return this.rows.some((entry) => entry?.id === id)
  }

  /** A token names one offset only: a service that repeats one has lost its place, and following it would loop. */
  #setToken(offset: number, token: string): void {
    for (const [known, other] of this.#tokens) if (other === token && known !== offset) return
    this.#tokens.set(offset, token)
  }

  #cutBehind(end: number): void {
    if (this.rows.length > end) this.rows = this.rows.slice(0, end)
    for (const known of [...this.#tokens.keys()]) if (known > end) this.#tokens.delete(known)
    this.#segments = this.#segments
      .filter((segment) => segment.start < end)
      .map((segment) => ({ ...segment, end: Math.min(segment.end, end) }))
    this.end = null
  }

  #addSegment(added: Segment): void {
    const rest: Segment[] = []
    for (const segment of this.#segments) {
      if (segment.start < added.start) rest.push({ ...segment, end: Math.min(segment.end, added.start) })
      if (segment.end > added.end) rest.push({ ...segment, start: Math.max(segment.start, added.end) })
    }
    this.#segments = [...rest, added].filter((segment) => segment.end > segment.start || segment === added)
    this.#segments.sort((a, b) => a.start - b.start)
  }
}

import type { Entry } from './entry.ts'
import { isSame } from './representation.ts'
import { KeyedSource, type RecordChange, type Source } from './source.ts'
import type { Store } from './store.ts'

/** The properties of a list answer except its rows. */
export type ListFacts = { readonly [name: string]: unknown }

/** The known rows of one list in one order. The service's page tokens are opaque and stored by offset. */
export class ListPages extends KeyedSource {
  rows: Entry[] = []
  /** When the page of each row expires. */
  expiries: number[] = []
  /** The offset behind the last row, once it is known. */
  end: number | null = null
  /** The number of known rows after a deletion, if the end is unknown. The shorter page is shown until it is refetched. */
  cutAt: number | null = null
  facts: ListFacts = {}
  /** Columns: fields that the service adds to each row. Paths without the object's name. */
  columns: readonly string[] = []
  /** The object of the rows in lower case; empty if unknown. */
  objectApiName = ''
  /** The tokens of the service, by the offset of their page. */
  tokens = new Map<number, string>()

  get isKnown(): boolean {
    return this.rows.length > 0 || (this.end ?? this.cutAt) !== null
  }

  override dropEvicted(nothing: Source): void {
    for (const [row, entry] of this.rows.entries()) if (entry.evicted) this.rows[row] = nothing as Entry
  }

  /** Removes the row of a deleted record; the starts of later pages move. */
  dropDeleted(deleted: Entry, store: Store): void {
    const row = this.rows.indexOf(deleted)
    if (row < 0) return
    this.rows.splice(row, 1)
    this.expiries.splice(row, 1)
    this.tokens.clear()
    if (this.end !== null) this.end--
    this.cutAt = this.rows.length
    store.touch(this)
  }

  /** Stores the facts of an answer about the whole list. */
  storeFacts(store: Store, facts: ListFacts, columns: readonly string[]): void {
    if (isSame(this.facts, facts) && isSame(this.columns, columns)) return
    this.facts = facts
    this.columns = columns
    store.touch(this)
  }

  override expire(): void {
    super.expire()
    this.expiries.fill(0)
  }

  touchedBy(change: RecordChange): boolean {
    const mayHold =
      this.parentId === ''
        ? this.objectApiName !== '' && change.objectApiName.toLowerCase() === this.objectApiName
        : change.parentIds.includes(this.parentId)
    return mayHold || this.rows.some((entry) => entry.id === change.id)
  }

  clear(): void {
    this.rows = []
    this.expiries = []
    this.end = null
    this.cutAt = null
    this.error = undefined
    this.tokens.clear()
    this.expire()
  }

  /** The greatest page start up to `offset`, with its token; the start of the list has none. */
  knownStart(offset: number): { start: number; pageToken: string | undefined } {
    const start = Math.max(0, ...[...this.tokens.keys()].filter((known) => known <= offset))
    return { start, pageToken: this.tokens.get(start) }
  }

  /** The end of a range, limited by the end of the list if that is known. */
  endOf(offset: number, size: number): number {
    return Math.min(offset + size, this.end ?? this.cutAt ?? Number.POSITIVE_INFINITY)
  }

  /**
   * Stores a page, unless the stored rows are newer. Later rows stay if the last row of the page is still the row before them, because a
   * page starts after a boundary row.
   *
   * @param nextToken - the token of the next page; null for the last page.
   */
  take(store: Store, offset: number, page: readonly Entry[], nextToken: string | null, lifetimeMs: number): void {
    if (!store.renew(this, lifetimeMs)) return
    const { rows, expiries, expiresAt, end: oldEnd } = this
    this.cutAt = null
    const end = offset + page.length
    const isSame = page.every((entry, position) => rows[offset + position] === entry)
    const isCut = nextToken === null || page.length === 0 || rows[end - 1] !== page.at(-1)
    if (isCut) {
      rows.splice(end)
      expiries.splice(end)
    }
    if (nextToken === null) this.end = end
    // The list has become longer: the page at its end now has a next page.
    else if (isCut || this.end === end) this.end = null
    // Drops the tokens of pages that started after a moved row.
    this.tokens = new Map([...this.tokens].filter(([known]) => known <= offset || (known < end ? isSame : !isCut)))
    for (let position = 0; position < page.length; position++) {
      rows[offset + position] = page[position] as Entry
      expiries[offset + position] = expiresAt
    }
    // A token belongs to one offset; following a repeated token would loop.
    if (nextToken !== null && ![...this.tokens.values()].includes(nextToken)) this.tokens.set(end, nextToken)
    if (!isSame || this.end !== oldEnd || this.stamp === 0) store.touch(this)
  }
}

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
  /** The number of known rows after a deletion, where the end is not known: a page that is shorter by it is shown until it is refetched. */
  cutAt: number | null = null
  facts: ListFacts = {}
  /** Fields that come with each row without being asked for, without the object's name. */
  columns: readonly string[] = []
  /** The object of the rows in lower case; empty where nothing that was asked for names it. */
  objectApiName = ''
  /** The service's tokens, by the offset of the page that they ask for. */
  tokens = new Map<number, string>()

  get isKnown(): boolean {
    return this.rows.length > 0 || (this.end ?? this.cutAt) !== null
  }

  override dropEvicted(nothing: Source): void {
    for (const [row, entry] of this.rows.entries()) if (entry.evicted) this.rows[row] = nothing as Entry
  }

  /** Removes the row of a deleted record. The pages behind it begin elsewhere now. */
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

  /** Stores what an answer says of the list as a whole. */
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

  /** The greatest offset up to `offset` that can be asked for, with its token; the start needs none. */
  knownStart(offset: number): { start: number; pageToken: string | undefined } {
    const start = Math.max(0, ...[...this.tokens.keys()].filter((known) => known <= offset))
    return { start, pageToken: this.tokens.get(start) }
  }

  /** The last offset of a range that the list has, as far as is known. */
  endOf(offset: number, size: number): number {
    return Math.min(offset + size, this.end ?? this.cutAt ?? Number.POSITIVE_INFINITY)
  }

  /**
   * Stores a page, unless what is known is newer. The rows after it stay when its last row is still the one before them, because a page
   * starts after a boundary row.
   *
   * @param nextToken - the token of the page behind; null when this one is the last.
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
    // Where the list ended, a page now leads on.
    else if (isCut || this.end === end) this.end = null
    // What began behind a row that moved begins elsewhere now.
    this.tokens = new Map([...this.tokens].filter(([known]) => known <= offset || (known < end ? isSame : !isCut)))
    for (let position = 0; position < page.length; position++) {
      rows[offset + position] = page[position] as Entry
      expiries[offset + position] = expiresAt
    }
    // A token stands for one offset: following a repeated one would loop.
    if (nextToken !== null && ![...this.tokens.values()].includes(nextToken)) this.tokens.set(end, nextToken)
    if (!isSame || this.end !== oldEnd || this.stamp === 0) store.touch(this)
  }
}

import { type Layout, MASTER_RECORD_TYPE_ID, type ObjectInfo, type RecordUi } from 'contract'
import * as records from 'contract/ui-api/records'
import type { Engine } from '../engine/engine.ts'
import type { Reading } from '../engine/view.ts'
import { ingest } from '../fetch/ingest.ts'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import { hasSame } from '../has-same.ts'
import { layoutKey, layoutUserStateKey, objectInfoKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { markMissing } from '../normalise/mark-missing.ts'
import { putRepresentation } from '../normalise/representations.ts'
import { storeNotFound } from '../normalise/store-record.ts'
import { fieldLists } from '../selection/field-lists.ts'
import type { Selection } from '../selection/selection.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { Entry } from '../store/entry.ts'
import { Representation } from '../store/representation.ts'
import type { Demand, Source } from '../store/source.ts'
import { JoinedView, type Refusal, refusalOf, worse } from './joined-view.ts'
import { layoutPaths } from './layout-paths.ts'
import { type RecordView, recordView } from './record-view.ts'

/** The records to read, and by which of their layouts; paths start with the name of the object. */
export type RecordUiParams = {
  readonly name: string
  readonly recordIds: readonly string[]
  readonly layoutTypes: readonly string[]
  readonly modes: readonly string[]
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** The stored layouts of a record, their user states, and the fields they show. */
type Description = {
  readonly reading: Reading
  readonly info: ObjectInfo
  readonly layouts: readonly Layout[]
  readonly states: readonly Representation[]
  readonly selection: Selection
}

/** One of the records, with its layouts. */
export type RecordUiPart = Description & { readonly view: RecordView }

/** Cached selections of layouts; a view seldom reads records with more different sets of layouts. */
const SELECTIONS_KEPT = 8

/** Records read by their layouts. Its parts are stored separately, each with its own lifetime. */
export class RecordUiView<D> extends JoinedView<D> {
  members: readonly RecordView[] = []
  readonly #wish: RecordUiParams
  readonly #assemble: (parts: readonly RecordUiPart[], eTag: string) => D
  readonly #selections = new BoundedMap<string, Selection>(SELECTIONS_KEPT)
  #sources: readonly Source[] = []
  #shapeAt = 0
  #eTag = ''
  /** The 404 of several records: it does not say which one is missing. */
  #refusal: Refusal | undefined

  constructor(engine: Engine, wish: RecordUiParams, assemble: (parts: readonly RecordUiPart[], eTag: string) => D) {
    super(engine, wish.name)
    this.#wish = wish
    this.#assemble = assemble
  }

  override get shapeAt(): number {
    return this.#shapeAt
  }

  read(nowMs: number): Reading {
    const { engine } = this
    const sources: Source[] = []
    const parts: RecordUiPart[] = []
    let reading: Reading = 'Fulfilled'
    this.data = undefined
    this.error = undefined
    for (const id of this.#wish.recordIds) {
      const entry = engine.store.entry(id)
      sources.push(entry)
      if (nowMs < entry.expiresAt) this.error ??= entry.error
      const described = this.#describe(entry, nowMs, sources)
      if (described === null) {
        reading = 'Unfulfilled'
        continue
      }
      const view = recordView(engine, id, { objectApiName: entry.apiName, selection: described.selection })
      reading = worse(reading, worse(described.reading, view.read(nowMs)))
      view.visit((source) => sources.push(source))
      parts.push({ ...described, view })
    }
    this.members = parts.map(({ view }) => view)
    if (!hasSame(sources, this.#sources)) {
      this.#sources = sources
      this.#shapeAt++
    }
    if (reading === 'Unfulfilled') this.error ??= refusalOf(this.#refusal, nowMs)
    if (this.error) return 'Error'
    if (reading === 'Unfulfilled' || reading === 'Pending') return reading
    const shown = parts.flatMap(({ view, info, layouts, states }) => [
      view.data,
      info,
      layouts,
      states.map(({ body }) => body),
    ])
    this.data = this.kept(shown.flat(), () => this.#assemble(parts, this.#eTag))
    return reading
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const { engine } = this
    const { recordIds, layoutTypes, modes, required, optional } = this.#wish
    const nowMs = engine.now()
    const isDescribed = (id: string) => this.#describe(engine.store.entry(id), nowMs, [])?.reading === 'Fulfilled'
    if (demand === 'missing' && recordIds.every(isDescribed)) {
      const lacking = this.members.filter((view) => view.read(nowMs) !== 'Fulfilled')
      await Promise.all(lacking.map((view) => view.load(demand, signal)))
      return
    }
    const path = pathOf(records.getRecordUi.path, { recordIds })
    const query = queryOf({ layoutTypes, modes, optionalFields: [...required, ...optional] })
    const take = (body: unknown) => this.#take(body as RecordUi)
    await engine.network.share({ method: 'GET', path, query }, take, signal, (error) => {
      if (recordIds.length > 1) this.#refusal = { error, expiresAt: nowMs + lifetimesMs.recordUi }
      else engine.change(() => storeNotFound(engine, recordIds.join(), error))
    })
  }

  override visit(seen: (source: Source) => void): void {
    for (const source of this.#sources) seen(source)
  }

  #take(body: RecordUi): void {
    const { engine } = this
    this.#eTag = body.eTag
    this.#refusal = undefined
    ingest(engine, (ingestion) => {
      for (const info of Object.values(body.objectInfos)) {
        putRepresentation(engine, objectInfoKey(info.apiName), info, lifetimesMs.objectInfo)
      }
      for (const layout of [body.layouts].flatMap(within).flatMap(within).flatMap(within).flatMap(within)) {
        const { objectApiName, recordTypeId, layoutType, mode } = layout as Layout
        const key = layoutKey(objectApiName, recordTypeId, layoutType, mode)
        putRepresentation(engine, key, layout, lifetimesMs.layout)
      }
      for (const [id, state] of Object.entries(body.layoutUserStates)) {
        putRepresentation(engine, layoutUserStateKey(id), state, lifetimesMs.layoutUserState)
      }
      for (const record of Object.values(body.records)) {
        const entry = ingestion.record(record)
        const described = this.#describe(entry, 0, [])
        if (described !== null) markMissing(engine.store, entry, described.selection, record)
      }
    })
  }

  /** The layouts of a record; adds the sources they were read from. Null if one is not in the store. */
  #describe({ isKnown, apiName, recordTypeId }: Entry, nowMs: number, sources: Source[]): Description | null {
    const { layoutTypes, modes, required, optional } = this.#wish
    if (!isKnown) return null
    let reading: Reading = 'Fulfilled'
    const kept = (key: string) => {
      const source = this.engine.source(key, Representation)
      sources.push(source)
      return source
    }
    const fresh = (key: string): unknown => {
      const { body, expiresAt } = kept(key)
      if (nowMs >= expiresAt) reading = 'Stale'
      return body
    }
    const info = fresh(objectInfoKey(apiName)) as ObjectInfo | undefined
    const typeId = recordTypeId ?? MASTER_RECORD_TYPE_ID
    const layouts = layoutTypes.flatMap((type) =>
      modes.map((mode) => fresh(layoutKey(apiName, typeId, type, mode)) as Layout | undefined),
    )
    if (info === undefined || !layouts.every((layout) => layout !== undefined)) return null
    // User states arrive with the layouts, so their age does not make the record stale.
    const states = layouts.flatMap(({ id }) => (id === null ? [] : kept(layoutUserStateKey(id))))
    const key = [apiName, info.eTag, ...layouts.flatMap(({ id, mode, eTag }) => [id, mode, eTag])].join()
    const selection = this.#selections.ensure(key, () =>
      this.engine.singleton(fieldLists).select(
        required.map(withoutObject),
        // Optional: a layout has only fields that the user may see, so a missing field is not an error.
        [...optional.map(withoutObject), ...layouts.flatMap((layout) => layoutPaths(layout, info))],
      ),
    )
    return { reading, info, layouts, states, selection }
  }
}

const within = (map: object): object[] => Object.values(map)

const withoutObject = (path: string) => path.slice(path.indexOf('.') + 1)

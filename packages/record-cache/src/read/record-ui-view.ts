import { type Layout, MASTER_RECORD_TYPE_ID, type ObjectInfo, type RecordShape, type RecordUi, records } from 'contract'
import type { Engine } from '../engine.ts'
import { ingest } from '../fetch/ingest.ts'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import { keepMissing } from '../fetch/take-records.ts'
import { FetchError } from '../fetch-error.ts'
import { layoutKey, layoutUserStateKey, objectInfoKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import type { Snapshot } from '../snapshot.ts'
import { Representation } from '../store/representation.ts'
import type { Source } from '../store/source.ts'
import type { Demand, Reading, View } from '../view.ts'
import { FieldLists } from './field-lists.ts'
import { layoutPaths } from './layout-paths.ts'
import { noteAbsent } from './note-absent.ts'
import { type RecordView, recordView } from './record-view.ts'
import { putRepresentation } from './representation-view.ts'
import type { Selection } from './selection.ts'

/** Which records to read by which of their layouts; paths start with the object's name. */
export type RecordUiWish = {
  readonly name: string
  readonly recordIds: readonly string[]
  readonly layoutTypes: readonly string[]
  readonly modes: readonly string[]
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** The layouts of one record and its fields, as far as they are in the store. */
type Part = { view: RecordView; info: ObjectInfo; layouts: Layout[] }

/** Records read by their layouts. It is put together from parts that are known by themselves, so each keeps its own lifetime. */
export class RecordUiView<D> implements View<D> {
  readonly name: string
  snapshot: Snapshot<D> | undefined = undefined
  data: D | undefined = undefined
  error: FetchError | undefined = undefined
  shapeAt = 0
  readonly #engine: Engine
  readonly #wish: RecordUiWish
  readonly #assemble: (ui: RecordUi) => D
  #sources: Source[] = []
  #views: RecordView[] = []
  #shown: unknown[] = []
  /** The last complete data; `data` is undefined meanwhile. */
  #last: D | undefined = undefined
  #linkedAt = 0
  #eTag = ''
  #selections = new Map<string, Selection>()

  constructor(engine: Engine, wish: RecordUiWish, assemble: (ui: RecordUi) => D) {
    this.name = wish.name
    this.#engine = engine
    this.#wish = wish
    this.#assemble = assemble
  }

  read(nowMs: number): Reading {
    const { store } = this.#engine
    const sources: Source[] = []
    const views: RecordView[] = []
    const parts: Part[] = []
    let reading: Reading = 'Fulfilled'
    this.error = undefined
    for (const id of this.#wish.recordIds) {
      const entry = store.entry(id)
      sources.push(entry)
      if (entry.error !== undefined && nowMs < entry.expiresAt) this.error = entry.error
      const described = entry.isKnown ? this.#describe(entry.apiName, entry.recordTypeId, nowMs, sources) : null
      if (described === null) {
        reading = 'Unfulfilled'
        continue
      }
      const view = recordView(this.#engine, id, { objectApiName: entry.apiName, selection: described.selection })
      views.push(view)
      reading = worse(reading, worse(described.reading, view.read(nowMs)))
      parts.push({ view, info: described.info, layouts: described.layouts })
    }
    this.#bind(sources, views)
    if (this.error !== undefined) return this.#without('Error')
    if (reading === 'Unfulfilled' || reading === 'Pending') return this.#without(reading)
    this.#show(parts)
    return reading
  }

  async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    const nowMs = this.#engine.now()
    const isDescribed = demand === 'lacking' && this.#isDescribed(nowMs)
    if (isDescribed) {
      const lacking = this.#views.filter((view) => view.read(nowMs) !== 'Fulfilled')
      await Promise.all(lacking.map((view) => view.load(demand, signal)))
      return
    }
    const { recordIds, layoutTypes, modes, required, optional } = this.#wish
    const optionalFields = [...required, ...optional].join()
    try {
      await this.#engine.network.share(
        {
          method: 'GET',
          path: pathOf(records.getRecordUi.path, { recordIds: recordIds.join() }),
          query: queryOf({ layoutTypes: layoutTypes.join(), modes: modes.join(), optionalFields }),
        },
        (body) => this.#take(body as RecordUi),
        signal,
      )
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      const [only] = recordIds
      if (error.status === 404 && recordIds.length === 1 && only !== undefined) {
        this.#engine.change(() => keepMissing(this.#engine, only, error))
      }
      throw error
    }
  }

  visit(seen: (source: Source) => void): void {
    for (const source of this.#sources) seen(source)
    for (const view of this.#views) view.visit(seen)
  }

  #take(body: RecordUi): void {
    const engine = this.#engine
    this.#eTag = body.eTag
    ingest(engine, (ingestion) => {
      for (const info of Object.values(body.objectInfos)) {
        putRepresentation(engine, objectInfoKey(info.apiName), info, lifetimesMs.objectInfo)
      }
      for (const layout of layoutsOf(body)) {
        const { objectApiName, recordTypeId, layoutType, mode } = layout
        putRepresentation(engine, layoutKey(objectApiName, recordTypeId, layoutType, mode), layout, lifetimesMs.layout)
      }
      for (const [id, state] of Object.entries(body.layoutUserStates)) {
        putRepresentation(engine, layoutUserStateKey(id), state, lifetimesMs.layoutUserState)
      }
      for (const record of Object.values(body.records)) {
        const entry = ingestion.record(record)
        const described = this.#describe(entry.apiName, entry.recordTypeId, Number.NEGATIVE_INFINITY, [])
        if (described !== null) noteAbsent(engine.store, entry, described.selection)
      }
    })
  }

  /** The description of an object and the layouts of a record type; null when any is not in the store. */
  #describe(objectApiName: string, recordTypeId: string | null, nowMs: number, sources: Source[]) {
    const { layoutTypes, modes } = this.#wish
    let reading: Reading = 'Fulfilled'
    const body = (key: string): unknown => {
      const source = this.#engine.source(key, Representation)
      sources.push(source)
      if (nowMs >= source.expiresAt) reading = 'Stale'
      return source.body
    }
    const info = body(objectInfoKey(objectApiName)) as ObjectInfo | undefined
    const typeId = recordTypeId ?? MASTER_RECORD_TYPE_ID
    const layouts = layoutTypes.flatMap((type) =>
      modes.map((mode) => body(layoutKey(objectApiName, typeId, type, mode)) as Layout | undefined),
    )
    if (info === undefined || !layouts.every((layout) => layout !== undefined)) return null
    for (const layout of layouts) if (layout.id !== null) sources.push(this.#userState(layout.id))
    return { info, layouts, reading: reading as Reading, selection: this.#selectionFor(info, layouts) }
  }

  #selectionFor(info: ObjectInfo, layouts: readonly Layout[]): Selection {
    const key = [
      info.apiName,
      info.eTag,
      ...layouts.map((layout) => `${layout.id}/${layout.mode}/${layout.eTag}`),
    ].join()
    let selection = this.#selections.get(key)
    if (selection === undefined) {
      const { required, optional } = this.#wish
      // The service shows in a layout what the user may see, so a field of it that does not come is not an error.
      const shown = layouts.flatMap((layout) => layoutPaths(layout, info))
      selection = this.#engine
        .part(FieldLists)
        .selections.of(required.map(withoutObject), [...optional.map(withoutObject), ...shown])
      this.#selections.clear()
      this.#selections.set(key, selection)
    }
    return selection
  }

  #isDescribed(nowMs: number): boolean {
    return this.#wish.recordIds.every((id) => {
      const entry = this.#engine.store.entry(id)
      const described = entry.isKnown ? this.#describe(entry.apiName, entry.recordTypeId, nowMs, []) : null
      return described !== null && described.reading === 'Fulfilled'
    })
  }

  /** What the user collapsed of a layout; it comes along with records and changes nothing of how fresh they are. */
  #userState(layoutId: string): Representation {
    return this.#engine.source(layoutUserStateKey(layoutId), Representation)
  }

  #bind(sources: Source[], views: RecordView[]): void {
    const isSame =
      sources.length === this.#sources.length && sources.every((source, at) => source === this.#sources[at])
    const areSame = views.length === this.#views.length && views.every((view, at) => view === this.#views[at])
    this.#sources = sources
    this.#views = views
    const linkedAt = Math.max(0, ...views.map((view) => view.shapeAt))
    if (!isSame || !areSame || linkedAt !== this.#linkedAt) this.shapeAt++
    this.#linkedAt = linkedAt
  }

  #without(reading: Reading): Reading {
    this.data = undefined
    return reading
  }

  #show(parts: readonly Part[]): void {
    const states = (layouts: readonly Layout[]) =>
      layouts.map(({ id }) => (id === null ? null : this.#userState(id).body))
    const shown = parts.flatMap(({ view, info, layouts }) => [view.data, info, ...layouts, ...states(layouts)])
    const isSame = this.#last !== undefined && shown.length === this.#shown.length
    if (isSame && shown.every((part, at) => part === this.#shown[at])) {
      this.data = this.#last
      return
    }
    this.#shown = shown
    const ui: RecordUi = { eTag: this.#eTag, layoutUserStates: {}, layouts: {}, objectInfos: {}, records: {} }
    for (const { view, info, layouts } of parts) {
      if (view.data !== undefined) ui.records[view.id] = view.data as RecordShape
      ui.objectInfos[info.apiName] = info
      for (const layout of layouts) this.#addLayout(ui, layout)
    }
    const data = this.#assemble(ui)
    this.#last = this.#engine.store.freeze(data)
    this.data = this.#last
  }

  #addLayout(ui: RecordUi, layout: Layout): void {
    const { objectApiName, recordTypeId, layoutType, mode } = layout
    const byType = within(ui.layouts, objectApiName)
    within(within(byType, recordTypeId), layoutType)[mode] = layout
    if (layout.id === null) return
    const state = this.#userState(layout.id).body
    if (state !== undefined) ui.layoutUserStates[layout.id] = state as RecordUi['layoutUserStates'][string]
  }
}

/** The map under a name, made when there is none. */
function within<T extends object>(map: { [name: string]: T }, name: string): T {
  const known = map[name]
  if (known !== undefined) return known
  const added = {} as T
  map[name] = added
  return added
}

function layoutsOf(ui: RecordUi): Layout[] {
  return Object.values(ui.layouts).flatMap((byType) =>
    Object.values(byType).flatMap((byLayoutType) =>
      Object.values(byLayoutType).flatMap((byMode) => Object.values(byMode)),
    ),
  )
}

const withoutObject = (path: string) => path.slice(path.indexOf('.') + 1)

const RANKS: readonly Reading[] = ['Fulfilled', 'Stale', 'Unfulfilled', 'Pending']

const worse = (a: Reading, b: Reading): Reading => (RANKS.indexOf(a) > RANKS.indexOf(b) ? a : b)

import type { ListInfo, ListRecords, ListUi } from 'contract'
import type { Reading, View } from '../engine/view.ts'
import type { Selection } from '../selection/selection.ts'
import type { Demand, Source } from '../store/source.ts'
import { JoinedView, worse } from './joined-view.ts'
import type { ListView } from './list-view.ts'

/** The description of a list together with a range of its rows. */
export class ListUiView extends JoinedView<ListUi> {
  readonly members: readonly View<unknown>[]
  readonly #rows: ListView<ListRecords>
  readonly #info: View<ListInfo>

  constructor(rows: ListView<ListRecords>, info: View<ListInfo>) {
    super(rows.engine, rows.name)
    this.members = [info, rows]
    this.#rows = rows
    this.#info = info
  }

  override get main(): readonly Source[] {
    return this.#rows.main
  }

  get rowSelection(): Selection {
    return this.#rows.rowSelection
  }

  read(nowMs: number): Reading {
    const rows = this.#rows.read(nowMs)
    const info = this.#info.read(nowMs)
    this.data = undefined
    this.error = this.#rows.error
    if (rows === 'Error') return rows
    const whole = worse(rows, info === 'Error' ? 'Unfulfilled' : info)
    const { data: records } = this.#rows
    const { data: description } = this.#info
    if (records === undefined || description === undefined) return whole
    this.data = this.kept([description, records], () => ({ eTag: description.eTag, info: description, records }))
    return whole
  }

  load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    return this.#rows.load(demand, signal)
  }
}

import { type CSSProperties, createElement, useState, useSyncExternalStore } from 'react'
import type { CacheObserver } from './observe-cache.ts'

/**
 * What a cache holds and does: figures, entries with what is left of their lifetimes, subscriptions, requests and a timeline. For
 * development only. It is closed in a corner of the window, and renders only its name until it is opened.
 */
export function CacheDebugPanel({ observer }: { observer: CacheObserver }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside aria-label="Record cache" style={STYLES.panel}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Record cache
      </button>
      {isOpen && <Contents observer={observer} />}
    </aside>
  )
}

function Contents({ observer }: { observer: CacheObserver }) {
  useSyncExternalStore(observer.subscribe, observer.version)
  const nowMs = observer.now()
  const { records, failures, sources } = observer.entries()
  return (
    <div style={STYLES.contents}>
      <Table
        title="Figures"
        heads={['What', 'How many']}
        rows={Object.entries(observer.statistics()).map(([name, figure]) => [name, figure])}
      />
      <Table
        title="Records"
        heads={['Object', 'Id', 'Version', 'Fields', 'Fresh for']}
        rows={[
          ...records.map(({ apiName, id, weakEtag, fields, freshMs }) => [
            apiName,
            id,
            weakEtag,
            Object.keys(fields).join(', '),
            seconds(freshMs),
          ]),
          ...failures.map(({ id, status, statusText, freshMs }) => ['', id, status, statusText, seconds(freshMs)]),
        ]}
      />
      <Table
        title="Lists and descriptions"
        heads={['Key', 'Fresh for']}
        rows={sources.map(([key, { freshMs }]) => [key, seconds(freshMs)])}
      />
      <Table
        title="Subscriptions"
        heads={['Adapter', 'Config', 'State', 'Heard', 'For']}
        rows={observer
          .subscriptions()
          .map(({ adapter, config, state, received, sinceMs }) => [
            adapter,
            config,
            state,
            received,
            seconds(nowMs - sinceMs),
          ])}
      />
      <Table
        title="Requests"
        heads={['Call', 'Status', 'Took', 'Ago']}
        rows={observer
          .requests()
          .map(({ call, status, tookMs, startedAtMs }) => [
            call,
            status ?? 'under way',
            tookMs === null ? '' : `${Math.round(tookMs)} ms`,
            seconds(nowMs - startedAtMs),
          ])}
      />
      <Table
        title="Timeline"
        heads={['Ago', 'What', 'Outcome']}
        rows={observer.timeline().map(({ atMs, what, outcome }) => [seconds(nowMs - atMs), what, outcome])}
      />
    </div>
  )
}

type Cell = string | number

function Table({
  title,
  heads,
  rows,
}: {
  title: string
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
}) {
  const head = heads.map((text) => createElement('th', { scope: 'col' }, text))
  const body = rows.map((row) =>
    createElement('tr', null, ...row.map((cell) => createElement('td', { style: styleOf(cell) }, cell))),
  )
  return (
    <details>
      <summary>{`${title} (${rows.length})`}</summary>
      <table aria-label={title}>
        <thead>{createElement('tr', null, ...head)}</thead>
        {createElement('tbody', null, ...body)}
      </table>
    </details>
  )
}

/** Short words stay whole, so that only long ones share what room there is. */
function styleOf(cell: Cell): CSSProperties {
  return String(cell).length > SHORT_CHARACTERS ? STYLES.longCell : STYLES.cell
}

function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : ''
}

const SHORT_CHARACTERS = 40

const STYLES = {
  panel: {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: 2_147_483_647,
    maxInlineSize: '100vw',
    background: 'Canvas',
    color: 'CanvasText',
    border: '1px solid GrayText',
    font: '12px/1.4 monospace',
  },
  contents: { maxBlockSize: '60vh', overflow: 'auto', padding: 8 },
  cell: { paddingInlineEnd: 12, verticalAlign: 'top', whiteSpace: 'nowrap' },
  longCell: { paddingInlineEnd: 12, verticalAlign: 'top', overflowWrap: 'anywhere' },
} as const satisfies Record<string, CSSProperties>

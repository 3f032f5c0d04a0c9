import type { Row } from './result.ts'

/** Prints rows as an aligned table. */
export function printTable(title: string, rows: readonly Row[]): void {
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers)))]
  const head = ['work', 'unit', 'product', 'limit', ...peers, 'ratio', 'reach', '']
  const lines = rows.map((row) => [
    row.work,
    row.unit,
    figure(row.product),
    row.limit === null ? '' : figure(row.limit),
    ...peers.map((peer) => relativeToProduct(row, row.peers[peer])),
    row.ratio === null ? '' : `${row.ratio.toFixed(2)}x`,
    row.reach,
    row.holds ? 'holds' : 'MISSED',
  ])
  const widths = head.map((name, column) => Math.max(name.length, ...lines.map((line) => (line[column] ?? '').length)))
  const draw = (line: readonly string[]) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')
  process.stdout.write(`\n${title}\n${[head, ...lines].map(draw).join('\n')}\n`)
}

/** The value of a peer, and the product as a multiple of it. */
const relativeToProduct = ({ product }: Row, peer: number | undefined) =>
  peer === undefined ? '' : `${figure(peer)} (${(product / peer).toFixed(2)}x)`

const figure = (value: number) => (value >= 1_000 ? String(Math.round(value)) : String(Number(value.toPrecision(3))))

/**
 * How well an attacker distinguishes two kinds of answers by their times: the area under the curve of that guess, whichever way round it
 * is. 0.5 reveals nothing, 1 everything.
 */
export function distinguishability(some: readonly number[], others: readonly number[]): number {
  const all = [...some.map((ms) => ({ ms, isOne: 1 })), ...others.map((ms) => ({ ms, isOne: 0 }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { isOne }, index) => sum + isOne * (index + 1), 0)
  const area = (ranks - (some.length * (some.length + 1)) / 2) / (some.length * others.length)
  return Math.max(area, 1 - area)
}

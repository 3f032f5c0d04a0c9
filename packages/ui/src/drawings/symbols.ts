// Chart symbols as SVG path data around a point; `r` is the distance from the centre to the corners.

/** A four-pointed star: a waypoint. */
export function star(x: number, y: number, r: number): string {
  const waist = r * 0.27
  const points = [
    [0, -r],
    [waist, -waist],
    [r, 0],
    [waist, waist],
    [0, r],
    [-waist, waist],
    [-r, 0],
    [-waist, -waist],
  ]
  return closed(points.map(([dx = 0, dy = 0]) => [x + dx, y + dy]))
}

/** A triangle standing on its base: a reporting point. */
export function triangle(x: number, y: number, r: number): string {
  return closed([
    [x, y - r],
    [x + r, y + r * 0.75],
    [x - r, y + r * 0.75],
  ])
}

/** A hexagon with corners to the left and right: a radio beacon. */
export function hexagon(x: number, y: number, r: number): string {
  return closed(
    Array.from({ length: 6 }, (_, corner) => {
      const angle = (corner * Math.PI) / 3
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

/** A line through the points. */
export function polyline(points: readonly (readonly number[])[]): string {
  return `M${points.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L')}`
}

/**
 * A smooth line through the points (Catmull-Rom, as cubic curves).
 *
 * @param points - at least two.
 */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? ([0, 0] as const)
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${[...first, ...second, ...end].map(round).join(' ')}`
  })
  return `M${at(0).map(round).join(' ')}${curves.join('')}`
}

function closed(points: readonly (readonly number[])[]): string {
  return `${polyline(points)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import { AirwayNames, CompassRose } from './ChartLettering.tsx'
import {
  airways,
  beacon,
  coast,
  contours,
  fixNames,
  highlandEdge,
  islands,
  kestl,
  marlo,
  obren,
  qunda,
  sheet,
  tavik,
  zone,
} from './chart-data.ts'
import styles from './drawings.module.css'
import { hexagon, polyline, smooth, star, triangle } from './symbols.ts'

/** The whole chart: land, graticule, airways, and the active leg with the aircraft on it. */
export function ChartDrawing() {
  return (
    <g>
      <path className={styles.land} d={`${smooth(coast)}H${sheet.width}Z`} />
      <path className={styles.highland} d={`${smooth(highlandEdge)}H${sheet.width}Z`} />
      <path className={styles.land} d={islands.map(smooth).join('')} />
      <path className={styles.grid} d={contours.map(smooth).join('')} />
      <path className={styles.coast} d={smooth(coast)} />
      <path className={styles.grid} d={graticule} />
      <path className={styles.grid} d={graticule} strokeWidth="10" strokeDasharray="1 17" opacity="0.6" />
      <path className={styles.grid} d={graticule} strokeWidth="18" strokeDasharray="1 89" opacity="0.6" />
      <path className={styles.zone} d={polyline(zone)} />
      <path className={styles.hatch} d={polyline(inset(zone))} />
      <CompassRose />
      <path className={styles.airway} d={airways.map(polyline).join('')} />
      <path className={styles.flown} d={polyline([[430, 760], tavik])} />
      <path className={styles.route} d={polyline([beacon, kestl, [1460, 250]])} />
      <path className={styles.active} d={polyline([tavik, beacon])} />
      <path className={styles.fix} d={hexagon(...beacon, 13)} />
      <circle className={styles.compulsory} cx={beacon[0]} cy={beacon[1]} r="2" />
      <path className={styles.aircraft} transform={onActiveLeg} d={aircraft} />
      <path className={styles.waypoint} d={star(...tavik, 13) + star(...kestl, 13)} />
      <path className={styles.compulsory} d={triangle(...obren, 9) + triangle(...marlo, 9)} />
      <path className={styles.fix} d={triangle(...qunda, 9)} />
      {fixNames.map(({ name, at: [x, y] }) => (
        <text key={name} className={styles.fixName} x={x} y={y}>
          {name}
        </text>
      ))}
      <AirwayNames />
      <Airfield x={1240} y={250} runway={35} />
      <Airfield x={1000} y={505} runway={-30} />
    </g>
  )
}

/** An airport: a circle with a runway across it. */
function Airfield({ x, y, runway }: { x: number; y: number; runway: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.fix} r="9" />
      <path className={styles.zone} transform={`rotate(${runway})`} d="M-6 0H6" />
    </g>
  )
}

/** Meridians converge towards the north and parallels curve, as on a conic projection. */
const graticule = [
  ...Array.from({ length: 9 }, (_, index) =>
    polyline([
      [22 + 174.5 * index, 0],
      [-22 + 185.5 * index, sheet.height],
    ]),
  ),
  ...Array.from({ length: 5 }, (_, index) => {
    const y = 104 + 180 * index
    return `M0 ${y}Q${sheet.width / 2} ${y - 28} ${sheet.width} ${y}`
  }),
].join('')

/** The outline of the aircraft from above, nose up, centred on the origin. */
const aircraft = 'M0-17C2-17 3-12 3-9V0L17 9V12L3 7V11L7 15V17L0 15L-7 17V15L-3 11V7L-17 12V9L-3 0V-9C-3-12-2-17 0-17Z'

const onActiveLeg = (() => {
  const [dx, dy] = [beacon[0] - tavik[0], beacon[1] - tavik[1]]
  const heading = (Math.atan2(dx, -dy) * 180) / Math.PI
  return `translate(${tavik[0] + dx * 0.44} ${tavik[1] + dy * 0.44}) rotate(${heading.toFixed(1)})`
})()

/** The same outline, slightly smaller, for the hatching along its inside. */
function inset(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const [x, y] = [1098, 706]
  return points.map(([px, py]) => [x + (px - x) * 0.92, y + (py - y) * 0.92])
}

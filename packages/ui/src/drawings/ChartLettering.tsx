import { airwayNames, beacon } from './chart-data.ts'
import styles from './drawings.module.css'
import { polyline, triangle } from './symbols.ts'

/** The compass rose around the beacon, turned by the magnetic variation, with the name box of the beacon. */
export function CompassRose() {
  const [x, y] = beacon
  return (
    <>
      <g className={styles.airway} transform={`rotate(${variation - 90} ${x} ${y})`}>
        <circle cx={x} cy={y} r={radius} />
        <circle cx={x} cy={y} r={radius - 3.5} strokeWidth="7" pathLength="720" strokeDasharray="1 9" />
        <circle cx={x} cy={y} r={radius - 6} strokeWidth="12" pathLength="720" strokeDasharray="1 19" />
      </g>
      {bearings.map((bearing) => (
        <text key={bearing} className={styles.bearing} y="4" transform={onRose(bearing)}>
          {bearing === 0 ? 'N' : bearing / 10}
        </text>
      ))}
      <g transform={`rotate(${variation} ${x} ${y})`}>
        <path
          className={styles.airway}
          d={polyline([
            [x, y - radius],
            [x, y - radius - 24],
          ])}
        />
        <path className={styles.compulsory} d={triangle(x, y - radius - 32, 7)} />
      </g>
      <g transform="translate(1264 404)">
        <rect className={styles.fix} width="124" height="46" rx="3" />
        <text className={styles.beaconName} x="10" y="19">
          CALDER
        </text>
        <text className={styles.frequency} x="10" y="36">
          113.40
        </text>
        <text className={styles.frequency} x="58" y="36">
          CDR
        </text>
      </g>
    </>
  )
}

/** A name plate in the middle of each named airway, parallel to it and never upside down. */
export function AirwayNames() {
  return (
    <>
      {airwayNames.map(({ name, from, to }) => {
        const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
        const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
        const half = name.length * 3.5 + 5
        return (
          <g
            key={name}
            transform={`translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}) rotate(${upright.toFixed(1)})`}
          >
            <rect className={styles.fix} strokeWidth="1" x={-half} y="-9" width={half * 2} height="18" rx="2" />
            <text className={styles.airwayName} y="4">
              {name}
            </text>
          </g>
        )
      })}
    </>
  )
}

const radius = 118
const variation = -8

/** Bearings every 30 degrees, except those that the route crosses. */
const bearings = [0, 30, 90, 120, 150, 180, 210, 240, 300, 330]

function onRose(bearing: number): string {
  const angle = ((bearing + variation) * Math.PI) / 180
  const [x, y] = [beacon[0] + 94 * Math.sin(angle), beacon[1] - 94 * Math.cos(angle)]
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${bearing + variation})`
}

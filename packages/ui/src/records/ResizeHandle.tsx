import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './DataTable.module.css'
import { leastWidth, mostWidth } from './use-column-widths.ts'

/** How far one press of an arrow key moves the edge of a column, in pixels. */
const STEP = 16

type Props = {
  label: string
  /** The width of the column in pixels; undefined while the table sets it automatically. */
  width: number | undefined
  /** Gets the distance of the edge from the start of the drag. */
  onDrag: (pixels: number) => void
  onLetGo: () => void
  onStep: (pixels: number) => void
}

/** The right edge of a column head: can be dragged, or moved with the arrow keys. */
export function ResizeHandle({ label, width, onDrag, onLetGo, onStep }: Props) {
  const drag = (down: PointerEvent<HTMLElement>): void => {
    // Only the main button, and no press on the sort button in the same header.
    if (down.button !== 0) return
    down.preventDefault()
    const handle = down.currentTarget
    handle.setPointerCapture(down.pointerId)
    const startX = down.clientX
    const move = ({ clientX }: globalThis.PointerEvent): void => onDrag(clientX - startX)
    const end = (): void => {
      handle.removeEventListener('pointermove', move)
      onLetGo()
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0
    if (step === 0) return
    event.preventDefault()
    onStep(step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a focusable separator is a control with a value, which <hr> is not
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.widthOf(label)}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      aria-valuenow={width ?? leastWidth}
      aria-valuetext={width === undefined ? messages.widthByItself : messages.pixels(width)}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={drag}
      onKeyDown={press}
    />
  )
}

const messages = {
  widthOf: (column: string) => `Width of ${column}`,
  widthByItself: 'as wide as needed',
  pixels: (count: number) => `${count} pixels`,
} as const

import { encode } from 'uqr'

/** A QR code as the path of an SVG whose sides are `size` long, without the quiet zone. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** Renders a text as a QR code. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.map((row, y) => {
    const cells = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...cells.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return { size, path: rows.flat().join('') }
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '../..')
const FONTS = 'packages/ui/src/fonts'

/** The font that pages load first. */
export const FONT_SUBSET = `${FONTS}/instrument-sans-interface.woff2`

/** The widths that style sheets set, in percent. The font has more. */
export const fontWidths = { min: 84, max: 100 }

/** The font of the interface in its widths, with the characters that its `unicode-range` in `fonts.css` names. */
export async function fontSubset(): Promise<Uint8Array> {
  const { resolve } = createRequire(join(root, 'packages/ui/package.json'))
  const whole = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'
  const characters = String.fromCodePoint(...(await codePointsOfSubset()))
  return await subsetFont(await readFile(resolve(whole)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wdth: fontWidths },
  })
}

/** The code points of the font that pages load first. */
export async function codePointsOfSubset(): Promise<Set<number>> {
  const css = await readFile(join(root, FONTS, 'fonts.css'), 'utf8')
  const range = /interface\.woff2[^}]*unicode-range:([^;]+);/.exec(css)?.[1]
  if (range === undefined) throw new Error('fonts.css names no characters of the font that pages load first')
  const parts = range.split(',').map((part) => part.trim().replace('U+', '').split('-'))
  return new Set(
    parts.flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index)
    }),
  )
}

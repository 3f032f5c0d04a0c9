import { fileURLToPath } from 'node:url'
import { escapeMarkup, LINK_PICTURE_SIZE } from 'contract'
import sharp, { type OverlayOptions } from 'sharp'

/** The texts of a picture from top to bottom: the kind of the page, its title, and the company. */
export type LinkPicture = {
  readonly kind: string
  readonly title: string
  readonly owner: string
  /** The color of the brand, as `#rrggbb`. */
  readonly color: string
}

const SIZE = LINK_PICTURE_SIZE
const MARGIN = 80
const BAND_WIDTH = 24
const TITLE_TOP = 176
const TITLE_BOTTOM = 500
/** The largest size in which the title fits is used. */
const TITLE_SIZES = [68, 56, 44, 34] as const
const LINE_SIZE = 34
/** The number of letters that fit in the smallest size. */
const MAX_LETTERS = { line: 50, title: 200 } as const
const colors = { page: '#ffffff', ink: '#0f2333' } as const

/** The font file is part of the product, so that pictures look the same on every machine. */
const fontfile = fileURLToPath(new URL('../pdf/fonts/OpenSans-Bold.ttf', import.meta.url))

/** Renders the preview picture of a link to a page, as PNG. */
export async function renderLinkPicture({ kind, title, owner, color }: LinkPicture): Promise<Buffer> {
  const band = { create: { width: BAND_WIDTH, height: SIZE.height, channels: 3, background: color } } as const
  const lines = [
    { text: kind, top: MARGIN },
    { text: owner, top: SIZE.height - MARGIN - LINE_SIZE },
  ]
  const written = await Promise.all(
    lines.map(async ({ text, top }) => layer(await write(cut(text, MAX_LETTERS.line), color, LINE_SIZE), top)),
  )
  const heading = layer(await writeTitle(title), TITLE_TOP)
  return await sharp({ create: { ...SIZE, channels: 3, background: colors.page } })
    .composite([{ input: band, left: 0, top: 0 }, ...written.flat(), ...heading])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

type Written = { data: Buffer; info: { height: number } }

async function writeTitle(title: string): Promise<Written | null> {
  let written: Written | null = null
  for (const size of TITLE_SIZES) {
    written = await write(cut(title, MAX_LETTERS.title), colors.ink, size)
    if (written === null || written.info.height <= TITLE_BOTTOM - TITLE_TOP) break
  }
  return written
}

/** @returns null for an empty text. */
async function write(text: string, color: string, size: number): Promise<Written | null> {
  if (text === '') return null
  return await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `Open Sans Bold ${size}px`,
      fontfile,
      width: SIZE.width - 2 * MARGIN,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

const layer = (written: Written | null, top: number): OverlayOptions[] =>
  written === null ? [] : [{ input: written.data, left: MARGIN, top }]

/** Text as one line without invisible characters, cut to the number of letters. */
function cut(text: string, letters: number): string {
  const seen = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  const characters = [...seen]
  return characters.length <= letters ? seen : `${characters.slice(0, letters - 1).join('')}…`
}

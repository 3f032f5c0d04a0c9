import { fileURLToPath } from 'node:url'

const fileOf = (address: string): string => fileURLToPath(import.meta.resolve(address))
const fileIn = (address: string, path: string): string => fileURLToPath(new URL(path, import.meta.resolve(address)))
const ownFile = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

/** Its space is as wide as an emoji. */
export const EMOJI = fileOf('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')

const filesOf = (brand: string, weight: 'Regular' | 'Bold'): readonly string[] => [
  fileOf(`@expo-google-fonts/instrument-sans/${brand}.ttf`),
  // Greek and Cyrillic.
  ownFile(`OpenSans-${weight}`),
  fileIn('@embedpdf/fonts-arabic', `../fonts/NotoNaskhArabic-${weight}.ttf`),
  fileIn('@embedpdf/fonts-hebrew', `../fonts/NotoSansHebrew-${weight}.ttf`),
  EMOJI,
]

const REGULAR = filesOf('400Regular/InstrumentSans_400Regular', 'Regular')

/** The font files of each face, in order of preference: a character is set in the first that has a glyph for it. */
export const pdfFaces = {
  regular: REGULAR,
  bold: filesOf('600SemiBold/InstrumentSans_600SemiBold', 'Bold'),
  mono: [fileOf('@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff'), ...REGULAR],
} as const

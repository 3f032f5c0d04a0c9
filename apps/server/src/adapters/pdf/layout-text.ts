import createBidi, { type Bidi } from 'bidi-js'

/** A piece of a line in one font and one direction, from left to right on the page. */
export type TextRun = { text: string; file: string; width: number; isRightToLeft: boolean }

/** A line of a text. Lines of a paragraph that begins in a script from right to left end at the right edge. */
export type TextLine = { runs: readonly TextRun[]; width: number; isRightToLeft: boolean }

/** What the layout needs of the fonts. */
export type TextMeasures = {
  /** The file of the font that sets this character; `previous` is that of the character before it. */
  fileOf: (character: string, previous: string | undefined) => string
  widthOf: (text: string, file: string, isRightToLeft: boolean) => number
}

// Its types describe a module, and what is imported is the function itself.
const bidi = (createBidi as unknown as () => Bidi)()
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Breaks a text into lines of at most this width, each in the order of its characters on the page (UAX 9). */
export function layoutText(text: string, width: number, measures: TextMeasures): TextLine[] {
  return text.split('\n').flatMap((paragraph) => {
    const firstLetter = /\p{L}/u.exec(paragraph)?.[0] ?? ''
    const isRightToLeft = RIGHT_TO_LEFT.test(firstLetter)
    return brokenLines(paragraph, width, measures).map((line): TextLine => {
      const runs = runsOf(line, isRightToLeft, measures)
      return { runs, width: sumOf(runs), isRightToLeft }
    })
  })
}

const sumOf = (runs: readonly TextRun[]): number => runs.reduce((sum, run) => sum + run.width, 0)

/** Breaks after spaces, and anywhere in a word that is wider than a line. */
function brokenLines(paragraph: string, width: number, measures: TextMeasures): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const measure = (text: string): number => sumOf(fontRuns(text, measures))
  const add = (piece: string): void => {
    if (line !== '' && used + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += piece
    used += measure(piece)
  }
  for (const word of paragraph.match(/^\s+|\S+\s*/g) ?? []) {
    if (measure(word.trimEnd()) <= width) add(word)
    else for (const character of word) add(character)
  }
  return [...lines, line.trimEnd()]
}

/** The runs of a text from left to right. */
function fontRuns(text: string, { fileOf, widthOf }: TextMeasures): TextRun[] {
  const pieces: { text: string; file: string }[] = []
  for (const character of text) {
    const last = pieces.at(-1)
    const file = fileOf(character, last?.file)
    if (last?.file === file) last.text += character
    else pieces.push({ text: character, file })
  }
  return pieces.map((piece) => ({ ...piece, width: widthOf(piece.text, piece.file, false), isRightToLeft: false }))
}

function runsOf(line: string, isRightToLeft: boolean, measures: TextMeasures): TextRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return fontRuns(line, measures)
  const embedding = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels)
  const files: string[] = []
  for (const character of line) {
    const file = measures.fileOf(character, files.at(-1))
    files.push(...Array<string>(character.length).fill(file))
  }
  const isTurned = (index: number): boolean => (embedding.levels[index] ?? 0) % 2 === 1
  const ranges: { from: number; to: number }[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const range = ranges.at(-1)
    const isTogether = range && files[range.from] === files[index] && isTurned(range.from) === isTurned(index)
    if (isTogether && index === range.to + 1) range.to = index
    else if (isTogether && index === range.from - 1) range.from = index
    else ranges.push({ from: index, to: index })
  }
  return ranges.map(({ from, to }) => {
    const logical = Array.from(line.slice(from, to + 1), (text, at) => mirrored.get(from + at) ?? text)
    // The fonts turn words round by their script; signs without one are turned here.
    const hasScript = logical.some((text) => RIGHT_TO_LEFT.test(text))
    const text = (isTurned(from) && !hasScript ? logical.reverse() : logical).join('')
    const file = files[from] ?? ''
    const isShaped = isTurned(from) && hasScript
    return { text, file, width: measures.widthOf(text, file, isShaped), isRightToLeft: isShaped }
  })
}

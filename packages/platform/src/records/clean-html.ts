import { sanitizerOptions } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Levels of elements within elements, far above those of a text that somebody wrote. */
const MOST_LEVELS = 100
/** Each takes a step of the parser, so that they bound its work. */
const MOST_ANGLE_BRACKETS = 10_000

/**
 * Safe HTML: text structure, links, images and tables; no script, style, frame or form. The time it takes grows with the
 * number of tags times their levels, and both are bounded.
 *
 * @returns null when there are too many tags or too many levels of them.
 */
export function cleanHtml(html: string): string | null {
  if (isAbove(html, '<', MOST_ANGLE_BRACKETS)) return null
  let levels = 0
  const onOpenTag = (): void => {
    levels += 1
    if (levels > MOST_LEVELS) throw new TooManyLevels()
  }
  const onCloseTag = (): void => {
    levels -= 1
  }
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag })
  } catch (error) {
    if (error instanceof TooManyLevels) return null
    throw error
  }
}

/** Ends the parser's work at once. */
class TooManyLevels extends Error {}

function isAbove(text: string, part: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(part); at >= 0 && count <= most; at = text.indexOf(part, at + 1)) count += 1
  return count > most
}

const options = sanitizerOptions()

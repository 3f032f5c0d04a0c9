/**
 * The HTML that rich texts may hold: text structure, links, images and tables. Everything else is taken out when a text is written,
 * and again when it is shown.
 */
export const safeMarkup = {
  tags: [
    'h2,h3,h4,p,br,hr,ul,ol,li,blockquote,pre,code,kbd,strong,em,b,i'.split(','),
    'a,img,figure,figcaption,table,caption,thead,tbody,tr,th,td,dl,dt,dd,sub,sup'.split(','),
  ].flat(),
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** Of links; those of images must be https. Addresses without a scheme lead to the portal's own pages. */
  schemes: ['https', 'mailto', 'tel'],
} as const satisfies SafeMarkup

/** Levels of nested elements: far more than written texts have. */
const MOST_LEVELS = 100
/** Each `<` costs the parser a step, so this bounds its work. */
const MOST_ANGLE_BRACKETS = 10_000

/**
 * Safe HTML by sanitize-html, with which texts are cleaned where there is no browser. The time it takes grows with the number of tags
 * times their levels, and both are bounded.
 *
 * @returns null when there are too many tags or too many levels of them.
 */
export function cleanWithinBounds(
  html: string,
  sanitize: (html: string, options: SanitizerOptions) => string,
): string | null {
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
    return sanitize(html, { ...options, onOpenTag, onCloseTag })
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

/** The same rules as options of sanitize-html. */
const options = {
  allowedTags: [...safeMarkup.tags],
  allowedAttributes: Object.fromEntries(Object.entries(safeMarkup.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...safeMarkup.schemes],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
}

type SanitizerOptions = typeof options & { onOpenTag(): void; onCloseTag(): void }

type SafeMarkup = {
  tags: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
  schemes: readonly string[]
}

import { safeMarkup } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Safe HTML, on the server, which has no document to parse it with. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, rules)

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...safeMarkup.tags],
  allowedAttributes: Object.fromEntries(Object.entries(safeMarkup.attributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...safeMarkup.schemes],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

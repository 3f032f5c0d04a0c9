import { cleanWithinBounds } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Safe HTML, on the server, which has no document to parse it with. One with too many tags or levels of them is shown as the text that it is. */
export const cleanHtml = (html: string): string => cleanWithinBounds(html, sanitizeHtml) ?? asText(html)

const asText = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import { cleanWithinBounds } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Safe HTML: text structure, links, images and tables; no script, style, frame or form. Null when it has too many tags or levels. */
export const cleanHtml = (html: string): string | null => cleanWithinBounds(html, sanitizeHtml)

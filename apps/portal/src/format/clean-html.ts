import { sanitizerOptions } from 'contract'
import sanitizeHtml from 'sanitize-html'

const options = sanitizerOptions()

/** Safe HTML, on the server, which has no document to parse it with. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options)

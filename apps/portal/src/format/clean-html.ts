import { cleanWithinBounds, escapeMarkup } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Cleans HTML on the server, which has no DOM. HTML with too many tags or levels is escaped and shown as text. */
export const cleanHtml = (html: string): string => cleanWithinBounds(html, sanitizeHtml) ?? escapeMarkup(html)

import { cleanWithinBounds } from 'contract'
import sanitizeHtml from 'sanitize-html'

/** Cleans HTML on the server, which has no DOM. HTML with too many tags or levels is escaped and shown as text. */
export const cleanHtml = (html: string): string => cleanWithinBounds(html, sanitizeHtml) ?? asText(html)

const asText = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

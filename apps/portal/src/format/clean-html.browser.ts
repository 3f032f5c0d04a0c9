import { safeMarkup } from 'contract'
import DOMPurify, { type Config } from 'dompurify'

/** Cleans HTML with the parser of the browser that shows it. */
export const cleanHtml = (html: string): string => DOMPurify.sanitize(html, rules)

// `data:` images are not covered by our rules; DOMPurify's own apply.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrValue.startsWith('data:')) attribute.keepAttr = false
})

const rules: Config = {
  ALLOWED_TAGS: [...safeMarkup.tags],
  ALLOWED_ATTR: Object.values(safeMarkup.attributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // An allowed scheme, or neither scheme nor host.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${safeMarkup.schemes.join('|')}):|(?![/\\\\]{2})[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
}

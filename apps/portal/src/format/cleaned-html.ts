import { cleanHtml } from '#clean-html'

/** The type of `__html` in React: a string, or a `TrustedHTML` object of the browser. */
type Html = string

type HtmlPolicy = { createHTML(html: string, isForReaders?: boolean): Html }
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy }

/** The Trusted Types policy that the content security policy allows; a page can create it once. */
const policy = policyOf(Reflect.get(globalThis, 'trustedTypes'))

/**
 * HTML that is safe to render; no other HTML reaches the page. The platform cleans HTML when it is written; this cleans it again, in case
 * it came into the database another way.
 */
export function cleanedHtml(html: string): Html {
  return policy.createHTML(html)
}

/** The same for readers: wide tables and lines of code scroll inside themselves, by the keyboard too. */
export function readableHtml(html: string): Html {
  return policy.createHTML(html, true)
}

function policyOf(factory: PolicyFactory | undefined): HtmlPolicy {
  const rules: HtmlPolicy = {
    createHTML: (html, isForReaders = false) => (isForReaders ? withScrollAreas(cleanHtml(html)) : cleanHtml(html)),
  }
  return factory?.createPolicy('cleaned-html', rules) ?? rules
}

/** A tag of cleaned HTML, whose attributes are in double quotes and whose text has no `<`. */
const TAG = /<(\/?)([a-z0-9]+)((?:"[^"]*"|[^">])*)>/g

/** @param cleaned - cleaned HTML. A name in an attribute is no tag: each tag is matched as a whole. */
export function withScrollAreas(cleaned: string): string {
  return cleaned.replace(TAG, (tag, end: string, name: string, rest: string) => {
    if (name === 'pre' && end === '') return `<pre ${area('Code')}${rest}>`
    if (name !== 'table') return tag
    return end === '' ? `<div ${area('Table')}>${tag}` : `${tag}</div>`
  })
}

const area = (name: string): string => `data-wide="" tabindex="0" role="group" aria-label="${name}"`

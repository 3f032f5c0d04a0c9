import { cleanHtml } from '#clean-html'

/** The type of `__html` in React: a string, or a `TrustedHTML` object of the browser. */
type Html = string

type HtmlPolicy = { createHTML(html: string): Html }
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

function policyOf(factory: PolicyFactory | undefined): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: cleanHtml }
  return factory?.createPolicy('cleaned-html', rules) ?? rules
}

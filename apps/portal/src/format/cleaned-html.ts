import { cleanHtml } from '#clean-html'

/** What React takes for `__html`: text, or what the browser's Trusted Types make of it. */
type Html = string

type HtmlPolicy = { createHTML(html: string): Html }
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy }

/** The policy that the content security policy names: a page can make it once. */
const policy = policyOf(Reflect.get(globalThis, 'trustedTypes'))

/**
 * HTML that is safe to render; no other HTML reaches the page. The platform cleaned it when it was written; it is cleaned
 * again, for what came into the database in another way.
 */
export function cleanedHtml(html: string): Html {
  return policy.createHTML(html)
}

function policyOf(factory: PolicyFactory | undefined): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: cleanHtml }
  return factory?.createPolicy('cleaned-html', rules) ?? rules
}

/** What React takes for `__html`: text, or what the browser's Trusted Types make of it. */
type Html = string

type HtmlPolicy = { createHTML(html: string): Html }
type PolicyFactory = { createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy }

/** The one policy that the content security policy names: a page can make it once. */
const policy = policyOf(Reflect.get(globalThis, 'trustedTypes'))

/** Marks HTML that the platform cleaned when it was written as fit to be drawn; no other HTML reaches the page. */
export function cleanedHtml(html: string): Html {
  return policy.createHTML(html)
}

function policyOf(factory: PolicyFactory | undefined): HtmlPolicy {
  const rules: HtmlPolicy = { createHTML: (html) => html }
  return factory?.createPolicy('cleaned-html', rules) ?? rules
}

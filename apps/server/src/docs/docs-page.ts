import type { BoundCall } from '../http/bound-call.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'
import { routeDocs } from './open-api.ts'
import type { RouteDoc } from './route-doc.ts'

/** The calls and all other addresses as a page without scripts; its style sheet has the nonce. */
export function docsPage(calls: readonly BoundCall[], nonce: string): string {
  const groups = Map.groupBy(describedCalls(calls), ({ name }) => name.split('.')[0] ?? '')
  const sections = [...groups].map(
    ([group, members]) => `<section><h2>${escapeHtml(group)}</h2><table>
<thead><tr><th scope="col">Call</th><th scope="col">What it is for</th><th scope="col">Errors of its own</th><th scope="col">Rate class</th></tr></thead>
<tbody>${members.map(row).join('\n')}</tbody></table></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of Navdesk</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>API</h1>
<p>Everything the portal does goes through these calls. The whole description, with every shape, is the
<a href="/api/docs/json">OpenAPI 3.1 document</a>.</p>
<p>Sign in with <code>POST /auth/sign-in</code>; the answer holds the <code>csrfToken</code> that calls which change something
carry in the header <code>x-csrf-token</code>.</p>
${sections.join('\n')}
<section><h2>Other addresses</h2><table>
<thead><tr><th scope="col">Address</th><th scope="col">What it is for</th><th scope="col">Errors of its own</th></tr></thead>
<tbody>${routeDocs.map(otherRow).join('\n')}</tbody></table></section></main></body></html>`
}

function otherRow({ method, path, summary, access, errors }: RouteDoc): string {
  return `<tr><td><code>${method} ${escapeHtml(path)}</code></td>
<td>${escapeHtml(summary)}${needs(access)}</td><td>${codesOf(errors)}</td></tr>`
}

function row({ call }: DescribedCall): string {
  return `<tr><td><code>${call.method} ${escapeHtml(call.path)}</code></td>
<td>${escapeHtml(call.summary)}${needs(call.access)}</td><td>${codesOf(call.errors)}</td><td>${call.rate}</td></tr>`
}

const needs = (access: string): string => (access === 'session' ? '' : ' Needs no session.')
const codesOf = (errors: readonly string[]): string => [...new Set(errors)].sort().join(', ')

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:72rem;margin:0 auto;padding:2rem 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-top:1px solid #8886}
code{overflow-wrap:anywhere}h2{margin-top:2.5rem}`

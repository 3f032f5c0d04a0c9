import { CASE_PDF_PATH, LIVE_EVENTS_PATH } from 'contract'
import type { BoundCall } from '../http/bound-call.ts'
import { escapeHtml } from '../http/escape-html.ts'

/** The calls as a plain page: no script, its one style sheet under the nonce. */
export function docsPage(calls: readonly BoundCall[], nonce: string): string {
  const groups = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? '')
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
carry in the header <code>x-csrf-token</code>. <code>GET ${LIVE_EVENTS_PATH}</code> is a stream of Server-Sent Events,
<code>GET ${CASE_PDF_PATH}</code> a case as a file to save.</p>
${sections.join('\n')}</main></body></html>`
}

function row({ call }: BoundCall): string {
  const open = call.access !== 'session' ? ' Needs no session.' : ''
  return `<tr><td><code>${call.method} ${escapeHtml(call.path)}</code></td>
<td>${escapeHtml(call.summary)}${open}</td><td>${[...new Set(call.errors)].sort().join(', ')}</td><td>${call.rate}</td></tr>`
}

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:72rem;margin:0 auto;padding:2rem 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-top:1px solid #8886}
code{overflow-wrap:anywhere}h2{margin-top:2.5rem}`

import { VIEWER } from './register-viewer.ts'

/** The page of the reference: a header, and the element in which the viewer renders the document. */
export function docsPage(nonce: string): string {
  return `<!doctype html>
<html lang="en-US" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference | Navdesk</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="${VIEWER}/swagger-ui.css">
<link rel="stylesheet" href="${VIEWER}/viewer.css">
<script nonce="${nonce}" defer src="${VIEWER}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}" defer src="${VIEWER}/start-viewer.js"></script>
</head>
<body>
<a class="skip" href="#reference">Skip to content</a>
<header class="page-header">
<a href="/">Back to Navdesk</a>
<a href="/api/docs/json">OpenAPI document (JSON)</a>
</header>
<main id="reference" tabindex="-1">
<h1>API reference</h1>
<div id="viewer"><p>Loading the reference…</p></div>
<noscript><p>The reference needs JavaScript. All of it is in the <a href="/api/docs/json">OpenAPI document</a> too.</p></noscript>
</main>
</body>
</html>`
}

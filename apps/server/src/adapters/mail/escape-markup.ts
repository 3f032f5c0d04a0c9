const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// Control characters mean nothing in a page, and some of them are not allowed in one.
const CONTROL = /(?![\t\n])\p{Cc}/gu

/** A text as it stands in HTML or XML, between tags or inside quoted attributes: whatever it says is shown, nothing is run. */
export function escapeMarkup(text: string): string {
  return text.replace(CONTROL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

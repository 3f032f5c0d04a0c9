const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// Control characters have no meaning in a page, and some are not allowed.
const CONTROL = /(?![\t\n])\p{Cc}/gu

/** Escapes a text for HTML or XML, between tags or inside quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(CONTROL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

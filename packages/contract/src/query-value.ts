/**
 * Converts a value of a query to the type of its schema. Only exact texts of numbers and flags are converted; anything else stays a
 * text, which the schema then refuses.
 */
export function queryValue(schema: { readonly type?: unknown } | undefined, text: string): unknown {
  if (schema?.type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

type JsonSchema = { [keyword: string]: unknown }

/**
 * Moves the definitions inside schemas to `components`, as OpenAPI requires. Each call of `hoist` adds to `components` and returns a schema
 * that refers to it.
 */
export function hoistSchemas(): { components: { [name: string]: JsonSchema }; hoist(schema: unknown): JsonSchema } {
  const components: { [name: string]: JsonSchema } = {}

  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (typeof value !== 'object' || value === null) return value
    const { $defs, $id: _, $ref, ...rest } = value as JsonSchema
    for (const [name, schema] of Object.entries($defs ?? {})) {
      if (name in components) continue
      components[name] = {}
      components[name] = hoist(schema)
    }
    const present = Object.entries(rest).filter(([, inner]) => inner !== undefined)
    const own = Object.fromEntries(present.map(([keyword, inner]) => [keyword, rewrite(inner)]))
    return typeof $ref === 'string' ? { ...own, $ref: `#/components/schemas/${$ref.split('/').at(-1)}` } : own
  }

  const hoist = (schema: unknown): JsonSchema => rewrite(schema) as JsonSchema
  return { components, hoist }
}

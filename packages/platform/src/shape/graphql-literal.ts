import { type ConstValueNode, GraphQLError, Kind, Lexer, parseConstValue, Source, TokenKind } from 'graphql'

/** The error for an invalid or too large literal. `position` counts characters from 1. */
export type LiteralProblem = { problem: 'syntax' | 'depth' | 'tokens'; position: number; reason: string }

/** Limits of a literal: the depth of its brackets, and the number of its tokens. */
export type LiteralBounds = { depth: number; tokens: number }

/** A problem, thrown within this file only. */
class LiteralError extends Error {
  readonly literal: LiteralProblem
  constructor(literal: LiteralProblem) {
    super(literal.reason)
    this.literal = literal
  }
}

/**
 * Reads a value in GraphQL notation, such as `{ Status: { in: ["Open"] } }`: objects, lists, texts, numbers, booleans and null.
 *
 * @returns the value as `JSON.parse` would return it, or the problem.
 */
export function parseGraphqlLiteral(text: string, bounds: LiteralBounds): { value: unknown } | LiteralProblem {
  try {
    // The lexer checks the depth before the recursive parser runs.
    checkSize(text, bounds)
    return { value: literalOf(parseConstValue(text, { maxTokens: bounds.tokens })) }
  } catch (error) {
    if (error instanceof LiteralError) return error.literal
    if (!(error instanceof GraphQLError)) throw error
    return { problem: 'syntax', position: (error.positions?.[0] ?? 0) + 1, reason: error.message }
  }
}

function checkSize(text: string, bounds: LiteralBounds): void {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  let tokens = 0
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    const position = token.start + 1
    tokens += 1
    if (tokens > bounds.tokens) throw new LiteralError({ problem: 'tokens', position, reason: 'the text is too long' })
    if (token.kind === TokenKind.BRACE_L || token.kind === TokenKind.BRACKET_L) depth += 1
    if (token.kind === TokenKind.BRACE_R || token.kind === TokenKind.BRACKET_R) depth -= 1
    if (depth > bounds.depth) throw new LiteralError({ problem: 'depth', position, reason: 'it is nested too deeply' })
  }
}

function literalOf(node: ConstValueNode): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return objectOf(node.fields.map(({ name, value, loc }) => [name.value, value, loc?.start ?? 0]))
    case Kind.LIST:
      return node.values.map(literalOf)
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value
    case Kind.NULL:
      return null
    case Kind.ENUM:
      throw new LiteralError({
        problem: 'syntax',
        position: (node.loc?.start ?? 0) + 1,
        reason: `${node.value} is a text without quotation marks`,
      })
  }
}

function objectOf(fields: readonly (readonly [name: string, value: ConstValueNode, start: number])[]): object {
  const values = new Map<string, unknown>()
  for (const [name, value, start] of fields) {
    if (values.has(name)) {
      throw new LiteralError({ problem: 'syntax', position: start + 1, reason: `${name} stands there twice` })
    }
    values.set(name, literalOf(value))
  }
  return Object.fromEntries(values)
}

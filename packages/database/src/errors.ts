export type DatabaseErrorKind =
  | 'unique_violation'
  | 'foreign_key'
  | 'check'
  | 'not_null'
  | 'invalid_value'
  | 'serialization'
  | 'timeout'
  | 'unavailable'
  | 'plan_changed'
  | 'other'

/** The constraint, table and column that PostgreSQL named for the refused value. */
export interface DatabaseErrorFacts {
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  readonly detail?: string
}

/**
 * The error of every failed statement.
 * Callers branch on `kind`; `code` is the SQLSTATE, absent when the server was not reached;
 * `constraint` names the broken constraint for `unique_violation`, `foreign_key` and `check`, `column` the field for `not_null`.
 */
export class DatabaseError extends Error {
  readonly kind: DatabaseErrorKind
  readonly code: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly detail: string | undefined

  constructor(kind: DatabaseErrorKind, message: string, facts: DatabaseErrorFacts = {}, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseError'
    this.kind = kind
    this.code = facts.code
    this.constraint = facts.constraint
    this.table = facts.table
    this.column = facts.column
    this.detail = facts.detail
  }
}

/** Converts an error of the driver to a `DatabaseError`; a `DatabaseError` is returned unchanged. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (!(error instanceof Error)) return new DatabaseError('other', String(error), {}, error)
  const facts = factsOf(error)
  return new DatabaseError(kindOf(facts.code, error.message), error.message, facts, error)
}

const KIND_BY_SQLSTATE: Readonly<Record<string, DatabaseErrorKind>> = {
  '23505': 'unique_violation',
  '23503': 'foreign_key',
  '23001': 'foreign_key',
  '23514': 'check',
  '23502': 'not_null',
  '57014': 'timeout',
  '55P03': 'timeout',
  '25P03': 'timeout',
  '0A000': 'other',
}

const KIND_BY_CLASS: Readonly<Record<string, DatabaseErrorKind>> = {
  '08': 'unavailable',
  '22': 'invalid_value',
  '40': 'serialization',
  '53': 'unavailable',
  // A value too large for an index row or a search vector is an invalid value of the caller.
  '54': 'invalid_value',
  '57': 'unavailable',
}

// These errors of the driver have a message but no code.
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection/i

// 0A000 covers every unsupported feature; only this message means that a prepared plan went stale.
const STALE_PLAN = 'cached plan must not change result type'

function kindOf(code: string | undefined, message: string): DatabaseErrorKind {
  if (code === undefined) return LOST_CONNECTION.test(message) ? 'unavailable' : 'other'
  if (code === '0A000' && message.includes(STALE_PLAN)) return 'plan_changed'
  // Codes of the operating system (ENOENT for a missing socket, ECONNREFUSED, ECONNRESET, EPIPE ...).
  if (/^E[A-Z]+$/.test(code)) return 'unavailable'
  return KIND_BY_SQLSTATE[code] ?? KIND_BY_CLASS[code.slice(0, 2)] ?? 'other'
}

function factsOf(error: Error): DatabaseErrorFacts {
  const facts: Record<string, string> = {}
  for (const key of ['code', 'constraint', 'table', 'column', 'detail'] as const) {
    const value: unknown = Reflect.get(error, key)
    if (typeof value === 'string') facts[key] = value
  }
  return facts
}

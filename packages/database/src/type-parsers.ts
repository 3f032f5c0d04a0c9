import pg from 'pg'

type Parser = (text: string) => unknown

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INTERVAL = 1186
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
const DATE_ARRAY = 1182
const TIMESTAMPTZ_ARRAY = 1185
const TEXT_ARRAY = 1009

/**
 * Parses column texts to JavaScript values on every connection of this package: `timestamptz` as an ISO string with
 * milliseconds and `Z`, `date` as `YYYY-MM-DD`, `int8` as a number while it is exact (else its text), `numeric` as a
 * number, and arrays of these; all other types as the driver parses them.
 */
export function typeParsers(): pg.CustomTypesConfig {
  const own = new Map<number, Parser>([
    [INT8, parseInt8],
    [NUMERIC, Number],
    [DATE, String],
    [TIMESTAMP, String],
    [INTERVAL, String],
    [TIMESTAMPTZ, parseTimestamp],
    [INT8_ARRAY, arrayOf(parseInt8)],
    [NUMERIC_ARRAY, arrayOf(Number)],
    [DATE_ARRAY, arrayOf(String)],
    [TIMESTAMPTZ_ARRAY, arrayOf(parseTimestamp)],
  ])
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format === 'binary' ? undefined : own.get(oid)) ?? pg.types.getTypeParser(oid, format as 'text'),
  }
}

function parseInt8(text: string): number | string {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const UTC_TEXT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/

function parseTimestamp(text: string): string {
  const parts = UTC_TEXT.exec(text)
  if (parts !== null) return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`
  // Another offset (a session that set its own time zone); infinity and years before Christ stay as they are.
  const instant = new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString()
}

function arrayOf(parse: Parser): Parser {
  const parseTexts = pg.types.getTypeParser(TEXT_ARRAY as number, 'text')
  return (text) => mapDeep(parseTexts(text), parse)
}

function mapDeep(value: unknown, parse: Parser): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, parse))
  return typeof value === 'string' ? parse(value) : value
}

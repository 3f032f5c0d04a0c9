import { errorCatalogue } from 'contract'
import type { ErrorStyle } from 'server/testing'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

const exactly = { additionalProperties: false } as const
const text = Type.String({ minLength: 1, maxLength: 2_000 })
/** The name of a field as it was asked, which may be no text at all. */
const nameOrNull = Type.Union([Type.String({ maxLength: 100 }), Type.Null()])
const code = Type.Union(Object.keys(errorCatalogue).map((each) => Type.Literal(each)))
const matchResult = Type.Object(
  {
    apiName: text,
    isAllowSave: Type.Boolean(),
    matchRecordIds: Type.Array(text, { minItems: 1 }),
    matchRule: text,
    objectLabel: text,
    objectLabelPlural: text,
    themeInfo: Type.Union([Type.Object({}), Type.Null()]),
  },
  exactly,
)
const entry = Type.Object(
  {
    constituentField: Type.Null(),
    duplicateRecordError: Type.Union([
      Type.Object({ matchResults: Type.Array(matchResult, { minItems: 1 }) }, exactly),
      Type.Null(),
    ]),
    errorCode: code,
    field: nameOrNull,
    fieldLabel: nameOrNull,
    message: text,
  },
  exactly,
)

const list = Type.Array(Type.Object({ errorCode: code, message: text }, exactly), { minItems: 1, maxItems: 1 })
const shapes = {
  list: Compile(list),
  // What does not exist is refused like a read.
  write: Compile(
    Type.Union([
      list,
      Type.Object(
        {
          message: text,
          statusCode: Type.Integer({ minimum: 400, maximum: 499 }),
          enhancedErrorType: Type.Literal('RecordError'),
          output: Type.Object(
            {
              errors: Type.Array(entry, { maxItems: 1 }),
              fieldErrors: Type.Record(
                Type.String({ maxLength: 100 }),
                Type.Array(entry, { minItems: 1, maxItems: 1 }),
              ),
            },
            exactly,
          ),
        },
        exactly,
      ),
    ]),
  ),
  problem: Compile(
    Type.Object(
      {
        type: Type.Literal('about:blank'),
        title: text,
        status: Type.Integer({ minimum: 400, maximum: 499 }),
        code,
        field: Type.Optional(text),
        rules: Type.Optional(Type.Array(text, { minItems: 1 })),
      },
      exactly,
    ),
  ),
  page: Compile(text),
} satisfies Record<ErrorStyle, unknown>

/** What is wrong with the body of a refusal that must have one of these shapes; null when nothing is. */
export function errorShapeFault(body: unknown, styles: readonly ErrorStyle[]): string | null {
  if (styles.some((style) => shapes[style].Check(body))) return null
  return `a refusal has none of the shapes ${styles.join()}: ${JSON.stringify(body)?.slice(0, 500)}`
}

import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** @returns a check that throws an Error when an answer is not of the shape that the contract promises. */
export function answerCheck(name: string, schema: TSchema): (answer: unknown) => void {
  let validator: Validator | undefined
  return (answer) => {
    validator ??= Compile(schema)
    if (validator.Check(answer)) return
    const { instancePath, message } = validator.Errors(answer)[0] ?? { instancePath: '', message: 'unknown' }
    throw new Error(`The answer of ${name} breaks the contract at ${instancePath || '/'}: ${message}`)
  }
}

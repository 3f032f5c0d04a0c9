import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'

export type UploadInput = { headers: Record<string, string>; payload: string }

type Part = { name: string; fileName: string | null; text: string }

const BOUNDARY = 'fuzzfuzzfuzz'

const fileName = fc.oneof(fc.constantFrom('a.txt', 'notes.csv', 'a.pdf', '../a', 'ä.svg', 'C:\\x\\a.txt'), hostileText)
const words = fc.constantFrom('Some words', 'a,b\n1,2\n', 'ä', '')

const file = fc.record({ name: fc.constant('fileData'), fileName, text: words })
const title = fc.record({
  name: fc.constantFrom('title', 'description'),
  fileName: fc.constant(null),
  text: fc.constant('Words'),
})

/** A file with its texts, in any order. */
const wholeForm: fc.Arbitrary<Part[]> = fc
  .tuple(file, fc.uniqueArray(title, { selector: ({ name }) => name, maxLength: 2 }), fc.boolean())
  .map(([first, texts, isFirst]) => (isFirst ? [first, ...texts] : [...texts, first]))

const oddForm: fc.Arbitrary<Part[]> = fc.array(
  fc.record({
    name: fc.constantFrom('fileData', 'fileData', 'file', 'title', 'description', 'contentDocumentId', '__proto__', ''),
    fileName: fc.option(fileName),
    text: fc.oneof(words, hostileText),
  }),
  { maxLength: 9 },
)

/** How a form is damaged in transit: mostly not at all. */
const breaks: readonly ((input: UploadInput, place: number) => UploadInput)[] = [
  ({ headers, payload }, place) => ({ headers, payload: payload.slice(0, place % (payload.length + 1)) }),
  ({ headers, payload }) => ({ headers, payload: payload.replaceAll('\r\n', '\n') }),
  ({ headers, payload }) => ({ headers, payload: payload.replace(`--${BOUNDARY}--`, `--${BOUNDARY}`) }),
  ({ headers, payload }) => ({ headers, payload: payload.replaceAll('form-data', 'attachment') }),
  ({ headers, payload }) => ({
    headers,
    payload: payload.replace('\r\n\r\n', `\r\nX-Odd: ${'x'.repeat(20_000)}\r\n\r\n`),
  }),
  ({ headers, payload }) => ({ headers, payload: payload.replace('\r\n\r\n', `${'\r\nX-Odd: x'.repeat(60)}\r\n\r\n`) }),
  ({ payload }) => ({ headers: { 'content-type': 'multipart/form-data' }, payload }),
  ({ payload }) => ({ headers: { 'content-type': 'multipart/form-data; boundary=other' }, payload }),
  ({ payload }) => ({ headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` }, payload }),
  ({ payload }) => ({ headers: { 'content-type': 'multipart/mixed; boundary=fuzzfuzzfuzz' }, payload }),
  ({ headers, payload }) => ({ headers, payload: payload + payload }),
]

/** Forms with a file, whole, unusual or broken. */
export const uploads: fc.Arbitrary<UploadInput> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: wholeForm }, { weight: 1, arbitrary: oddForm }),
    fc.option(fc.tuple(fc.constantFrom(...breaks), fc.nat(10_000)), { freq: 2 }),
  )
  .map(([parts, change]) => {
    const created = formOf(parts)
    return change === null ? created : change[0](created, change[1])
  })

function formOf(parts: readonly Part[]): UploadInput {
  const lines = parts.map(({ name, fileName: value, text }) => {
    const isFile = value === null ? '' : `; filename="${value.slice(0, 400).replace(/[\r\n"]/g, '')}"`
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${isFile}\r\n\r\n${text}\r\n`
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${lines.join('')}--${BOUNDARY}--\r\n`,
  }
}

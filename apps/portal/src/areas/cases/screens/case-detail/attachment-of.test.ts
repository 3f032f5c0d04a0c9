import { expect, it } from 'vitest'
import { createDateFormats } from '../../../../format/dates.ts'
import { attachmentOf } from './StoredFiles.tsx'
import type { ScanState } from './support-case.ts'

const FORMATS = createDateFormats('UTC')
const READER = '005000000000001AAA'

const shown = (scanState: ScanState | '', { name = 'log.txt', authorId = '005000000000002AAA' } = {}) => {
  const file = {
    id: '06A000000000001AAA',
    attachedTo: '500000000000001AAA',
    name,
    bytes: 2048,
    versionId: '068000000000001AAA',
    author: 'Mara Okafor',
    authorId,
    created: '2026-11-20T10:00:00.000Z',
    scanState,
    sha256: '',
  }
  const reader = { formats: FORMATS, now: Date.parse('2026-11-20T12:00:00Z'), readerId: READER }
  const { state, meta, href, hasPreview, error } = attachmentOf(file, reader)
  return { state, said: String(meta).split(' · ')[3], isOpen: href !== undefined, hasPreview, error }
}

it('says of a file what its virus scan has found, and opens it for those who may', () => {
  const own = { authorId: READER }
  const [stored, open] = [
    { state: 'stored', said: undefined, error: undefined },
    { isOpen: true, hasPreview: true },
  ]
  const shut = { isOpen: false, hasPreview: undefined, error: undefined }
  const checked = { state: 'scanning', said: 'Being checked for viruses', error: undefined }
  const unchecked = { state: 'scanning', said: 'Too large to be checked for viruses', error: undefined }
  expect([shown(''), shown('NotScanned'), shown('Clean')]).toEqual([1, 2, 3].map(() => ({ ...stored, ...open })))
  expect([shown('Pending'), shown('Pending', own)]).toEqual([
    { ...checked, ...shut },
    { ...checked, ...open },
  ])
  expect([shown('TooLarge'), shown('TooLarge', own)]).toEqual([
    { ...unchecked, ...shut },
    { ...unchecked, ...open },
  ])
  for (const reader of [{}, own]) {
    expect(shown('Quarantined', reader)).toMatchObject({
      state: 'failed',
      isOpen: false,
      error: 'Refused: a virus was found in this file.',
    })
    expect(shown('Held', reader)).toMatchObject({ state: 'stored', isOpen: false })
  }
})

it('offers a preview of pictures, PDFs and texts alone', () => {
  const names = ['a.png', 'a.JPG', 'a.gif', 'a.pdf', 'a.csv', 'a.log', 'a.zip', 'a.svg', 'a.html', 'pdf']
  expect(names.filter((name) => shown('Clean', { name }).hasPreview)).toEqual(names.slice(0, 6))
})

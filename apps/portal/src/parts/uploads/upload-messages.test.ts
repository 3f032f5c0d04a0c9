import { limits } from 'contract'
import { expect, it } from 'vitest'
import { uploadMessages } from './upload-messages.ts'

it('shows the size of a file that is too large, also if it exceeds the limit by one byte', () => {
  const unsuccessful = 'Your document upload has been unsuccessful: the file is'
  expect(uploadMessages.tooLarge(2 * 1024 ** 3)).toBe(`${unsuccessful} 2 GB; the limit is 800 MB.`)
  expect(uploadMessages.tooLarge(limits.attachmentBytes + 1)).toBe(
    `${unsuccessful} a little more than 800 MB; the limit is 800 MB.`,
  )
})

import { expect, it } from 'vitest'
import { allMethods } from './served-methods.ts'

// Addresses are kept in histories and logs.
it('accepts personal data, links and free text by POST only', () => {
  const personal = /mail|firstName|lastName|^name$|phone|token|reason|comment/i
  const takers = allMethods.filter(({ parameters }) =>
    Object.keys(parameters.properties).some((name) => personal.test(name)),
  )
  expect(takers.map(({ methodName }) => methodName)).toEqual(
    expect.arrayContaining([
      'sendVerificationEmail',
      'createCase',
      'sendCaseLink',
      'readLink',
      'readStopLink',
      'confirmAddress',
      'stopAlertMails',
    ]),
  )
  expect(takers.filter(({ readOnly }) => readOnly === true)).toEqual([])
})

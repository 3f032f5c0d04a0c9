import { expect, it } from 'vitest'
import { errorText } from './errors.ts'
import { failureTexts, filledText } from './failure-texts.ts'

it('says what the specification says, letter for letter', () => {
  expect(Object.values(failureTexts)).toEqual(
    expect.arrayContaining([
      "Passwords don't match.",
      'Invalid password. Please verify below instructions and try again',
      'Sorry your password is incorrect. Please try again.',
      'Enter a valid email address, such as {email}.',
      'End Date cannot be before Start Date.',
      'Start Date is required.',
      'End Date is required.',
      'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
      'Email is being used by another user',
      'Your session has timed out. Try again.',
      'Your session has expired. Please Sign In again to continue.',
      'Could not create support case for the raised issue.',
      'Sorry, We Were Unable to Create Your Case',
      'Your document upload has been unsuccessful',
      'Unable to Create Contact',
      'Your password was unable to be updated.',
      'Your password was not reset due to technical error. Please try it after sometime.',
      'We are currently unable to reset your JDM available downloads at this time. Please contact support for further assistance.',
      'Sorry, there were no results found',
      'No items to display.',
      'You do not have any recent cases.',
    ]),
  )
})

it('fills in the facts, and has the same texts as the errors of the server', () => {
  const facts = { email: 'name@company.com' }
  expect(filledText(failureTexts.INVALID_EMAIL, facts)).toBe('Enter a valid email address, such as name@company.com.')
  expect(errorText('INVALID_EMAIL', facts)).toBe(filledText(failureTexts.INVALID_EMAIL, facts))
})

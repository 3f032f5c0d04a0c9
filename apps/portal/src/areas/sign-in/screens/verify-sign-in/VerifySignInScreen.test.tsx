import { cleanup, fireEvent, screen } from '@testing-library/react'
import { auth } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { VerifySignInScreen } from './VerifySignInScreen.tsx'

afterEach(cleanup)

/** Renders the screen over a server that gives one answer to all codes, and records them. */
const show = (answer: () => Promise<unknown>) =>
  showToVisitor(VerifySignInScreen, { path: '/login/verify', at: '/login/verify?startURL=%2Fcase-manager', answer })

const refused = (body: object) => async () => {
  throw new FetchError('/auth', { status: 400, statusText: '', body: { title: 'Refused.', ...body } })
}

function submit(code: string): void {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
}

it('asks for a code without a call, and says at it what is wrong', async () => {
  const asked = show(refused({ title: 'This code is not correct.', code: 'CODE_INCORRECT', field: 'code' }))
  submit(' ')
  expect(screen.getByText('Enter the code.')).toBeTruthy()
  expect(asked).toEqual([])
  submit(' 123 456 ')
  expect(await screen.findByText('This code is not correct.')).toBeTruthy()
  expect(asked).toEqual([{ path: auth.verifySignIn.path, body: { code: '123 456' } }])
  expect(document.activeElement).toBe(screen.getByLabelText('Code'))
})

it('leads back to the password, with the address to go to, when the step has ended', async () => {
  show(
    refused({
      title: 'This step was not started in this browser, or took longer than ten minutes. Start again.',
      code: 'STEP_EXPIRED',
    }),
  )
  submit('123456')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This step was not started in this browser, or took longer than ten minutes. Start again.',
  )
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/login?startURL=%2Fcase-manager')
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { KeptPostScreen } from './KeptPostScreen.tsx'

afterEach(cleanup)

it('keeps the input, to post it again after signing in', () => {
  const fields = [
    ['form', 'case'],
    ['case-subject', 'Chart <missing>'],
    ['case-description', 'First line.\nSecond line.'],
  ] as const
  const kept = { address: '/case-manager/Open-a-Case?tail=N1', fields }
  const unused = () => Promise.reject(new Error('nothing is read'))
  renderScreen(() => <KeptPostScreen kept={kept} />, { path: '/x', at: '/x', isSignedIn: false, fetch: unused })
  expect(
    screen.getByRole('heading', { name: 'Your session has expired. Please Sign In again to continue.' }),
  ).toBeTruthy()
  const signIn = screen.getByRole('link', { name: /^Sign In/ })
  expect([signIn.getAttribute('href'), signIn.getAttribute('target')]).toEqual(['/login', '_blank'])
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with what you typed' }).form
  if (!form) throw new Error('the button is in no form')
  expect([form.method, form.getAttribute('action'), [...new FormData(form)]]).toEqual(['post', kept.address, fields])
})

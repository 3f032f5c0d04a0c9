import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { CaseLinkScreen } from './CaseLinkScreen.tsx'

afterEach(cleanup)

const SENT = 'If this address opened the case, we sent it a link. Nothing there? Look in your junk folder.'

it('asks for another link to a case, and keeps what was typed where that fails', async () => {
  const answers = [refused(500, 'UNKNOWN'), ok({ resendAfterSeconds: 30 })]
  const service = scriptedService({ sendCaseLink: () => answers.shift() ?? refused(500, 'UNKNOWN') })
  renderScreen(CaseLinkScreen, {
    path: '/guest-case-link',
    at: '/guest-case-link',
    fetch: service.fetch,
    isSignedIn: false,
  })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send link' }))
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  send()
  expect(screen.getByText('Enter the eight digits of the case number.')).toBeTruthy()
  expect(screen.getByText('Enter a valid email address, such as name@company.com.')).toBeTruthy()
  fireEvent.change(field('Case number'), { target: { value: '00419015 ' } })
  fireEvent.change(field('E-mail'), { target: { value: 'ada@elsewhere.example' } })
  send()
  expect((await screen.findByRole('alert')).textContent).toContain('The service did not answer as it should.')
  expect(field('Case number').value).toBe('00419015 ')
  send()
  expect(await screen.findByText(SENT)).toBeTruthy()
  expect(service.asked.map(({ body }) => body)).toEqual(
    Array(2).fill({ caseNumber: '00419015', emailAddress: 'ada@elsewhere.example' }),
  )
})

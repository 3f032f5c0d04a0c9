import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { StopMailsScreen } from './StopMailsScreen.tsx'

afterEach(cleanup)

const show = (answer: ReturnType<typeof ok>) => {
  const service = scriptedService({ 'AlertController/readStopLink': answer })
  renderScreen(StopMailsScreen, {
    path: '/unsubscribe/:token',
    at: '/unsubscribe/the-token',
    fetch: service.fetch,
    isSignedIn: false,
  })
  return service
}

it('says at once that a link is dead, and asks for that by a call whose address does not hold the token', async () => {
  const { asked } = show(ok({ isValid: false }))
  expect(screen.getByRole('button', { name: 'Stop these e-mails' })).toBeTruthy()
  const dead = await screen.findByRole('alert')
  expect(dead.textContent).toContain('This link is no longer valid.')
  expect(screen.queryByRole('button', { name: 'Stop these e-mails' })).toBeNull()
  expect(
    asked.map(({ method, path, query, body }) => [
      method,
      `${path}${JSON.stringify(query ?? {})}`.includes('the-token'),
      body,
    ]),
  ).toEqual([['POST', false, { token: 'the-token' }]])
})

for (const [name, answer] of [
  ['a good link', ok({ isValid: true })],
  ['a server that does not answer', refused(503, 'SERVICE_UNAVAILABLE')],
] as const) {
  it(`keeps the button with ${name}`, async () => {
    const { asked } = show(answer)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await Promise.resolve()
    expect(screen.getByRole('button', { name: 'Stop these e-mails' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
}

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ok, scriptedService } from '../testing/scripted-service.ts'
import { AlertNews } from './AlertNews.tsx'

afterEach(cleanup)

const [TURN, TERRAIN] = ['a04000000000001AAA', 'a04000000000002AAA']

const Band = () => <AlertNews as="band" />

function show(at: string, unconfirmed: readonly { id: string; title: string }[]): void {
  const { fetch } = scriptedService({ 'AlertController/getUnreadAlerts': ok({ alertIds: [], unconfirmed }) })
  renderScreen(Band, { path: at.split('?')[0] ?? at, at, fetch })
}

it('names the newest critical alert on every page until it is confirmed, and counts the others', async () => {
  const alerts = [
    { id: TURN, title: 'Wrong turn' },
    { id: TERRAIN, title: 'Terrain is shifted' },
  ]
  show('/legal', alerts)
  const band = within(await screen.findByRole('region', { name: 'Critical alerts' }))
  expect(band.getByText('Critical alert:').parentElement?.textContent).toBe('Critical alert: Wrong turn')
  const links = band.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Wrong turn', `/product-alert?id=${TURN}`],
    ['1 more', '/product-alerts/all'],
    ['Read and confirm', `/product-alert?id=${TURN}`],
  ])
  cleanup()
  // On its own page it is the first element, with the button that confirms it.
  show(`/product-alert?id=${TURN}`, alerts)
  expect((await screen.findByRole('region', { name: 'Critical alerts' })).textContent).toContain('Terrain is shifted')
})

it('shows no band when all critical alerts are confirmed', async () => {
  const { fetch, asked } = scriptedService({ 'AlertController/getUnreadAlerts': ok({ alertIds: [], unconfirmed: [] }) })
  renderScreen(Band, { path: '/', at: '/', fetch })
  await expect.poll(() => asked.length).toBe(1)
  expect(screen.queryByRole('region', { name: 'Critical alerts' })).toBeNull()
})

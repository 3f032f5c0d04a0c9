import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noOffers } from '../../site/offers.ts'
import { supportTimesAt } from '../../testing/support-times.ts'
import { showErrorScreen } from './show-error-screen.tsx'

it('replaces a page that is gone, with the reference and a link that loads the home page', async () => {
  document.body.innerHTML = '<p>half a page</p>'
  await act(async () =>
    showErrorScreen(document, {
      session: null,
      offers: noOffers,
      brand: { name: 'Navdesk', company: 'Calder Aerodata', logoUrl: null, logoDarkUrl: null, iconUrl: null },
      shop: {},
      sessionNotice: null,
      publicDemo: false,
      urgentPhone: null,
      supportTimes: supportTimesAt(0),
      companySignIn: false,
      communityId: '0DB000000000001GAA',
      analytics: null,
      theme: 'system',
      cookieChoices: null,
      renderedAtMs: 0,
      reference: 'r-42',
      posted: null,
      ahead: [],
      json: '',
      origin: 'https://portal.example',
      nonce: undefined,
      styles: '',
    }),
  )
  expect(screen.getByText('Reference r-42')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  expect(document.body.textContent).not.toContain('half a page')
})

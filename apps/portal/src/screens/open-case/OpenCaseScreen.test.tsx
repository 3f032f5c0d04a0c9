import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listOf, offered } from '../../testing/records.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../testing/scripted-service.ts'
import { OpenCaseScreen } from './OpenCaseScreen.tsx'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const choices = {
  'picklist-values/012000000000000AAA': ok({ eTag: 'e', picklistFieldValues: {} }),
  'Product2/AllProducts': ok(listOf('Product2', 'AllProducts', [])),
  'Aircraft__c/AllAircraft': ok(listOf('Aircraft__c', 'AllAircraft', [])),
  'Subscription__c/AllServices': ok(listOf('Subscription__c', 'AllServices', [])),
}

const show = (answers: Parameters<typeof scriptedService>[0], profile: string) =>
  renderScreen(OpenCaseScreen, {
    path: '/case-manager/Open-a-Case',
    at: '/case-manager/Open-a-Case',
    fetch: scriptedService(answers).fetch,
    profile,
  })

it('is there for those to whom the platform offers to open a case, whatever their profile', async () => {
  show({ ...choices, 'actions/global': ok(offered('OpenCase')) }, 'Agent')
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
  cleanup()
  show({ ...choices, 'actions/global': ok(offered()) }, 'Customer')
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('asks again what it could not learn', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(offered('OpenCase'))]
  show({ ...choices, 'actions/global': () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR') }, 'Customer')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Subject')).toBeTruthy()
})

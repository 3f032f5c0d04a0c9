import type { DevClient } from 'dev-env'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

const UI_API = '/services/data/v65.0/ui-api'

/** Closes the open requests for removal of a person, so that the form is offered again. */
async function closeRequests(person: DevClient, agent: DevClient): Promise<void> {
  const { body } = await person.post(`${UI_API}/list-records/Case/MyCases`, {
    fields: ['Case.Subject'],
    where: { and: [{ Request__c: { eq: 'Account removal' } }, { IsClosed: { eq: false } }] },
  })
  for (const { id } of (body as { records: { id: string }[] }).records) {
    const { status, text } = await agent.patch(`${UI_API}/records/${id}`, { fields: { Status: 'Closed' } })
    expect(status, text).toBe(200)
  }
}

test('people see what is stored of them, download it, and request their removal', async ({
  openBrowser,
  product,
  savedSignIn,
}) => {
  await closeRequests(await savedSignIn('ines'), await savedSignIn('jonas'))
  const page = await openBrowser('ines', { viewport: widths.phone })
  await visit(page, '/account/personal')
  await page.getByRole('link', { name: 'Data & Privacy' }).click()
  await expect(page.getByText('Functional cookies are on')).toBeVisible()
  await expect(page.getByText('You chose this on')).toBeVisible()

  const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href')
  const file = await page.request.get(address ?? '')
  expect(file.headers()['content-disposition']).toContain('own-data.json')
  const data = await file.json()
  expect(data.User.records).toMatchObject([{ Email: people.ines }])

  await page.getByRole('link', { name: 'Request removal' }).click()
  const reason = page.getByLabel('Why do you want to leave?')
  await expect(reason).toBeFocused()
  await expectAccessible(page)
  await reason.fill('We fly no more.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You asked for your account to be removed')).toBeVisible()
  const caseLink = page.getByRole('link', { name: /^Open case/ })
  const number = /\d+/.exec((await caseLink.textContent()) ?? '')?.[0] ?? 'no number'
  await caseLink.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Remove my account' })).toBeVisible()
  const subjects = async () => (await product.mailbox()).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(`[${number}] A person asks to be removed`)
})

test('without JavaScript people request their removal', { tag: '@long' }, async ({ openBrowser, savedSignIn }) => {
  await closeRequests(await savedSignIn('lena'), await savedSignIn('jonas'))
  const page = await openBrowser('lena', { hasJavaScript: false })
  await page.goto('/account/privacy')
  await expect(page.getByText(/The request goes to your account manager, .+, who contacts you first/)).toBeVisible()
  await page.getByRole('link', { name: 'Request removal' }).click()
  await page.getByLabel('Why do you want to leave?').fill('We fly no more.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You asked for your account to be removed')).toBeVisible()
})

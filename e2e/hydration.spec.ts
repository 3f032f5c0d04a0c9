import { callsOf, expect, test, untilAlive, visit } from './product.ts'

const pages = ['/', '/case-manager', '/case-manager?list=all&status=Closed', '/case-manager/Open-a-Case']

for (const address of pages) {
  test(`${address} is taken over without asking again for what it holds`, async ({ openBrowser, watched }) => {
    const page = await openBrowser('mara')
    await visit(page, address)
    // The stream of live changes is the last thing that a page opens by itself.
    await expect.poll(() => watched(page).requests.some((request) => request.url().endsWith('/events'))).toBe(true)
    expect(callsOf(watched(page).requests)).toEqual([])
  })
}

test('a list that is not there for this person is taken over with its notice', async ({ openBrowser, watched }) => {
  const page = await openBrowser('jonas')
  await visit(page, '/case-manager')
  await expect(page.getByText('The cases could not be loaded.')).toBeVisible()
  expect(callsOf(watched(page).requests)).toEqual([])
})

test('a page that cannot be taken over says so under its reference, and loads anew from there', async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { expects: [/hydrat|#418|TrustedHTML|Trusted Type/i] })
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Welcome, ', 'Good morning, ') })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side.' })).toBeVisible()
  await expect(page.getByText(/^Reference \S+/)).toBeVisible()
  await page.unroute('/')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await untilAlive(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
})

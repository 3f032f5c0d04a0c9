import { callsOf, expect, test, visit } from './product.ts'

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

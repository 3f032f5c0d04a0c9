import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

for (const [width, viewport] of Object.entries(widths)) {
  test(`people see what is stored, save it, and ask once to be removed, ${width}`, async ({ openBrowser, product }) => {
    const person = width === 'phone' ? 'ines' : 'theo'
    const page = await openBrowser(person, { viewport, expects: [/ERR_INTERNET_DISCONNECTED/] })
    await visit(page, '/account/personal')
    await page.getByRole('link', { name: 'Data & Privacy' }).click()
    await expect(page.getByText('Functional cookies are on')).toBeVisible()
    await expect(page.getByText('You chose this on')).toBeVisible()
    await expectAccessible(page)

    const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href')
    const file = await page.request.get(address ?? '')
    expect(file.headers()['content-disposition']).toContain('own-data.json')
    const data = await file.json()
    expect(data.User.records).toMatchObject([{ Email: people[person] }])

    await page.getByRole('link', { name: 'Request removal' }).click()
    await expect(page.getByLabel('Why do you want to leave?')).toBeFocused()
    await expectAccessible(page)
    await page.context().setOffline(true)
    await page.getByLabel('Why do you want to leave?').fill('We fly no more.')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Why do you want to leave?')).toHaveValue('We fly no more.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('You asked for your account to be removed')).toBeVisible()
    const opened = page.getByRole('link', { name: /^Open case/ })
    const number = /\d+/.exec((await opened.textContent()) ?? '')?.[0] ?? 'no number'
    await opened.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Remove my account' })).toBeVisible()

    await expect
      .poll(async () =>
        (await product.mailbox()).filter(({ subject }) => subject.includes(number)).map(({ subject }) => subject),
      )
      .toContain(`[${number}] Somebody asks to be removed`)
  })
}

test('a removal is asked for without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser('lena', { hasJavaScript: false })
  await page.goto('/account/privacy')
  await expect(page.getByText(/The request goes to your account manager, .+, who contacts you first/)).toBeVisible()
  await page.getByRole('link', { name: 'Request removal' }).click()
  await page.getByLabel('Why do you want to leave?').fill('We fly no more.')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You asked for your account to be removed')).toBeVisible()
})

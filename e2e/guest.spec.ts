import type { Page } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, reload, test, visit } from './product.ts'

const VERIFICATION = '**/GuestUserController/sendVerificationEmail'

/** Opens the guest case modal on a public article. */
async function openModal(page: Page, urlName: string) {
  await visit(page, `/article/${urlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  return page.getByRole('dialog')
}

test('a visitor opens a case as a guest by the mailed link, and reads it by the link of the next mail', async ({
  openBrowser,
  product,
}) => {
  const { publicArticleUrlName } = await demoFacts(product)
  const email = 'ada.visitor@elsewhere.example'
  const page = await openBrowser(null, { expects: [/400/] })
  const dialog = await openModal(page, publicArticleUrlName)
  await expect(dialog.getByRole('heading', { name: 'Continue to open a case' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Sign in', exact: true })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Ada Visitor')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('E-mail').press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  await expect(dialog.locator(':focus')).toContainText(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Resend' }).click()
  await expect(dialog.getByRole('button', { name: 'Resend' })).toHaveAttribute('aria-disabled', 'true')
  await expect(
    dialog.getByText(/^We send the next e-mail in \d+ seconds\. You can resend in \d+ seconds\.$/).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open support case' })).toBeFocused()

  const visitor = await openBrowser(null, { expects: [/Failed to load resource/] })
  const link = await mailedLink(product, email, 'Confirm your e-mail address to open a case')
  await visit(visitor, link)
  await expect(visitor.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
  await expect(visitor.getByLabel('First name')).toHaveValue('Ada')
  await expect(visitor.getByLabel('Last name')).toHaveValue('Visitor')
  await expect(visitor.getByLabel('E-mail')).toHaveValue(email)
  await visitor.getByRole('textbox', { name: 'Subject' }).fill('Blank display on the left side')
  await visitor.getByLabel('Description').fill('Since yesterday, after the update.')
  await visitor.getByLabel('Tail number or service number').fill('N014KT')
  await visitor.getByRole('radio', { name: 'Minor Degradation' }).check()
  await visitor.getByRole('button', { name: 'Submit case' }).click()
  await expect(visitor.getByText('Confirm the export-control notice.').first()).toBeVisible()
  await expect(visitor.getByRole('checkbox', { name: /^I have read this notice/ })).toBeFocused()
  // The header would cover half of a choice that is scrolled below it.
  await visitor.evaluate(() => scrollTo(0, 0))
  await expectAccessible(visitor)
  // The link is not used by looking at it, and what was typed is kept.
  await reload(visitor)
  await expect(visitor.getByText('We restored your unsent case. Add your files again.')).toBeVisible()
  // Nor is it lost by another link that is opened in the same tab.
  await visitor.goto('/guest-case#token=dead')
  await expect(visitor.getByText('This link is no longer valid. It was used, or its time is over.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto(link)
  await expect(visitor.getByRole('textbox', { name: 'Subject' })).toHaveValue('Blank display on the left side')
  await visitor.setInputFiles('input[type="file"]', {
    name: 'log.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('log'),
  })
  await visitor.getByRole('button', { name: 'Confirm and upload' }).click()
  await expect(visitor.getByText('3 B · ready')).toBeVisible()
  await expect(visitor.getByRole('checkbox', { name: /^I have read this notice/ })).toBeChecked()
  // The case is opened, and the answer is lost.
  await visitor.route('**/createCase', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await visitor.getByRole('button', { name: 'Submit case' }).click()
  await expect(visitor.getByText('Submitting again won’t create a duplicate', { exact: false })).toBeVisible()
  await visitor.unroute('**/createCase')
  await reload(visitor)
  await expect(visitor.getByRole('heading', { name: 'Your case is open' })).toBeFocused()
  await expect(visitor.getByText('1 file is attached.')).toBeVisible()
  const caseNumber = (await visitor.getByText(/^\d{8}$/).textContent()) ?? ''
  await expectAccessible(visitor)

  const reader = await openBrowser(null)
  await visit(reader, await mailedLink(product, email, `[${caseNumber}] Your case is open`))
  await expect(reader.getByRole('heading', { name: 'Blank display on the left side', level: 1 })).toBeVisible()
  await expect(reader.getByText('N014KT')).toBeVisible()
  // The facts fill their strip.
  const gap = await reader.locator('main dl').evaluate((strip) => {
    const end = strip.lastElementChild?.getBoundingClientRect().right ?? 0
    return strip.getBoundingClientRect().right - end
  })
  expect(gap).toBeLessThan(3)
  await expect(reader.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(reader)
  await visit(page, '/guest-case#token=dead')
  await page.getByRole('link', { name: 'Get a new link to your case' }).click()
  await page.getByLabel('Case number').fill(caseNumber)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/^If this address opened the case/)).toBeVisible()
  await expectAccessible(page)
})

// An answer that names an account is given for few addresses in an hour, so that the page of the test has it without the server.
test('a visitor with a known address is led to sign in or to register', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const { publicArticleUrlName } = await demoFacts(product)
  const page = await openBrowser(null)
  for (const [result, link, address] of [
    ['User_Present', 'Login', '/login'],
    ['Contact_Present', 'Create an Account', '/registration-page'],
  ] as const) {
    await page.route(VERIFICATION, (route) => route.fulfill({ json: { result, AccountName: 'Osprey Ridge Aviation' } }))
    const dialog = await openModal(page, publicArticleUrlName)
    await dialog.getByRole('button', { name: 'Continue as guest' }).click()
    await dialog.getByLabel('Name').fill('Mara Okafor')
    await dialog.getByLabel('E-mail').fill('mara.okafor@osprey-ridge.example')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Osprey Ridge Aviation')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`${address}?startURL=${encodeURIComponent('/case-manager/Open-a-Case')}`)
    await page.unroute(VERIFICATION)
  }
})

test('without JavaScript a visitor goes from an article to the page that mails the link', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const { publicArticleUrlName } = await demoFacts(product)
  const email = 'plain.visitor@elsewhere.example'
  const page = await openBrowser(null, { hasJavaScript: false, expects: [/422/] })
  await page.goto(`/article/${publicArticleUrlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  await expect(page.getByRole('heading', { name: 'Open a case as guest' })).toBeVisible()
  await page.getByLabel('Name').fill('Ada Visitor')
  await page.getByLabel('E-mail').fill('plain')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@company.com.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ada Visitor')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/^We sent a link to your address/)).toBeVisible()
  expect(await mailedLink(product, email, 'Confirm your e-mail address to open a case')).toMatch(/^\/guest-case#/)
  await page.goto('/guest-case-link')
  await page.getByLabel('Case number').fill('00419015')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/^If this address opened the case/)).toBeVisible()
})

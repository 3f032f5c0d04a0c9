import type { Page } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

const VERIFICATION = '**/GuestUserController/sendVerificationEmail'

/** Opens the guest case modal on a public article. */
async function openModal(page: Page, urlName: string) {
  await visit(page, `/article/${urlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  return page.getByRole('dialog')
}

for (const name of ['wide', 'phone'] as const) {
  test(`a visitor goes on from an article as a guest and is mailed a link, ${name}`, async ({
    openBrowser,
    product,
  }) => {
    const { publicArticleUrlName } = await demoFacts(product)
    const email = `${name}.visitor@elsewhere.example`
    const page = await openBrowser(null, { viewport: widths[name] })
    const dialog = await openModal(page, publicArticleUrlName)
    await expect(dialog.getByRole('heading', { name: 'Continue to open a case' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Sign In' })).toBeFocused()
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
    await expect(dialog.getByText(/^E-mail sent again\. You can resend in \d+ seconds\.$/).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open support case' })).toBeFocused()
    expect(await mailedLink(product, email, 'Confirm your e-mail address to open a case')).toMatch(
      /^\/guest-case#token=/,
    )
  })

  // An answer that names an account is given for few addresses in an hour, so that the page of the test has it without the server.
  test(`a visitor with a known address is led to sign in or to register, ${name}`, async ({ openBrowser, product }) => {
    const { publicArticleUrlName } = await demoFacts(product)
    const page = await openBrowser(null, { viewport: widths[name] })
    for (const [result, link, address] of [
      ['User_Present', 'Login', '/login'],
      ['Contact_Present', 'Create an Account', '/registration-page'],
    ] as const) {
      await page.route(VERIFICATION, (route) =>
        route.fulfill({ json: { result, AccountName: 'Osprey Ridge Aviation' } }),
      )
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
}

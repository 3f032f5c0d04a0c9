import type { Page } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, test, visit, widths } from './product.ts'

// The screens, the fields and the buttons have the names of the specification, letter for letter.

/** Goes as a visitor to the details of the guest case modal, from a public article. */
async function openGuestDetails(page: Page, urlName: string) {
  await visit(page, `/article/${urlName}`)
  await page.getByRole('button', { name: 'Open support case', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue as guest', exact: true }).click()
  return dialog
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`the page for troubles has a part for each, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/trouble')
    for (const name of ['Trouble signing in', 'Trouble registering']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
  })

  test(`the pages for visitors have their names, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/login')
    expect((await page.title()).split(' | ')).toEqual(['Sign In / Register', 'Navdesk'])
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In / Register', exact: true })).toBeVisible()
    await visit(page, '/registration-page')
    expect((await page.title()).split(' | ')).toEqual(['Registration', 'Navdesk'])
    await expect(page.getByRole('heading', { level: 1, name: 'Register', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cancel registration', exact: true })).toBeVisible()
    await visit(page, '/reset-password')
    await expect(page.getByRole('heading', { level: 1, name: 'Reset password', exact: true })).toBeVisible()
  })

  test(`addresses lead to the screens of the specification, ${width}`, async ({ openBrowser, product }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/case-manager')
    await expect(page.getByRole('heading', { level: 1, name: 'Case Manager', exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Open a Case', exact: true }).first().click()
    await expect(page).toHaveURL('/case-manager/Open-a-Case')
    await page.goBack()
    await new CaseManagerPage(page).cases.first().click()
    const { id, number } = await new CasePage(page).shown()
    await expect(page).toHaveURL(`/case-details?id=${id}`)

    const { publicArticleUrlName } = await demoFacts(product)
    await visit(page, `/article/${publicArticleUrlName}?caseId=${id}&caseNumber=${number}`)
    await expect(page).toHaveURL(`/article/${publicArticleUrlName}?caseId=${id}&caseNumber=${number}`)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Case Manager', number, 'Article'])
    await expect(crumbs.getByRole('link', { name: number })).toHaveAttribute('href', `/case-details?id=${id}`)
    await crumbs.getByRole('link', { name: 'Case Manager', exact: true }).click()
    await expect(page).toHaveURL('/case-manager')
    await page.goBack()
    await crumbs.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')

    const visitor = await openBrowser(null, { viewport })
    await visitor.goto(`/case-details?id=${id}`)
    await expect(visitor).toHaveURL(`/login?startURL=${encodeURIComponent(`/case-details?id=${id}`)}`)
  })

  test(`a closed case without comments and files says so, ${width}`, async ({ openBrowser, savedSignIn }) => {
    const page = await openBrowser('mara', { viewport })
    const openCase = new OpenCasePage(page)
    await openCase.visit()
    await openCase.fill('Nothing is attached', 'Nor commented.')
    await openCase.submit()
    const casePage = new CasePage(page)
    const { id } = await casePage.shown()
    const support = await savedSignIn('jonas')
    const closed = await support.patch(`/services/data/v65.0/ui-api/records/${id}`, { fields: { Status: 'Closed' } })
    expect(closed.status, closed.text).toBe(200)
    for (const list of [casePage.comments, casePage.attachments]) {
      await expect(list.getByText('No items to display.', { exact: true })).toBeVisible()
    }
  })

  test(`the Account Manager leads to its four pages, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/account/personal')
    await expect(page.getByRole('heading', { level: 1, name: 'Account Manager', exact: true })).toBeVisible()
    const places = page.getByRole('navigation', { name: 'Account Manager' }).getByRole('link')
    await expect(places).toHaveText([
      'Personal Information',
      'Password & Security',
      'Alerts & Notifications',
      'Data & Privacy',
    ])
  })

  test(`account admins add users, and customers follow products, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('theo', { viewport })
    await visit(page, '/user-management')
    await expect(page.getByRole('heading', { level: 1, name: 'User Management', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add user', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Add user', exact: true })).toBeVisible()
    await visit(page, '/product-alerts')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Product Alert Subscriptions', exact: true }),
    ).toBeVisible()
  })

  test(`the Case Manager has its lists, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/case-manager')
    const names = async () => (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''))
    await expect.poll(names).toEqual(['My Cases', 'My Recent Cases', 'Waiting on You', 'All Cases'])
  })

  test(`a case has its parts and actions, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/case-manager?status=Open')
    await new CaseManagerPage(page).cases.first().click()
    await new CasePage(page).shown()
    const main = page.getByRole('main')
    for (const name of ['Summary', 'Description', 'Timeline', 'Attachments', 'Comments']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeAttached()
    }
    await expect(main.getByRole('button', { name: 'Escalate', exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Save as PDF', exact: true })).toBeVisible()
  })

  test(`the filters of the Case Manager offer five ranges of dates and every status, ${width}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/case-manager')
    const filters = await new CaseManagerPage(page).openFilters()
    for (const name of ['Last 7 days', 'Last 30 days', 'Last 60 days', 'Year to date', 'Previous year']) {
      await expect(filters.getByText(name, { exact: true })).toBeVisible()
    }
    for (const name of ['Open', 'In Progress', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable']) {
      await expect(filters.getByText(name, { exact: true })).toBeVisible()
    }
    for (const name of ['Apply', 'Clear']) {
      await expect(filters.getByRole('button', { name, exact: true })).toBeVisible()
    }
  })

  test(`the case form names four impacts and two issue types, each with what it means, ${width}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/case-manager/Open-a-Case')
    await expect(page.getByRole('heading', { level: 1, name: 'Open a Case', exact: true })).toBeVisible()
    for (const name of ['Subject', 'Description']) {
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
    }
    for (const name of ['Impact', 'Issue type']) {
      await expect(page.getByRole('radiogroup', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByText('Up to 800 MB per file')).toBeVisible()
    const impacts = ['Complaint/Question (no loss)', 'Minor Degradation', 'Major Degradation', 'Total Failure']
    const issueTypes = ['Product', 'Data']
    for (const name of [...impacts, ...issueTypes]) {
      await expect(page.getByRole('radiogroup').getByText(name, { exact: true })).toBeVisible()
    }
    const help = [
      'Application functionality and navigation data distribution',
      'Aeronautical data inquiries, tailored navigation data requests',
    ]
    for (const text of help) await expect(page.getByText(text, { exact: true })).toBeVisible()
  })

  test(`an article offers visitors four ways to a case, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/knowledge')
    await page.locator('main a[href^="/article/"]').first().click()
    await page.getByRole('button', { name: 'Open support case', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('or', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Continue as guest', exact: true })).toBeVisible()
    for (const name of ['Sign in', 'Register']) {
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
    }
  })

  test(`the guest case modal has its fields and buttons, and waits 30 seconds after a resend, ${width}`, async ({
    openBrowser,
    product,
  }) => {
    const page = await openBrowser(null, { viewport })
    await page.clock.install()
    await page.route('**/sendVerificationEmail', (route) =>
      route.fulfill({ json: { result: 'Success', AccountName: null } }),
    )
    const { publicArticleUrlName } = await demoFacts(product)
    const dialog = await openGuestDetails(page, publicArticleUrlName)
    for (const name of ['Back', 'Cancel', 'Submit']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
    }
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Visitor')
    await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@elsewhere.example')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    const resend = dialog.getByRole('button', { name: 'Resend', exact: true })
    await expect(resend).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await resend.click()
    await expect(resend).toBeDisabled()
    await expect(
      dialog.getByText('E-mail sent again. You can resend in 30 seconds.', { exact: true }).first(),
    ).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(resend).toBeEnabled()
  })

  test(`the guest case modal sends a known address to sign in or to register, ${width}`, async ({
    openBrowser,
    product,
  }) => {
    const page = await openBrowser(null, { viewport })
    const { publicArticleUrlName } = await demoFacts(product)
    for (const [result, name] of [
      ['User_Present', 'Login'],
      ['Contact_Present', 'Create an Account'],
    ]) {
      await page.route('**/sendVerificationEmail', (route) =>
        route.fulfill({ json: { result, AccountName: 'Osprey' } }),
      )
      const dialog = await openGuestDetails(page, publicArticleUrlName)
      await dialog.getByLabel('Name').fill('Ada Visitor')
      await dialog.getByLabel('E-mail').fill('ada@elsewhere.example')
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
      await page.unroute('**/sendVerificationEmail')
    }
  })

  test(`a refused case and a film that is not there say so, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport, expects: [/400/] })
    const openCase = new OpenCasePage(page)
    await openCase.visit()
    await openCase.fill('Refused', 'The platform does not take it.')
    await page.route('**/ui-api/records', (route) =>
      route.fulfill({ status: 400, json: [{ errorCode: 'INVALID_INPUT', message: 'No.' }] }),
    )
    await openCase.submit()
    await expect(page.getByText('Sorry, We Were Unable to Create Your Case', { exact: true })).toBeVisible()
    await expect(page.getByText('Could not create support case for the raised issue.', { exact: true })).toBeVisible()
    await page.unroute('**/ui-api/records')
    await visit(page, '/article/follow-product-alerts')
    await page.getByRole('link', { name: 'Download video (mp4)' }).click()
    await expect(page.getByRole('alert')).toHaveText('No video URL found for this article.')
  })

  test(`a new password is measured by the rules, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/reset-password#token=any')
    await page.getByLabel('New password').fill('x')
    for (const rule of [
      'At least 14 characters',
      'One special character: $ ! . # ^ @ % &',
      'No spaces',
      'Does not contain “password”',
      'Not one of your last 3 passwords',
    ]) {
      await expect(page.getByText(rule)).toBeVisible()
    }
  })

  test(`the cookie settings name four categories, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/trouble')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie settings', exact: true })
    for (const name of ['Strictly necessary', 'Functional', 'Performance', 'Targeting']) {
      await expect(settings.getByRole('switch', { name, exact: true })).toHaveCount(1)
    }
  })
}

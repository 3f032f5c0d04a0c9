import { demoFacts } from './addresses.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, test, visit } from './product.ts'

// The screens, the fields and the buttons have the names of the specification, letter for letter.

test('the pages for visitors have their names', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, '/trouble')
  for (const name of ['Trouble signing in', 'Trouble registering']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie settings', exact: true })
  for (const name of ['Strictly necessary', 'Functional', 'Performance', 'Targeting']) {
    await expect(settings.getByRole('switch', { name, exact: true })).toHaveCount(1)
  }
  await visit(page, '/login')
  expect((await page.title()).split(' | ')).toEqual(['Sign In / Register', 'Navdesk'])
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In / Register', exact: true })).toBeVisible()
  await visit(page, '/registration-page')
  expect((await page.title()).split(' | ')).toEqual(['Registration', 'Navdesk'])
  await expect(page.getByRole('heading', { level: 1, name: 'Register', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel registration', exact: true })).toBeVisible()
  await visit(page, '/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password', exact: true })).toBeVisible()
  // The address of a mailed link: without this step the page would stay as it is.
  await visit(page, '/trouble')
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

test('the guest case modal has its options, fields and buttons, and waits 30 seconds after a resend', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const page = await openBrowser(null)
  await page.clock.install()
  let result = 'Success'
  await page.route('**/sendVerificationEmail', (route) => route.fulfill({ json: { result, AccountName: null } }))
  const { publicArticleUrlName } = await demoFacts(product)
  await visit(page, `/article/${publicArticleUrlName}`)
  const dialog = page.getByRole('dialog')
  const submit = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Continue as guest', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Visitor')
    await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill('ada@elsewhere.example')
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  }
  const open = () => page.getByRole('button', { name: 'Open support case', exact: true }).click()
  await open()
  await expect(dialog.getByText('or', { exact: true })).toBeVisible()
  for (const name of ['Sign in', 'Register']) {
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Continue as guest', exact: true }).click()
  for (const name of ['Back', 'Cancel', 'Submit']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await submit()
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
  await page.clock.resume()

  for (const [answer, name] of [
    ['User_Present', 'Login'],
    ['Contact_Present', 'Create an Account'],
  ] as const) {
    result = answer
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await open()
    await submit()
    await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('the Case Manager has its lists and filters, and its addresses are those of the specification', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager')
  await expect(page.getByRole('heading', { level: 1, name: 'Case Manager', exact: true })).toBeVisible()
  const names = async () => (await page.getByRole('tab').allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ''))
  await expect.poll(names).toEqual(['My Cases', 'My Recent Cases', 'Waiting on You', 'All Cases'])
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
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Open a Case', exact: true }).first().click()
  await expect(page).toHaveURL('/case-manager/Open-a-Case')

  await visit(page, '/case-manager?status=Open')
  await new CaseManagerPage(page).cases.first().click()
  const { id, number } = await new CasePage(page).shown()
  await expect(page).toHaveURL(`/case-details?id=${id}`)
  const main = page.getByRole('main')
  for (const name of ['Summary', 'Description', 'Timeline', 'Attachments', 'Comments']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeAttached()
  }
  await expect(main.getByRole('button', { name: 'Escalate', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Save as PDF', exact: true })).toBeVisible()

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

  const answer = await fetch(`${product.url}/case-details?id=${id}`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`/login?startURL=${encodeURIComponent(`/case-details?id=${id}`)}`)
})

test('the case form names its fields, a refused case says so, and so does an empty closed case', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const page = await openBrowser('mara', { expects: [/400/] })
  const openCase = new OpenCasePage(page)
  await openCase.visit()
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

  await openCase.fill('Nothing is attached', 'Nor commented.')
  await page.route('**/ui-api/records', (route) =>
    route.fulfill({ status: 400, json: [{ errorCode: 'INVALID_INPUT', message: 'No.' }] }),
  )
  await openCase.submit()
  await expect(page.getByText('Sorry, We Were Unable to Create Your Case', { exact: true })).toBeVisible()
  await expect(page.getByText('Could not create support case for the raised issue.', { exact: true })).toBeVisible()
  await page.unroute('**/ui-api/records')
  await openCase.submit()
  const casePage = new CasePage(page)
  const { id } = await casePage.shown()
  const support = await savedSignIn('jonas')
  const closed = await support.patch(`/services/data/v65.0/ui-api/records/${id}`, { fields: { Status: 'Closed' } })
  expect(closed.status, closed.text).toBe(200)
  for (const list of [casePage.comments, casePage.attachments]) {
    await expect(list.getByText('No items to display.', { exact: true })).toBeVisible()
  }

  await visit(page, '/article/follow-product-alerts')
  await page.getByRole('link', { name: 'Download video (mp4)' }).click()
  await expect(page.getByRole('alert')).toHaveText('No video URL found for this article.')
})

test('the pages of an account have their names', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('theo')
  await visit(page, '/account/personal')
  await expect(page.getByRole('link', { name: 'Account Manager', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Information', exact: true })).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Account Manager' }).getByRole('link')
  await expect(places).toHaveText([
    'Personal Information',
    'Password & Security',
    'Alerts & Notifications',
    'Data & Privacy',
  ])
  await visit(page, '/user-management')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add user', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Add user', exact: true })).toBeVisible()
  await visit(page, '/product-alerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Product Alert Subscriptions', exact: true })).toBeVisible()
})

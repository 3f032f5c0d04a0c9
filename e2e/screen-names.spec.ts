import { CaseManagerPage } from './pages/case-manager-page.ts'
import { expect, test, visit, widths } from './product.ts'

for (const [width, viewport] of Object.entries(widths)) {
  test(`the page for troubles has a part for each, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/trouble')
    for (const name of ['Trouble signing in', 'Trouble registering']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
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
    const impacts = ['Complaint/Question (no loss)', 'Minor Degradation', 'Major Degradation', 'Total Failure']
    const issueTypes = ['Product', 'Data']
    for (const name of [...impacts, ...issueTypes]) {
      await expect(page.getByRole('radio', { name: new RegExp(`^${name.replace(/[()/]/g, '\\$&')}`) })).toHaveCount(1)
    }
    const help = [
      'Application functionality and navigation data distribution',
      'Aeronautical data inquiries, tailored navigation data requests',
    ]
    for (const text of help) await expect(page.getByText(text)).toBeVisible()
  })

  test(`an article offers visitors four ways to a case, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/knowledge')
    await page.locator('main a[href^="/article/"]').first().click()
    await page.getByRole('button', { name: 'Open support case', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('or', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Continue as guest', exact: true })).toBeVisible()
    for (const name of ['Sign In', 'Register']) {
      await expect(dialog.getByRole('link', { name, exact: true })).toBeVisible()
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

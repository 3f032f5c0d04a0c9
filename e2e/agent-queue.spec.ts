import { expect, expectAccessible, expectLegible, test, visit, widths } from './product.ts'

const UI_API = '/services/data/v65.0/ui-api'

test('agents work their queue by keys alone, read it on a phone, and customers find no such page', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const page = await openBrowser('jonas')
  await visit(page, '/agent?queue=unassigned')
  const table = page.getByRole('table', { name: 'Unassigned' })
  const links = table.locator('a[href^="/case-details"]')
  await expect(links.first()).toBeVisible()
  // The case that is due first comes first, and says in words whether it is late.
  const due = await table
    .locator('tbody time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(due).toEqual([...due].sort())
  expect(await table.locator('tbody time').first().textContent()).toMatch(/^(Reply|Solve) (in .+|.+ late)$/)

  // The hint of the search field is not cut off.
  const isHintWhole = await page
    .getByRole('searchbox', { name: 'Search this queue' })
    .evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const ruler = Object.assign(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D, {
        font,
      })
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return ruler.measureText(field.placeholder).width <= room
    })
  expect(isHintWhole).toBe(true)

  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const [first, second] = await links.allTextContents()
  await page.keyboard.press('c')
  await expect(page.getByText('The case is yours.')).toBeVisible()
  await expect(links.filter({ hasText: first ?? '' })).toHaveCount(0)

  // It stays selected while it leaves the queue, and is changed by the dialog for many.
  await page.getByRole('button', { name: 'Change 1 case' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change 1 case' })
  await dialog.getByLabel('Impact').selectOption('Major Degradation')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change 1 case' }).press('Enter')
  await expect(page.getByText('1 case was changed.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await page.waitForURL(/\/case-details\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second ?? '')

  // From the case back to the queue, and to a case by its number; in a field too. The first command changes nothing.
  await page.getByRole('textbox', { name: 'Public reply' }).press('Control+k')
  const command = page.getByRole('combobox', { name: 'Command, case number or words' })
  await expect(command).toBeFocused()
  await expect(page.getByRole('option', { name: 'This case: Change status' })).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toHaveText('Go to My Queue')
  await expectAccessible(page)
  await command.fill('my queue')
  await page.keyboard.press('Enter')
  await page.waitForURL('/agent')
  const mine = page.getByRole('table', { name: 'My Queue' })
  const number =
    (await mine
      .getByText(/^00\d{6}$/)
      .first()
      .textContent()) ?? ''
  await page.keyboard.press('Control+k')
  await command.fill(number.replace(/^0+/, ''))
  await expect(page.getByRole('option', { name: new RegExp(`^Open case ${number}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/case-details\?id=/)

  const phone = await openBrowser('jonas', { viewport: widths.phone })
  await visit(phone, '/agent?queue=open')
  // The whole card shows that it is selected, not its texts alone.
  const card = phone.locator('tbody tr').first()
  const colorOf = (part: typeof card) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  await card.getByRole('checkbox').check()
  expect(await colorOf(card)).toBe(await colorOf(card.locator('td').first()))
  await phone.getByRole('button', { name: 'Change 1 case' }).click()
  const changing = phone.getByRole('dialog', { name: 'Change 1 case' })
  await changing.getByLabel('Impact').selectOption('Total Failure')
  await expectLegible(phone)
  await changing.getByRole('button', { name: 'Change 1 case' }).click()
  await expect(phone.getByText('1 case was changed.')).toBeVisible()
  await phone.keyboard.press('Escape')
  // With a keyboard that is attached to it.
  await phone.keyboard.press('Control+k')
  const onPhone = phone.getByRole('combobox', { name: 'Command, case number or words' })
  await expect(onPhone).toBeFocused()
  await onPhone.fill('unassigned')
  await expect(phone.getByRole('option', { name: /Unassigned/ })).toBeVisible()
  await expectLegible(phone)
  await phone.keyboard.press('Enter')
  await phone.waitForURL(/queue=unassigned/)

  // Filters of the account narrow the rows, and a row disappears as soon as another agent has claimed its case.
  await visit(
    page,
    '/agent?queue=unassigned&tier=Standard,Essential,Preferred,Prime&desk=Product Support,Aeronautical Data,Cleared Desk',
  )
  await expect(links.first()).toBeVisible()
  const subject = (await links.first().textContent()) ?? ''
  const id = new URL((await links.first().getAttribute('href')) ?? '', page.url()).searchParams.get('id')
  const client = await savedSignIn('jonas')
  const claimed = await client.post(`${UI_API}/actions/perform-quick-action/Case.Claim`, { contextId: id })
  expect(claimed.status).toBeLessThan(300)
  await expect(links.filter({ hasText: subject })).toHaveCount(0)

  const mara = await openBrowser('mara', { expects: [/404/] })
  for (const address of ['/agent', '/agent/numbers']) expect((await mara.goto(address))?.status()).toBe(404)
})

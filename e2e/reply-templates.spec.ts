import { expect, expectAccessible, test, visit, widths } from './product.ts'

test('an author writes, changes, retires and deletes a reply template that agents use', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const [title, text] = [`Ask for the unit ${Date.now()}`, 'Hello {contact name},\n\nwhich {gadget} do you use?']
  const author = await openBrowser('priya', { viewport: widths.phone })
  await visit(author, '/')
  await author.getByRole('button', { name: 'Menu' }).click()
  await author.getByRole('link', { name: 'Reply Templates' }).click()
  await expect(author.getByRole('link', { name: 'Ask for the card log' })).toBeVisible()

  await author.getByRole('link', { name: 'New template' }).click()
  await author.getByLabel('Name').fill(title)
  await author.getByLabel('Text').fill(text)
  const preview = author.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Mara Okafor')).toBeVisible()
  await expect(preview.getByText(/^Not known: \{gadget\}/)).toBeVisible()
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Insert {agent name}' }).click()
  await expect(author.getByLabel('Text')).toBeFocused()
  await expect(preview.getByText('Jonas Weil')).toBeVisible()
  expect(await author.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone.width)

  // The page asks before what is typed is left.
  await author.getByRole('link', { name: 'Cancel' }).click()
  const question = author.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await author.keyboard.press('Escape')
  await author.getByRole('button', { name: 'Save template' }).click()
  await expect(author.getByText('The template is saved.')).toBeVisible()
  await expect(author.getByRole('row').filter({ hasText: title })).toContainText('Active')

  const agent = await openBrowser('jonas', { viewport: widths.phone })
  await visit(agent, '/reply-templates')
  await agent.getByRole('link', { name: title }).click()
  await expect(agent.getByRole('region', { name: title }).getByText('Mara Okafor')).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Save template' })).toHaveCount(0)

  const actions = author.getByRole('button', { name: `Actions for ${title}` })
  await actions.click()
  await author.getByRole('menuitem', { name: 'Retire' }).click()
  await expect(author.getByRole('row').filter({ hasText: title })).toContainText('Retired')
  await visit(agent, '/reply-templates')
  await expect(agent.getByRole('link', { name: 'Ask for the card log' })).toBeVisible()
  await expect(agent.getByRole('link', { name: title })).toHaveCount(0)

  await actions.click()
  await author.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Delete template' }).click()
  await expect(author.getByRole('link', { name: title })).toHaveCount(0)
})

test('without JavaScript an author writes and retires a template', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('priya', { hasJavaScript: false, expects: [/422/] })
  const name = `Written without code ${Date.now()}`
  await page.goto('/reply-templates?id=new')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Enter a text.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByLabel('Text').fill('Hello {contact name}')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The template is saved.')).toBeVisible()
  await page.getByRole('link', { name: name }).click()
  await page.getByLabel('Active').uncheck()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Retired')
})

import { expect, expectAccessible, test, visit, widths } from './product.ts'

for (const name of ['wide', 'phone'] as const) {
  test(`an author writes, changes, retires and deletes a reply template that agents use, ${name}`, async ({
    openBrowser,
  }) => {
    const viewport = widths[name]
    const [title, text] = [`Ask for the unit, ${name}`, 'Hello {contact name},\n\nwhich {gadget} do you use?']
    const author = await openBrowser('priya', { viewport })
    await visit(author, '/')
    await author.getByRole('button', { name: name === 'phone' ? 'Menu' : 'More' }).click()
    await author.getByRole(name === 'phone' ? 'link' : 'menuitem', { name: 'Reply Templates' }).click()
    await expect(author.getByRole('link', { name: 'Ask for the card log' })).toBeVisible()
    await expectAccessible(author)

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
    expect(await author.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

    // What is typed is not left without a question.
    await author.getByRole('link', { name: 'Cancel' }).click()
    const question = author.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await author.keyboard.press('Escape')
    await author.getByRole('button', { name: 'Save template' }).click()
    await expect(author.getByText('The template is saved.')).toBeVisible()
    await expect(author.getByRole('row').filter({ hasText: title })).toContainText('Active')

    const agent = await openBrowser('jonas', { viewport })
    await visit(agent, '/reply-templates')
    await agent.getByRole('link', { name: title }).click()
    await expect(agent.getByRole('region', { name: title }).getByText('Mara Okafor')).toBeVisible()
    await expect(agent.getByRole('button', { name: 'Save template' })).toHaveCount(0)
    await expectAccessible(agent)

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
}

test('a template is written by a browser that runs no code of the page', async ({ openBrowser }) => {
  const page = await openBrowser('priya', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/reply-templates?id=new')
  await page.getByLabel('Name').fill('Written without code')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Enter a text.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Written without code')
  await page.getByLabel('Text').fill('Hello {contact name}')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('The template is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Written without code' }).click()
  await page.getByLabel('Active').uncheck()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Written without code' })).toContainText('Retired')
})

test('customers find no such page', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/404/] })
  expect((await page.goto('/reply-templates'))?.status()).toBe(404)
})

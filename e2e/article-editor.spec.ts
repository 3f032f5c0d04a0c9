import type { Locator, Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { writeDraft } from './pages/author-page.ts'
import { expect, expectAccessible, people, test, visit } from './product.ts'

async function storedText(author: DevClient, id: string): Promise<string> {
  const fields = 'Knowledge__kav.Content__c'
  const { body } = await author.get(`/services/data/v65.0/ui-api/records/${id}?fields=${fields}`)
  return (body as { fields: { Content__c: { value: string } } }).fields.Content__c.value
}

async function openEditor(page: Page, id: string): Promise<Locator> {
  await visit(page, `/author?id=${id}`)
  await expect(page.getByRole('toolbar', { name: 'Form of the text' })).toBeVisible()
  return page.getByRole('textbox', { name: 'Body' })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
}

type Clipboard = { html?: string; files?: readonly { name: string; type: string }[] }

async function paste(body: Locator, clipboard: Clipboard): Promise<void> {
  await body.evaluate((element, { html, files = [] }) => {
    const clipboardData = new DataTransfer()
    if (html !== undefined) clipboardData.setData('text/html', html)
    for (const { name, type } of files) clipboardData.items.add(new File(['picture'], name, { type }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

test('a text is saved as it was stored, apart from what is typed', async ({ openBrowser, product }) => {
  const priya = await product.signIn(people.priya)
  const rest = [
    '<p>Wrapped\n  by <em>its <strong>writer</strong></em> &amp; <b>b</b><b>c</b></p>',
    '<table>\n<tr><td><p>Tail</p></td><td><ul><li>One</li><li><p>Two</p></li></ul></td></tr>\n<tr><td rowspan="2"></td><th scope="col">N1</th></tr>\n</table>',
    '<ul>\n  <li>Slot<ol><li>Door</li></ol></li>\n</ul><dl><dt>Cycle</dt><dd><p>28 days</p></dd></dl>',
    '<figure><img src="https://pictures.invalid/a.png" alt="" /><figcaption>Card</figcaption></figure>',
    '<blockquote>Quoted</blockquote><pre>\n<code>a &lt; b\n  c</code></pre><p><kbd>F<sub>1</sub></kbd><br />x</p>',
    '<b><p>Bold paragraph</p></b><ul><ul><li>List in a list</li></ul></ul><hr />',
  ].join('')
  const id = await writeDraft(priya, 'kept-as-stored', { Content__c: `<h2>Card</h2>${rest}` })
  expect(await storedText(priya, id)).toBe(`<h2>Card</h2>${rest}`)
  const page = await openBrowser('priya', { expects: [/pictures\.invalid|ERR_/] })
  const body = await openEditor(page, id)
  await expect(body.getByRole('cell', { name: 'Tail' })).toBeVisible()
  await expectAccessible(page)
  await body.getByRole('heading', { name: 'Card' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await save(page)
  expect(await storedText(priya, id)).toBe(`<h2>Cards</h2>${rest}`)

  await body.getByText('by its writer').click()
  await page.keyboard.press('End')
  await page.keyboard.type('d')
  await body.getByText('Door', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await body.getByText('Tail', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await save(page)
  const edited = rest.replace('<b>c</b>', '<b>cd</b>').replace('Door', 'Doors').replace('Tail', 'Tails')
  await expect.poll(() => storedText(priya, id)).toBe(`<h2>Cards</h2>${edited}`)
})

test('pasted lists, headings and tables stay, and the author reads what was left out', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'pasted-from-word', { Content__c: '<p>Start</p>' })
  const page = await openBrowser('priya')
  const body = await openEditor(page, id)
  await body.getByText('Start').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const item = (text: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>${text}</p>`
  await paste(body, {
    html: `<html><head><style><!-- p.MsoNormal {margin: 0} --></style></head><body><h1>Units</h1>${item('First')}${item('<span style="font-weight:bold">Second</span>')}
      <table><tr><td><p>A1</p></td><td><p>B1</p></td></tr></table><p onclick="hit()">End<img src="file:///C:/a.png"></p>`,
  })
  await expect(
    page.getByText('Not pasted: 1 picture. Copy each picture separately to add it to the files.'),
  ).toBeVisible()
  await page.keyboard.type('!')
  await save(page)
  expect(await storedText(priya, id)).toBe(
    '<p>Start</p><h2>Units</h2><ul><li>First</li><li><strong>Second</strong></li></ul>' +
      '<table><tbody><tr><td>A1</td><td>B1</td></tr></tbody></table><p>End!</p>',
  )
})

test('a pasted or dropped picture becomes a file of the article, and is in the text once it is described', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const id = await writeDraft(await product.signIn(people.priya), 'pasted-picture')
  const page = await openBrowser('priya')
  const body = await openEditor(page, id)
  await paste(body, { files: [{ name: 'screen.png', type: 'image/png' }] })
  const note = page.getByText('The file was added to the files of the article.')
  await expect(note).toBeVisible()
  await expect(page.getByRole('link', { name: /screen\.png/ })).toBeVisible()
  await page.getByLabel('What the picture shows').fill('The status page')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(body.getByRole('img', { name: 'The status page' })).toHaveCount(1)
  await body.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['photo'], 'panel.jpg', { type: 'image/jpeg' }))
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('link', { name: /panel\.jpg/ })).toBeVisible()
  await page.getByLabel('What the picture shows').fill('The front panel')
  await page.keyboard.press('Enter')
  await expect(body.getByRole('img', { name: 'The front panel' })).toHaveCount(1)
})

test('the toolbar of the editor is one tab stop, and arrows move in it', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'keys-of-the-toolbar')
  const page = await openBrowser('priya')
  const body = await openEditor(page, id)
  const [kind, picture] = [page.getByLabel('Kind of paragraph'), page.getByRole('button', { name: 'Picture' })]
  await body.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(kind).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(picture).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(kind).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await expect(body).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(picture).toBeFocused()
  // The form of a tool has tab stops of its own.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeFocused()
})

import { fontsOf } from './loaded-files.ts'
import { CasePage } from './pages/case-page.ts'
import { callsOf, expect, password, people, test, untilAlive, visit } from './product.ts'

const pages = [
  ['mara', '/'],
  ['mara', '/case-manager?list=all&status=Closed'],
  ['mara', '/case-manager/Open-a-Case'],
  ['jonas', '/case-manager'],
] as const

for (const [person, address] of pages) {
  test(`${address} is hydrated for ${person} without requests for data it already has`, {
    tag: address === '/' ? [] : '@long',
  }, async ({ openBrowser, watched }) => {
    const page = await openBrowser(person)
    await visit(page, address)
    // The stream of live changes is the last request that a page sends on its own.
    await expect.poll(() => watched(page).requests.some((request) => request.url().includes('/events?'))).toBe(true)
    expect(callsOf(watched(page).requests)).toEqual([])
    // The styles are part of the page, so that it waits for no sheet; they are kept when React hydrates the page.
    expect(watched(page).requests.filter((request) => request.resourceType() === 'stylesheet')).toEqual([])
    expect(await page.locator('head > style').evaluate((style) => style.textContent.length)).toBeGreaterThan(10_000)
    const fonts = await fontsOf(page)
    expect(fonts.some((path) => path.includes('instrument-sans-interface'))).toBe(true)
    expect(fonts.filter((path) => path.includes('instrument-sans-latin'))).toEqual([])
  })
}

test('a form that is sent before its code runs is sent by the browser, and refused by the page with what was typed', async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { expects: [/422/] })
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  const signIn = async (typed: string): Promise<void> => {
    await page.getByLabel('E-mail').fill(people.ines)
    await page.getByLabel('Password', { exact: true }).fill(typed)
    await page.keyboard.press('Enter')
  }
  await page.goto('/login?startURL=/case-manager/Open-a-Case', { waitUntil: 'commit' })
  await signIn('not the password of Ines')
  await expect(page.getByText('Sorry your password is incorrect. Please try again.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(people.ines)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await signIn(password)
  await expect(page.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
  expect(page.url()).not.toContain(people.ines)

  await page.getByLabel('Subject').fill('Typed early')
  await page.getByRole('combobox', { name: 'Product' }).fill('corrie terrain')
  await page.getByRole('radio', { name: 'Total Failure' }).check()
  code.resolve()
  await untilAlive(page)
  await expect(page.getByLabel('Subject')).toHaveValue('Typed early')
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Corrie Terrain')
  await expect(page.getByRole('radio', { name: 'Total Failure' })).toBeChecked()
})

test('without JavaScript people sign in, open a case and comment on it, by the same rules', async ({ openBrowser }) => {
  const page = await openBrowser(null, { hasJavaScript: false, expects: [/422/] })
  await page.goto('/login?startURL=/case-manager/Open-a-Case')
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
  const subject = page.getByLabel('Subject')
  await subject.fill('Sent by the browser')
  await page.getByRole('combobox', { name: 'Product' }).fill('no such product')
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByText('Enter a description.').first()).toBeVisible()
  await expect(page.getByText('Choose one from the list.').first()).toBeVisible()
  await expect(subject).toHaveValue('Sent by the browser')
  await page.getByLabel('Description').fill('First line.\nSecond line.')
  await page.getByRole('combobox', { name: 'Product' }).fill('Corrie Terrain')
  await page.getByRole('radio', { name: 'Minor Degradation' }).check()
  await expect(page.getByLabel('AIRAC cycle')).toBeHidden()
  await page.getByRole('radio', { name: 'Data' }).check()
  await expect(page.getByLabel('AIRAC cycle')).toBeVisible()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { name: 'Sent by the browser', level: 1 })).toBeVisible()
  const casePage = new CasePage(page)
  await expect(casePage.fact('Product')).toHaveText('Corrie Terrain')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Enter a comment.')).toBeVisible()
  await casePage.comment('A comment without code.')
  await expect(casePage.comments.getByText('A comment without code.')).toHaveCount(1)
  await expect(page.getByLabel('Add a comment')).toHaveValue('')
  // As after Back: a new page, with the same content.
  await page.reload()
  await casePage.comment('A comment without code.')
  await expect(casePage.comments.getByText('A comment without code.')).toHaveCount(1)
})

test('without JavaScript a case that is sent again after Back is opened once', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('ines', { hasJavaScript: false })
  const send = async (): Promise<string> => {
    await page.goto('/case-manager/Open-a-Case')
    await page.getByLabel('Subject').fill('Pressed twice')
    await page.getByLabel('Description').fill('The screen stays dark.')
    await page.getByRole('radio', { name: 'Minor Degradation' }).check()
    await page.getByRole('radio', { name: 'Product' }).check()
    await page.getByRole('button', { name: 'Submit case' }).click()
    await expect(page.getByRole('heading', { name: 'Pressed twice', level: 1 })).toBeVisible()
    return page.url()
  }
  const first = await send()
  expect(await send()).toBe(first)
})

test('without JavaScript a form that is sent after the session has ended keeps what was typed until the next sign-in', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('ines', { hasJavaScript: false, expects: [/401/, /422/] })
  await page.goto('/case-manager/Open-a-Case')
  await page.getByLabel('Subject').fill('Typed before the end')
  await page.getByLabel('Description').fill('First line.\nSecond line.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { name: 'Your session has expired.' })).toBeVisible()
  const [signInTab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Sign In' }).click(),
  ])
  await signInTab.getByLabel('E-mail').fill(people.ines)
  await signInTab.getByLabel('Password', { exact: true }).fill(password)
  await signInTab.getByRole('button', { name: 'Sign In' }).click()
  await expect(signInTab.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with what you typed' }).click()
  await expect(page.getByText('Check what you typed and send it again.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Typed before the end')
  await page.getByRole('radio', { name: 'Minor Degradation' }).check()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { name: 'Typed before the end', level: 1 })).toBeVisible()
})

test('a page that cannot be hydrated shows an error with a reference, and its link reloads the portal', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/hydrat|#418|TrustedHTML|Trusted Type/i] })
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Welcome, ', 'Good morning, ') })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side.' })).toBeVisible()
  await expect(page.getByText(/^Reference \S+/)).toBeVisible()
  // The error screen of a route would keep the header; here the whole page is replaced.
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.unroute('/')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await untilAlive(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
})

test('the error that replaces a screen which fails keeps the styles of the portal', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { expects: [/./] })
  const manifest = /"(\/assets\/manifest-[^"]+)"/.exec(await (await page.request.get('/')).text())?.[1] ?? ''
  const script = await (await page.request.get(manifest)).text()
  const { module } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)).routes.caseManager
  await page.route(`**${module}`, async (route) => {
    const response = await route.fetch()
    const code = (await response.text()).replace(/[\w$]+ as default/, 'failingScreen as default')
    await route.fulfill({ response, body: `${code};function failingScreen(){throw new Error('this screen fails')}` })
  })
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Case Manager' }).first().click()
  await expect(page.getByText(/^Reference /)).toBeVisible()
  expect(await page.locator('style').evaluate((style) => style.textContent.length)).toBeGreaterThan(10_000)
})

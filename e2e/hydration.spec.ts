import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { addressesOf } from './addresses.ts'
import { filesBeforeAlive, fontsOf, type LoadedFile, noteWhenAlive } from './loaded-files.ts'
import { CasePage } from './pages/case-page.ts'
import { callsOf, expect, password, people, test, untilAlive, visit } from './product.ts'

const clientFolder = join(import.meta.dirname, '../apps/portal/build/client')

/** The bytes of script among files, as a server sends them that has compressed them well. */
const bytesOfScript = (files: readonly LoadedFile[]): number =>
  files
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { path }) => sum + brotliCompressSync(readFileSync(join(clientFolder, path))).length, 0)

const pages = ['/', '/case-manager', '/case-manager?list=all&status=Closed', '/case-manager/Open-a-Case']

for (const address of pages) {
  test(`${address} is hydrated without requests for data it already has`, async ({ openBrowser, watched }) => {
    const page = await openBrowser('mara')
    await visit(page, address)
    // The stream of live changes is the last request that a page sends by itself.
    await expect.poll(() => watched(page).requests.some((request) => request.url().endsWith('/events'))).toBe(true)
    expect(callsOf(watched(page).requests)).toEqual([])
    // The styles are in the page, which waits for no sheet, and stay there when React takes the page over.
    expect(watched(page).requests.filter((request) => request.resourceType() === 'stylesheet')).toEqual([])
    expect(await page.locator('head > style').evaluate((style) => style.textContent.length)).toBeGreaterThan(10_000)
  })
}

test('a page asks for fewer than 30 files, and at most 167 kB of script, before it can be used', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('mara')
  await noteWhenAlive(page)
  for (const address of [...pages, ...(await addressesOf('caseDetails', product))]) {
    await visit(page, address)
    const files = await filesBeforeAlive(page)
    expect([address, files.length < 29]).toEqual([address, true])
    expect([address, bytesOfScript(files) <= 167_000]).toEqual([address, true])
    const fonts = await fontsOf(page)
    expect([address, fonts.some((path) => path.includes('instrument-sans-interface'))]).toEqual([address, true])
    expect([address, fonts.filter((path) => path.includes('instrument-sans-latin'))]).toEqual([address, []])
  }
})

test('visitors read an article with at most 130 kB of script, and without what pages of records need', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null)
  await noteWhenAlive(page)
  for (const address of await addressesOf('article', product)) {
    await visit(page, address)
    const files = await filesBeforeAlive(page)
    expect([address, bytesOfScript(files) <= 130_000]).toEqual([address, true])
    expect(files.filter(({ path }) => path.includes('record-pages'))).toEqual([])
  }
})

test('agents see their queues, and authors a portal without cases', async ({ openBrowser, watched }) => {
  const ofJonas = await openBrowser('jonas')
  await visit(ofJonas, '/')
  await expect(ofJonas.getByRole('heading', { name: 'My queue' })).toBeVisible()
  await visit(ofJonas, '/case-manager')
  expect(callsOf(watched(ofJonas).requests)).toEqual([])
  for (const name of ['Open Queue', 'All Cases', 'My Queue']) {
    await ofJonas.getByRole('tab', { name }).click()
    await expect(ofJonas.getByRole('table', { name })).toBeVisible()
  }

  await expect(ofJonas.getByRole('link', { name: 'Open a Case' })).toHaveCount(0)

  const ofPriya = await openBrowser('priya', { expects: [/404/, /malformed URL segment/] })
  await visit(ofPriya, '/')
  await expect(ofPriya.getByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  await expect(ofPriya.getByRole('heading', { name: 'Featured articles' })).toBeVisible()
  await expect(ofPriya.getByRole('link', { name: 'Case Manager' })).toHaveCount(0)
  await expect(ofPriya.getByText('could not be loaded')).toHaveCount(0)
  // An address that cannot be decoded is missing as any other.
  for (const address of ['/case-manager', '/%E0%A4%A']) {
    expect((await ofPriya.goto(address))?.status()).toBe(404)
    await expect(ofPriya.getByRole('heading', { name: 'This page is off the chart.' })).toBeVisible()
    await untilAlive(ofPriya)
  }
})

test('the case form is available to the users to whom the platform offers it', async ({ openBrowser, product }) => {
  for (const person of ['mara', 'jonas', 'priya'] as const) {
    const { body } = await (await product.signIn(people[person])).get(
      '/services/data/v65.0/ui-api/actions/global?apiNames=OpenCase',
    )
    const isOffered = JSON.stringify(body).includes('"apiName":"OpenCase"')
    expect([person, isOffered]).toEqual([person, person === 'mara'])
    const page = await openBrowser(person, { expects: [/404/] })
    for (const address of ['/case-manager/Open-a-Case', '/create-support-case']) {
      const answer = await page.goto(address)
      expect([person, address, answer?.status()]).toEqual([person, address, isOffered ? 200 : 404])
    }
  }
})

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
})

test('without JavaScript a form that is sent after the session has ended keeps what was typed until one has signed in', async ({
  openBrowser,
}) => {
  const page = await openBrowser('ines', { hasJavaScript: false, expects: [/401/, /422/] })
  await page.goto('/case-manager/Open-a-Case')
  await page.getByLabel('Subject').fill('Typed before the end')
  await page.getByLabel('Description').fill('First line.\nSecond line.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { name: 'Your session has expired.' })).toBeVisible()
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Sign In' }).click(),
  ])
  await other.getByLabel('E-mail').fill(people.ines)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with what you typed' }).click()
  await expect(page.getByText('Check what you typed and send it again.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Typed before the end')
  await page.getByRole('radio', { name: 'Minor Degradation' }).check()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { name: 'Typed before the end', level: 1 })).toBeVisible()
})

test('a page that cannot be hydrated shows an error with a reference, and its link reloads the portal', async ({
  openBrowser,
}) => {
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

test('the error that replaces a screen which fails keeps the styles of the portal', async ({ openBrowser }) => {
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

import type { Locator, Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { CasePage } from './pages/case-page.ts'
import { expect, expectAccessible, people, reload, test, visit, widths } from './product.ts'

async function openCase(mara: DevClient, Subject: string): Promise<string> {
  const fields = { Subject, Description: 'x', Impact__c: 'Major Degradation', IssueType__c: 'Data' }
  const { status, body } = await mara.post('/services/data/v65.0/ui-api/records', { apiName: 'Case', fields })
  expect(status).toBe(201)
  return `/case-details?id=${(body as { id: string }).id}`
}

/** The line next to the button of the comment box that says who else is at the case. */
const othersOn = (page: Page) => new CasePage(page).comments.locator('form p:has(+ [role=status])')

const reply = (page: Page, name: 'Public reply' | 'Internal note') => page.getByRole('textbox', { name, exact: true })

/** Types until the other browser shows it: typing is broadcast for some seconds only, and not received while the live stream reconnects. */
async function typeUntil(field: Locator, observer: Page, words: string): Promise<void> {
  await expect(async () => {
    await field.pressSequentially('so ')
    await expect(othersOn(observer)).toHaveText(words, { timeout: 3_000 })
  }).toPass()
}

/** Gives a browser a session that no other test uses, so that the test may end it. */
async function giveSession(page: Page, { cookie }: DevClient, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}

test('a customer and an agent see each other look and type at one case', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const address = await openCase(await savedSignIn('mara'), 'Looked at by two')
  const [ofMara, ofJonas] = [await openBrowser('mara', { viewport: widths.phone }), await openBrowser('jonas')]
  await visit(ofMara, address)
  const post = ofMara.getByRole('button', { name: 'Post comment' })
  await expect(othersOn(ofMara)).toHaveText('')
  const place = await post.boundingBox()
  await visit(ofJonas, address)

  await test.step('each sees that the other is there, and nothing moves', async () => {
    await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
    await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
    expect(await post.boundingBox()).toEqual(place)
  })

  await test.step('the customer sees that a reply is typed, until the last key', async () => {
    await typeUntil(reply(ofJonas, 'Public reply'), ofMara, 'Jonas Weil is typing')
    await expect(ofMara.getByRole('status').filter({ hasText: 'Jonas Weil is typing' })).toHaveCount(1)
    expect(await post.boundingBox()).toEqual(place)
    await expectAccessible(ofMara)
    await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
  })

  await test.step('the customer does not see that a note is typed', async () => {
    await reply(ofJonas, 'Public reply').fill('')
    await ofJonas.getByText('Internal note', { exact: true }).click()
    const sent = ofJonas.waitForResponse(
      (response) => response.url().endsWith('/presence') && response.request().postData()?.includes('noting') === true,
    )
    await reply(ofJonas, 'Internal note').pressSequentially('Ask the hangar first')
    expect((await sent).status()).toBe(200)
    await reload(ofMara)
    await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
  })

  await test.step('a comment that is sent is no longer typed', async () => {
    await typeUntil(ofMara.getByLabel('Add a comment'), ofJonas, 'Mara Okafor is typing')
    await post.click()
    await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
  })

  await test.step('a person who closes the page is gone', async () => {
    await ofMara.close()
    await expect(othersOn(ofJonas)).toHaveText('')
  })
})

test('an agent sees that a colleague answers, and can answer as well', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const address = await openCase(await savedSignIn('mara'), 'Answered by two')
  const [ofJonas, ofWren] = [await openBrowser('jonas'), await openBrowser('wren')]
  for (const page of [ofJonas, ofWren]) await visit(page, address)
  await expect(othersOn(ofJonas)).toHaveText('Wren Castell is looking at this case')

  await ofWren.getByText('Internal note', { exact: true }).click()
  await typeUntil(reply(ofWren, 'Internal note'), ofJonas, 'Wren Castell is writing a note')
  await reply(ofWren, 'Internal note').fill('')
  await ofWren.getByText('Public reply', { exact: true }).click()
  await typeUntil(reply(ofWren, 'Public reply'), ofJonas, 'Wren Castell is answering now')

  await reply(ofJonas, 'Public reply').pressSequentially('Please send the log')
  const send = ofJonas.getByRole('button', { name: 'Post public reply' })
  const place = await send.boundingBox()
  await ofWren.getByRole('button', { name: 'Post public reply' }).click()
  await expect(othersOn(ofJonas)).toHaveText('Wren Castell answered while you were writing.')
  expect((await send.boundingBox())?.height).toBe(place?.height)
  await expectAccessible(ofJonas)
  await send.click()
  await expect(new CasePage(ofJonas).comments.getByText('Please send the log')).toBeVisible()
  await expect(othersOn(ofJonas)).toHaveText('Wren Castell is looking at this case')
})

test('a person is not shown in an own second tab, and is shown to others until the last tab is closed', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const address = await openCase(await savedSignIn('mara'), 'In two tabs')
  const [ofMara, ofJonas] = [await openBrowser('mara'), await openBrowser('jonas')]
  await visit(ofMara, address)
  const second = await ofMara.context().newPage()
  await visit(second, address)
  await visit(ofJonas, address)
  for (const tab of [ofMara, second]) await expect(othersOn(tab)).toHaveText('Jonas Weil is looking at this case')
  await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
  // This tab had the live stream of both.
  await ofMara.close()
  await typeUntil(second.getByLabel('Add a comment'), ofJonas, 'Mara Okafor is typing')
  await second.close()
  await expect(othersOn(ofJonas)).toHaveText('')
})

test('a person who signs out is gone, and the presence at a case of another account is not readable', {
  tag: '@long',
}, async ({ openBrowser, product, savedSignIn }) => {
  const mara = await savedSignIn('mara')
  const address = await openCase(mara, 'Signed out of')
  const ofMara = await openBrowser('mara')
  const ofTheo = await openBrowser(null)
  await giveSession(ofTheo, await product.signIn(people.theo), product.url)
  await visit(ofTheo, address)
  await visit(ofMara, address)
  await expect(othersOn(ofMara)).toHaveText('Theo Lindqvist is looking at this case')
  await ofTheo.getByRole('button', { name: 'Account menu, Theo Lindqvist' }).click()
  await ofTheo.getByRole('menuitem', { name: 'Log Out' }).click()
  await ofTheo.waitForURL(/\/login/)
  await expect(othersOn(ofMara)).toHaveText('')
  const caseId = new URL(address, product.url).searchParams.get('id')
  const body = { tab: 'tab-of-a-test', activity: 'looking' }
  const ines = await savedSignIn('ines')
  expect((await ines.post(`/cases/${caseId}/presence`, body)).status).toBe(404)
  expect((await mara.post(`/cases/${caseId}/presence`, body)).status).toBe(200)
})

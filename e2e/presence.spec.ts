import type { Locator, Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { CasePage } from './pages/case-page.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

async function openCase(mara: DevClient, Subject: string): Promise<string> {
  const fields = { Subject, Description: 'x', Impact__c: 'Major Degradation', IssueType__c: 'Data' }
  const { status, body } = await mara.post('/services/data/v65.0/ui-api/records', { apiName: 'Case', fields })
  expect(status).toBe(201)
  return `/case-details?id=${(body as { id: string }).id}`
}

/** Who else is at the case, as it stands beside the button of the comment box. */
const othersOn = (page: Page) => new CasePage(page).comments.locator('form p:has(+ [role=status])')

const reply = (page: Page, name: 'Public reply' | 'Internal note') => page.getByRole('textbox', { name, exact: true })

/** Types until somebody else is told of it: typing is told for seconds, and heard when a line that broke is back. */
async function typeUntil(field: Locator, other: Page, words: string): Promise<void> {
  await expect(async () => {
    await field.pressSequentially('so ')
    await expect(othersOn(other)).toHaveText(words, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** Somebody signs in anew, in a browser of their own: that session may end. */
async function giveSession(page: Page, { cookie }: DevClient, url: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}

for (const [name, viewport] of Object.entries(widths)) {
  test(`a customer and an agent see each other look and type at ${viewport.width} px`, async ({
    openBrowser,
    savedSignIn,
  }) => {
    test.setTimeout(120_000)
    const address = await openCase(await savedSignIn('mara'), `Looked at by two (${name})`)
    const [ofMara, ofJonas] = [await openBrowser('mara', { viewport }), await openBrowser('jonas', { viewport })]
    await visit(ofMara, address)
    const post = ofMara.getByRole('button', { name: 'Post comment' })
    await expect(othersOn(ofMara)).toHaveText('')
    const place = await post.boundingBox()
    await visit(ofJonas, address)

    await test.step('that the other is there stands beside the comment box, and moves nothing', async () => {
      await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
      await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
      expect(await post.boundingBox()).toEqual(place)
      await expectAccessible(ofMara)
    })

    await test.step('a reply is typed for the customer too, and ends with the last key', async () => {
      await typeUntil(reply(ofJonas, 'Public reply'), ofMara, 'Jonas Weil is typing')
      await expect(ofMara.getByRole('status').filter({ hasText: 'Jonas Weil is typing' })).toHaveCount(1)
      expect(await post.boundingBox()).toEqual(place)
      await expectAccessible(ofMara)
      await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
    })

    await test.step('a note is no typing for the customer', async () => {
      await reply(ofJonas, 'Public reply').fill('')
      await ofJonas.getByText('Internal note', { exact: true }).click()
      const told = ofJonas.waitForResponse(
        (response) =>
          response.url().endsWith('/presence') && response.request().postData()?.includes('noting') === true,
      )
      await reply(ofJonas, 'Internal note').pressSequentially('Ask the hangar first')
      expect((await told).status()).toBe(200)
      await ofMara.reload()
      await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
    })

    await test.step('a comment that is sent is typed no more', async () => {
      await typeUntil(ofMara.getByLabel('Add a comment'), ofJonas, 'Mara Okafor is typing')
      await post.click()
      await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
      await expectAccessible(ofJonas)
    })

    await test.step('who closes the page is gone', async () => {
      await ofMara.close()
      await expect(othersOn(ofJonas)).toHaveText('')
    })
  })

  test(`an agent sees at ${viewport.width} px that a colleague answers, and is not kept from it`, async ({
    openBrowser,
    savedSignIn,
  }) => {
    test.setTimeout(120_000)
    const address = await openCase(await savedSignIn('mara'), `Answered by two (${name})`)
    const [ofJonas, ofWren] = [await openBrowser('jonas', { viewport }), await openBrowser('wren', { viewport })]
    for (const page of [ofJonas, ofWren]) await visit(page, address)
    await expect(othersOn(ofJonas)).toHaveText('Wren Castell is looking at this case')

    await ofWren.getByText('Internal note', { exact: true }).click()
    await typeUntil(reply(ofWren, 'Internal note'), ofJonas, 'Wren Castell is writing a note')
    await reply(ofWren, 'Internal note').fill('')
    await ofWren.getByText('Public reply', { exact: true }).click()
    await typeUntil(reply(ofWren, 'Public reply'), ofJonas, 'Wren Castell is answering now')
    await expectAccessible(ofJonas)

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
}

test('shows nobody to themselves in a second tab, and a person until the last tab is closed', async ({
  openBrowser,
  savedSignIn,
}) => {
  const address = await openCase(await savedSignIn('mara'), 'In two tabs')
  const [ofMara, ofJonas] = [await openBrowser('mara'), await openBrowser('jonas')]
  await visit(ofMara, address)
  const second = await ofMara.context().newPage()
  await visit(second, address)
  await visit(ofJonas, address)
  for (const tab of [ofMara, second]) await expect(othersOn(tab)).toHaveText('Jonas Weil is looking at this case')
  await expect(othersOn(ofJonas)).toHaveText('Mara Okafor is looking at this case')
  // The one that had the stream of both.
  await ofMara.close()
  await typeUntil(second.getByLabel('Add a comment'), ofJonas, 'Mara Okafor is typing')
  await second.close()
  await expect(othersOn(ofJonas)).toHaveText('')
})

test('knows nobody without a line, and everybody again when it is back', async ({ openBrowser, savedSignIn }) => {
  const address = await openCase(await savedSignIn('mara'), 'In a tunnel')
  const ofMara = await openBrowser('mara', { expects: [/ERR_INTERNET_DISCONNECTED/] })
  const ofJonas = await openBrowser('jonas')
  for (const page of [ofMara, ofJonas]) await visit(page, address)
  await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
  await ofMara.context().setOffline(true)
  await expect(othersOn(ofMara)).toHaveText('')
  await ofMara.context().setOffline(false)
  await expect(othersOn(ofMara)).toHaveText('Jonas Weil is looking at this case')
  await typeUntil(reply(ofJonas, 'Public reply'), ofMara, 'Jonas Weil is typing')
})

test('who signs out is gone, and a case of others tells nothing', async ({ openBrowser, product, savedSignIn }) => {
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

import { linkFilm, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessibleAtBothWidths, people, test, visit } from './product.ts'

test('the preview of a draft plays the video that is linked to it, and has no links to other pages', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const priya = await product.signIn(people.priya)
  const urlName = 'a-film-to-preview'
  // The category has the name of a product: on the page of the article it is a link.
  const id = await writeDraft(priya, urlName, { DataCategories__c: 'Corrie Terrain' })
  await linkFilm(priya, id)
  const page = await openBrowser('priya')
  await visit(page, `/author?id=${id}`)
  await page.getByLabel('Title').fill('A film, not saved yet')
  await page.getByRole('tab', { name: 'As a customer' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  const player = preview.locator('video')
  await expect(player).toHaveCount(1)
  await expect(player).toHaveAccessibleName('A film, not saved yet')
  await player.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(640)
  await expect(preview.getByText('Corrie Terrain', { exact: true })).toBeVisible()
  // The only link is the download of the video.
  const download = preview.getByRole('link')
  await expect(download).toHaveText('Download video (mp4)')
  await expect(download).toHaveAttribute('href', /^\/files\/068/)
  await expectAccessibleAtBothWidths(page)
})

test('a published article with a video is among the videos, with its length', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const urlName = 'zyqqfilm-among-the-videos'
  const title = urlName.replaceAll('-', ' ')
  const id = await writeDraft(priya, urlName)
  await linkFilm(priya, id)
  const page = await openBrowser('priya')
  await visit(page, `/author?id=${id}`)
  await page.getByLabel('Video length').fill('3.50')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Enter minutes and seconds, such as 3:50.').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByLabel('Video length').fill('3:50')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByLabel('Video length')).toHaveValue('3:50')
  await page.getByRole('tab', { name: 'As a customer' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('4 min', { exact: true })).toBeVisible()
  await expect(preview.getByText('Length', { exact: true })).toBeVisible()
  await page.getByLabel('Public', { exact: true }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The article is published.')).toBeVisible()

  const guest = await openBrowser(null)
  await visit(guest, '/')
  const listed = guest.getByRole('list', { name: 'Videos' }).getByRole('link').filter({ hasText: title })
  await expect(listed).toContainText('Documentation, 4 min')
  await listed.click()
  const article = guest.getByRole('article')
  await expect(article.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(article.locator('video')).toHaveCount(1)
  await expect(article.getByText('Length', { exact: true })).toBeVisible()
  await expect(article.getByText('4 min', { exact: true })).toBeVisible()
  // Its record type is still Documentation.
  await expect(article.getByRole('button', { name: 'About this section' })).toHaveCount(1)
  await visit(guest, `/article/${urlName}`)
  const facts = JSON.parse((await guest.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({
    '@type': 'VideoObject',
    name: title,
    contentUrl: `${product.url}/article/${urlName}/video.mp4`,
  })
  await visit(guest, `/search?q=${encodeURIComponent(title)}`)
  const results = guest.getByRole('region', { name: 'Articles' }).getByRole('listitem').filter({ hasText: title })
  await expect(results.first()).toContainText('Video, 4 min')

  // The next version has the length too.
  await page.getByRole('button', { name: 'Write the next version' }).click()
  await expect(page.getByLabel('Video length')).toHaveValue('3:50')
  await page.getByLabel('Video length').fill('0:06')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish this version' }).click()
  await expect(page.getByText('The version is live.')).toBeVisible()
  await visit(guest, '/')
  await expect(listed).toContainText('Documentation, 1 min')
})

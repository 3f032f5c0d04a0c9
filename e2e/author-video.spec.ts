import { linkFilm, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

for (const [name, viewport] of Object.entries(widths)) {
  test(`the preview of a draft plays the video that is linked to it, and leads nowhere, ${name}`, async ({
    openBrowser,
    product,
  }) => {
    const priya = await product.signIn(people.priya)
    const urlName = `a-film-to-preview-${name}`
    // The category is called as a product, whose badge leads to it on the page of the article.
    const id = await writeDraft(priya, urlName, { DataCategories__c: 'Corrie Terrain' })
    await linkFilm(priya, id)
    const page = await openBrowser('priya', { viewport })
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
    // Nothing but the video to keep is a link.
    const download = preview.getByRole('link')
    await expect(download).toHaveText('Download video (mp4)')
    await expect(download).toHaveAttribute('href', /^\/files\/068/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  })
}

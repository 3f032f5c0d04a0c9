import type { DevEnv } from 'dev-env'
import { linkFilm } from './pages/author-page.ts'
import { expect, expectLegible, people, test, visit, widths } from './product.ts'

const film = 'check-that-a-card-was-written-correctly'

/** Links the sample film of the demo to a published article. */
async function linkFilmTo(product: DevEnv, urlName: string): Promise<void> {
  const priya = await product.signIn(people.priya)
  const article = await priya.get(`/lwr/apex/v65.0/KnowledgeArticlesController/getArticleByUrlName?urlName=${urlName}`)
  const { knowledgeRec } = article.body as { knowledgeRec: { Id: string } }
  await linkFilm(priya, knowledgeRec.Id)
}

for (const [reader, viewport] of [
  ['mara', widths.wide],
  [null, widths.phone],
] as const) {
  test(`a video of the product is played and kept by ${reader ?? 'a visitor'}`, {
    tag: reader === 'mara' ? [] : '@long',
  }, async ({ openBrowser, product, watched }) => {
    await linkFilmTo(product, film)
    const page = await openBrowser(reader, { viewport })
    await visit(page, `/article/${film}`)
    const article = page.getByRole('article')
    const title = await article.getByRole('heading', { level: 1 }).textContent()
    const player = article.locator('video')
    await expect(player).toBeVisible()
    await expect(player).toHaveAccessibleName(title ?? '')
    // Before the video is played the page loads only its picture.
    expect(watched(page).requests.filter((request) => request.url().includes('video.mp4'))).toEqual([])
    await expectLegible(page)

    const answered = page.waitForResponse((answer) => answer.url().endsWith(`/article/${film}/video.mp4?inline=1`))
    await player.evaluate((video: HTMLVideoElement) => video.load())
    await player.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined))
    const answer = await answered
    expect(answer.status()).toBe(206)
    expect(answer.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-disposition': 'inline' })
    // The browser of the tests decodes H.264.
    await expect
      .poll(() =>
        player.evaluate((video: HTMLVideoElement) => [
          video.error?.message,
          video.videoWidth,
          Math.round(video.duration),
        ]),
      )
      .toEqual([undefined, 640, 6])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download video (mp4)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${title}.mp4`)
  })
}

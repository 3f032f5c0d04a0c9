import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CacheResponse } from 'record-cache'
import { latePart } from 'ui'
import { afterEach, expect, it, vi } from 'vitest'
import { GuestCaseDialogProvider } from '../../../../parts/cases/guest-case-dialog.ts'
import { offered } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { ArticleScreen } from './ArticleScreen.tsx'

afterEach(cleanup)

const article = {
  knowledgeRec: {
    Id: 'ka0000000000001AAA',
    Title: 'Load a new cycle',
    Summary: 'Before it becomes effective.',
    Content__c: `<h2>Before you start</h2><p>${'word '.repeat(400)}</p>`,
    InfoType__c: 'Documentation',
    RecordType: { DeveloperName: 'Documentation' },
    Download_URL__c: null as string | null,
    LastPublishedDate: '2026-06-09T12:00:00.000Z',
    DurationSeconds__c: null,
    IsVideo__c: false,
    Product__r: { Name: 'Tarn NavData', ItemNumber__c: 'TN-2100' },
  },
  dataCategoryList: ['Updates', ' Cards', 'Updates'],
  productDataCategoryList: ['Tarn NavData'],
  isPublic: false,
}
const noArticle = { knowledgeRec: null, dataCategoryList: [], productDataCategoryList: [], isPublic: false }

const METHOD = 'KnowledgeArticlesController/getArticleByUrlName'
const FILES = 'KnowledgeArticlesController/getArticleFiles'
const RELATED = 'KnowledgeArticlesController/getRelatedArticles'
const PRODUCT_PAGES = 'KnowledgeArticlesController/getProductPageArticles'
const NAMED = 'KnowledgeArticlesController/getProductByItemNumber'
const SEO = 'connect/communities/0DB000000000001GAA/seo/properties/ka0000000000001AAA'

const productPages = [
  {
    Id: 'ka0000000000009AAA',
    Title: 'NavData',
    UrlName: 'navdata',
    Product__r: { Name: 'Tarn NavData', ItemNumber__c: 'TN-2100' },
  },
]

const show = (at: string, answer: object, { actions = ['OpenCase'], isSignedIn = true, pages = productPages } = {}) => {
  const service = scriptedService({
    [METHOD]: ok(answer),
    [RELATED]: ok([]),
    [FILES]: ok([]),
    [PRODUCT_PAGES]: ok(pages),
    [NAMED]: ok({ productMetadata: { ProductName__c: 'Corrie Terrain' } }),
    'actions/global': ok(offered(...actions)),
  })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at, fetch: service.fetch, isSignedIn })
  return service
}

it('finds an article by its address, and shows its facts and its text', async () => {
  const service = show('/article/load-a-new-cycle', article)
  expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Before you start', level: 2 })).toBeTruthy()
  expect(screen.getAllByText(/^(Updates|Cards|Documentation)$/).map(({ textContent }) => textContent)).toEqual([
    'Updates',
    'Cards',
    'Documentation',
  ])
  expect(document.querySelector('dl')?.textContent).toBe('Last updatedJun 9, 2026Reading time2 minAccessCustomers')
  expect(service.asked[0]?.query).toEqual({ urlName: 'load-a-new-cycle' })
})

it('lists the files of an article with their sizes, to download', async () => {
  const service = scriptedService({
    [METHOD]: ok(article),
    [RELATED]: ok([]),
    [FILES]: ok([
      { contentVersionId: '068000000000001AAA', name: 'Card guide.pdf', bytes: 2_621_440 },
      { contentVersionId: '068000000000002AAA', name: 'regions.csv', bytes: 812 },
    ]),
    [PRODUCT_PAGES]: ok(productPages),
  })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/load-a-new-cycle', fetch: service.fetch })
  const files = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('link')
  expect(files.map((file) => [file.textContent, file.getAttribute('href'), file.getAttribute('download')])).toEqual([
    ['Card guide.pdf2.5 MB', '/files/068000000000001AAA', 'Card guide.pdf'],
    ['regions.csv812 B', '/files/068000000000002AAA', 'regions.csv'],
  ])
})

it('cleans the text of an article when rendering it, so that unsafe stored markup has no effect', async () => {
  const Content__c = '<p onclick="alert(1)">Read this<script>alert(1)</script></p><img src="x" onerror="alert(1)">'
  show('/article/load-a-new-cycle', { ...article, knowledgeRec: { ...article.knowledgeRec, Content__c } })
  const text = await screen.findByText('Read this')
  expect([text.outerHTML, document.querySelector('script, [onerror]')]).toEqual(['<p>Read this</p>', null])
})

it('leads to a case form with the product, and back to the case that it was opened from', async () => {
  show('/article/load-a-new-cycle?caseId=500000000000001AAA&caseNumber=00418273', article)
  const open = await screen.findByRole('link', { name: 'Open support case' })
  expect(open.getAttribute('href')).toBe('/case-manager/Open-a-Case?productName=TN-2100')
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/case-manager',
    '/case-details?id=500000000000001AAA',
  ])
})

it.each(['', '&caseNumber=', '&caseNumber=Call+555+0100'])('names a case without its number for %j', async (number) => {
  show(`/article/load-a-new-cycle?caseId=500000000000001AAA${number}`, article)
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(crumbs.textContent).toBe('HomeCase ManagerCaseArticle')
})

it('explains each section of documentation at its heading, which keeps its name', async () => {
  const Content__c = '<h2>Before you start</h2><p>Read.</p><h2>Write the card</h2><p>Write.</p>'
  const knowledgeRec = { ...article.knowledgeRec, Content__c }
  show('/article/load-a-new-cycle', { ...article, knowledgeRec })
  const tips = await screen.findAllByRole('button', { name: 'About this section' }, { timeout: 5_000 })
  expect(tips.map((tip) => tip.closest('h2')?.getAttribute('aria-label'))).toEqual([
    'Before you start',
    'Write the card',
  ])
  fireEvent.click(tips[1] as HTMLElement)
  expect(screen.getByRole('tooltip').textContent).toBe('Section 2 of 2, about 1 min to read.')
  expect(screen.getByRole('heading', { name: 'Write the card', level: 2 })).toBeTruthy()
})

it.each([
  ['Documentation', 'Article', 'file-text'],
  ['Article', 'Article', 'file-text'],
  ['Video', 'Video', 'circle-play'],
  ['Webinar', 'Video', 'circle-play'],
])(
  'tells by an icon with a name that an article of the record type %s is one to read, or a video',
  async (type, name, shape) => {
    const knowledgeRec = { ...article.knowledgeRec, RecordType: { DeveloperName: type } }
    show('/article/load-a-new-cycle', { ...article, knowledgeRec })
    const icons = await within(await screen.findByRole('article')).findAllByRole('img')
    expect(icons.map((icon) => [icon.getAttribute('aria-label'), icon.matches(`svg.lucide-${shape}`)])).toEqual([
      [name, true],
    ])
  },
)

it('offers no tips at the headings of what is no documentation', async () => {
  const ofArticle = {
    RecordType: { DeveloperName: 'Article' },
    Content__c: '<h2>Before you start</h2><h2>Write the card</h2>',
  }
  show('/article/load-a-new-cycle', { ...article, knowledgeRec: { ...article.knowledgeRec, ...ofArticle } })
  // Loads the late parts, so that tips would be present.
  await Promise.all([import('../../parts/article/SectionTips.tsx'), import('./ArticleContents.tsx')])
  const contents = await screen.findByRole('navigation', { name: 'On this page' }, { timeout: 5_000 })
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Before you start', '/article/load-a-new-cycle#section-1'],
    ['Write the card', '/article/load-a-new-cycle#section-2'],
  ])
  expect(screen.queryByRole('button', { name: 'About this section' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download video (mp4)' })).toBeNull()
})

const video = (Download_URL__c: string | null) => ({
  ...article,
  knowledgeRec: { ...article.knowledgeRec, RecordType: { DeveloperName: 'Video' }, IsVideo__c: true, Download_URL__c },
})

it('offers a video for download as an mp4 file named after its title', async () => {
  const { knowledgeRec } = video('https://downloads.example/v/17.mov')
  show('/article/first-update', { ...article, knowledgeRec: { ...knowledgeRec, UrlName: 'first-update' } })
  const link = await screen.findByRole('link', { name: 'Download video (mp4)' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/article/first-update/video.mp4',
    'Load a new cycle.mp4',
  ])
  expect(screen.getByText('Saved as mp4 where downloads.example allows it; otherwise it opens there.')).toBeTruthy()
  const tile = screen.getByRole('link', { name: 'Watch on downloads.example (opens in a new tab)' })
  expect(['href', 'target', 'rel'].map((name) => tile.getAttribute(name))).toEqual([
    'https://downloads.example/v/17.mov',
    '_blank',
    'noopener noreferrer',
  ])
  expect(document.querySelector('video')).toBeNull()
})

it('plays a video that the product holds, and keeps it by its own address', async () => {
  const { knowledgeRec } = video('/article/first-update/video.mp4')
  show('/article/first-update', { ...article, knowledgeRec: { ...knowledgeRec, UrlName: 'first-update' } })
  const link = await screen.findByRole('link', { name: 'Download video (mp4)' })
  expect(link.getAttribute('href')).toBe('/article/first-update/video.mp4')
  const player = screen.getByLabelText('Load a new cycle')
  expect(['src', 'preload', 'controls'].map((name) => player.getAttribute(name))).toEqual([
    '/article/first-update/video.mp4?inline=1',
    'none',
    '',
  ])
  expect(screen.queryByRole('link', { name: /^Watch on/ })).toBeNull()
})

it('offers the video of an article of any other type, with its length, and none where it is no video', async () => {
  const { knowledgeRec } = video('https://downloads.example/v/17.mp4')
  const of = (Download_URL__c: string | null, IsVideo__c: boolean) => ({
    ...article,
    knowledgeRec: {
      ...knowledgeRec,
      RecordType: { DeveloperName: 'Documentation' },
      DurationSeconds__c: 230,
      IsVideo__c,
      Download_URL__c,
    },
  })
  show('/article/load-a-new-cycle', of('https://downloads.example/v/17.mp4', true))
  expect(await screen.findByRole('link', { name: 'Download video (mp4)' })).toBeTruthy()
  expect(screen.getByText('Length').parentElement?.textContent).toContain('4 min')
  cleanup()
  show('/article/load-a-new-cycle', of(null, false))
  expect(await screen.findByRole('link', { name: 'Open support case' })).toBeTruthy()
  expect(screen.queryByText('Length')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download video (mp4)' })).toBeNull()
})

it('takes no other address of this site for a video', async () => {
  show('/article/first-update', video('/article/another/video.mp4'))
  const link = await screen.findByRole('link', { name: 'Download video (mp4)' })
  expect([link.getAttribute('download'), document.querySelector('video')]).toEqual([null, null])
})

for (const address of [
  null,
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://downloads.example/v/17.mp4',
]) {
  it(`says that there is no video when its address is ${address}`, async () => {
    show('/article/first-update?caseId=500000000000001AAA', video(address))
    fireEvent.click(await screen.findByRole('link', { name: 'Download video (mp4)' }))
    expect((await screen.findByRole('alert')).textContent).toBe('No video URL found for this article.')
    expect(screen.getByRole('link', { name: 'Case Manager' })).toBeTruthy()
  })
}

it('names the product on the way back, where no case leads there', async () => {
  show('/article/load-a-new-cycle', article)
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(crumbs.textContent).toBe('HomeTarn NavDataArticle'))
  await waitFor(() => expect(linksIn(crumbs)).toEqual(['/', '/products-and-services?productName=TN-2100']))
})

const linksIn = (part: HTMLElement) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('leads home from an article that is about no product', async () => {
  show('/article/load-a-new-cycle', { ...article, dataCategoryList: ['Cards'], productDataCategoryList: [] })
  await screen.findByRole('article')
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect([...crumbs.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Home', 'Article'])
  expect(linksIn(crumbs)).toEqual(['/'])
})

it('names the product on the way back that the address names', async () => {
  show('/article/load-a-new-cycle?productName=CT-0800', article)
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(crumbs.textContent).toBe('HomeCorrie TerrainArticle'))
  expect(linksIn(crumbs)).toEqual(['/', '/products-and-services?productName=CT-0800'])
})

it('links the badges of products that have a page, and selects the first', async () => {
  show('/article/load-a-new-cycle', { ...article, productDataCategoryList: ['Tarn NavData', 'Skerry Charts'] })
  const badge = await within(await screen.findByRole('article')).findByRole('link', { name: 'Tarn NavData' })
  expect([badge.getAttribute('href'), badge.getAttribute('aria-current')]).toEqual([
    '/products-and-services?productName=TN-2100',
    'true',
  ])
  expect(screen.getByText('Skerry Charts').closest('a')).toBeNull()
})

it('treats a category named like a product with a page as that product, ignoring spaces', async () => {
  const page = { Id: 'ka0000000000008AAA', Title: 'Terrain', UrlName: 'terrain' }
  const Product__r = { Name: ' Corrie Terrain', ItemNumber__c: 'CT-0800' }
  const answer = {
    ...article,
    dataCategoryList: ['Cards', 'Corrie Terrain ', 'Tarn NavData'],
    productDataCategoryList: ['Tarn NavData '],
  }
  show('/article/load-a-new-cycle', answer, { pages: [...productPages, { ...page, Product__r }] })
  const head = within(await screen.findByRole('article'))
  await head.findByRole('link', { name: 'Corrie Terrain' })
  const badges = head.getAllByText(/^(Cards|Corrie Terrain|Tarn NavData|Documentation)$/)
  expect(badges.map((badge) => badge.textContent)).toEqual(['Tarn NavData', 'Corrie Terrain', 'Cards', 'Documentation'])
  const links = head.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/products-and-services?productName=TN-2100', 'true'],
    ['/products-and-services?productName=CT-0800', null],
  ])
})

it('selects a category named like a product when the article has no product', async () => {
  show('/article/load-a-new-cycle', {
    ...article,
    dataCategoryList: ['Cards', 'Tarn NavData'],
    productDataCategoryList: [],
  })
  const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  await waitFor(() => expect(crumbs.textContent).toBe('HomeTarn NavDataArticle'))
  expect(screen.getAllByText('Tarn NavData').map((badge) => badge.closest('[aria-current]')?.textContent)).toContain(
    'Tarn NavData',
  )
})

it('stays readable, with a plain badge, where the list of product pages cannot be loaded', async () => {
  const service = scriptedService({ [METHOD]: ok(article), [PRODUCT_PAGES]: refused(500, 'FAULT') })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/load-a-new-cycle', fetch: service.fetch })
  expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
  const plain = within(screen.getByRole('article')).getByText('Tarn NavData')
  expect(plain.closest('a')).toBeNull()
})

it('leads from the page of a product in the knowledge base to the product at once', async () => {
  const RecordType = { DeveloperName: 'ProductPage' }
  show('/article/navdata', { ...article, knowledgeRec: { ...article.knowledgeRec, RecordType } })
  expect(await screen.findByText('another page')).toBeTruthy()
})

it('names related articles', async () => {
  const related = [
    {
      Id: 'ka0000000000001AAA',
      Title: 'Off-cycle corrections',
      UrlName: 'off-cycle',
      Product__r: { Name: 'Tarn NavData' },
      RecordType: { DeveloperName: 'Article' },
    },
  ]
  const service = scriptedService({
    [METHOD]: ok({ ...article, isPublic: true }),
    [RELATED]: ok(related),
  })
  const path = '/article/:urlName'
  renderScreen(ArticleScreen, { path, at: '/article/load-a-new-cycle', fetch: service.fetch, isSignedIn: false })
  const link = await screen.findByRole('link', { name: /Off-cycle corrections/ })
  expect(link.getAttribute('href')).toBe('/article/off-cycle')
  expect(service.asked.find(({ path }) => path.endsWith(RELATED))?.query).toEqual({ urlName: 'load-a-new-cycle' })
})

it('leads to no case form where the platform offers none', async () => {
  const service = show('/article/load-a-new-cycle', article, { actions: [] })
  expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
  await waitFor(() =>
    expect(service.asked.map(({ path }) => path)).toContainEqual(expect.stringMatching(/actions\/global$/)),
  )
  expect(screen.queryByRole('link', { name: 'Open support case' })).toBeNull()
})

it('shows the not-found page when no article has this address', async () => {
  show('/article/nothing', noArticle)
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('keeps heading and breadcrumb when the article cannot be loaded', async () => {
  const answers = [refused(500, 'INTERNAL_SERVER_ERROR'), ok(article)]
  const service = scriptedService({
    [METHOD]: () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR'),
  })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/load-a-new-cycle', fetch: service.fetch })
  expect(await screen.findByText('The article could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Article', level: 1 })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
})

it('stays readable where the product of the address, related articles and the actions cannot be loaded, and asks again for the way to a case', async () => {
  const opening = [refused(503, 'SERVICE_UNAVAILABLE'), ok(offered('OpenCase'))]
  const service = scriptedService({
    [METHOD]: ok(article),
    [RELATED]: refused(503, 'SERVICE_UNAVAILABLE'),
    [PRODUCT_PAGES]: refused(503, 'SERVICE_UNAVAILABLE'),
    [NAMED]: refused(503, 'SERVICE_UNAVAILABLE'),
    'actions/global': () => opening.shift() ?? refused(503, 'SERVICE_UNAVAILABLE'),
  })
  const at = '/article/load-a-new-cycle?productName=CT-0800'
  renderScreen(ArticleScreen, { path: '/article/:urlName', at, fetch: service.fetch })
  expect(await screen.findByRole('heading', { name: 'Before you start', level: 2 })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeTarn NavDataArticle')
  const solved = within(await screen.findByRole('region', { name: 'Not solved?' }))
  expect(solved.getByText('We could not check whether you can open a case.')).toBeTruthy()
  fireEvent.click(solved.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Open support case' })).toBeTruthy()
})

it('sends a visitor to sign in when the article turns out to be withheld after another try', async () => {
  const answers = [refused(503, 'SERVICE_UNAVAILABLE'), ok(noArticle)]
  const service = scriptedService({ [METHOD]: () => answers.shift() ?? refused(503, 'SERVICE_UNAVAILABLE') })
  const at = '/article/what-changes?caseNumber=00418273'
  const { fetch } = service
  renderScreen(ArticleScreen, { path: '/article/:urlName', at, fetch, isSignedIn: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('another page')).toBeTruthy()
})

it('shows the not-found page when an address cannot belong to an article', async () => {
  const service = scriptedService({ [METHOD]: refused(400, 'INVALID_API_INPUT') })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/x', fetch: service.fetch })
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('shows a public article to a visitor, without asking what only people who are signed in may ask', async () => {
  const service = show('/article/load-a-new-cycle', { ...article, isPublic: true }, { isSignedIn: false })
  expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
  expect(document.querySelector('dl')?.textContent).toContain('AccessPublic')
  expect(screen.queryByRole('link', { name: 'Open support case' })).toBeNull()
  expect(service.asked.map(({ path }) => path).sort()).toEqual(
    [METHOD, FILES, PRODUCT_PAGES, RELATED, SEO].map((path) => expect.stringMatching(path)),
  )
})

it('takes title and description of the head from its properties, and from the article when that read fails', async () => {
  const seo = { Title: 'Load a cycle early', Summary: 'For search engines.' }
  const properties = { errors: [], objectName: 'Knowledge__kav', recordId: 'ka0000000000001AAA', recordName: 'x' }
  const headWith = async (answer: CacheResponse, isPublic: boolean) => {
    const service = scriptedService({ [METHOD]: ok({ ...article, isPublic }), [SEO]: answer })
    const path = '/article/:urlName'
    renderScreen(ArticleScreen, { path, at: '/article/load-a-new-cycle', fetch: service.fetch, isSignedIn: true })
    expect(await screen.findByRole('heading', { name: 'Load a new cycle', level: 1 })).toBeTruthy()
    const asked = service.asked.filter(({ path }) => path.endsWith(SEO)).map(({ query }) => query)
    const head = () => [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')]
    return { asked, head }
  }
  const fields = { fields: 'Title,Summary' }
  const page = await headWith(ok({ ...properties, fields: seo }), true)
  await waitFor(() => expect(page.head()).toEqual(['Load a cycle early | Navdesk', 'For search engines.']))
  expect(page.asked).toEqual([fields])
  cleanup()
  const failing = await headWith(refused(503, 'SERVICE_UNAVAILABLE'), true)
  await waitFor(() => expect(failing.asked).toEqual([fields]))
  expect(failing.head()).toEqual(['Load a new cycle | Navdesk', 'Before it becomes effective.'])
  cleanup()
  const withheld = await headWith(ok({ ...properties, fields: seo }), false)
  await waitFor(() => expect(withheld.head()).toEqual(['Load a cycle early | Navdesk', 'For search engines.']))
})

const dialog = latePart(async () => ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    the modal
  </button>
))

function ScreenWithModal() {
  return (
    <GuestCaseDialogProvider value={dialog}>
      <ArticleScreen />
    </GuestCaseDialogProvider>
  )
}

it('opens the guest case modal for a visitor, as often as it is closed', async () => {
  const service = scriptedService({ [METHOD]: ok({ ...article, isPublic: true }) })
  renderScreen(ScreenWithModal, {
    path: '/article/:urlName',
    at: '/article/x',
    fetch: service.fetch,
    isSignedIn: false,
  })
  for (let time = 1; time <= 2; time++) {
    fireEvent.click(await screen.findByRole('button', { name: 'Open support case' }))
    fireEvent.click(await screen.findByRole('button', { name: 'the modal' }))
    expect(screen.queryByRole('button', { name: 'the modal' })).toBeNull()
  }
})

it('asks whether the article has helped, keeps the answer and a word about it, and takes another', async () => {
  const VOTE = 'KnowledgeArticlesController/voteOnArticle'
  const answers = [refused(503, 'SERVICE_UNAVAILABLE')]
  const service = scriptedService({
    [METHOD]: ok({ ...article, isPublic: true }),
    [VOTE]: () => answers.pop() ?? ok({ isHelpful: true }),
  })
  const path = '/article/:urlName'
  renderScreen(ArticleScreen, { path, at: '/article/x', fetch: service.fetch, isSignedIn: false })
  const yes = await screen.findByRole('button', { name: 'Yes' }, { timeout: 5_000 })
  fireEvent.click(yes)
  expect(await screen.findByText('Your answer could not be kept. Try again.')).toBeTruthy()
  expect(yes.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(yes)
  expect(await screen.findByText('Thank you. You can change your answer.')).toBeTruthy()
  expect(yes.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  fireEvent.change(await screen.findByLabelText(/^What was missing, in a few words\?/), {
    target: { value: ' A picture ' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you. Our authors read it.')).toBeTruthy()
  const browser = expect.any(Number)
  expect(service.asked.filter((call) => call.path.endsWith(VOTE)).map(({ body }) => body)).toEqual([
    { urlName: 'x', isHelpful: true, browser },
    { urlName: 'x', isHelpful: true, browser },
    { urlName: 'x', isHelpful: false, browser },
    { urlName: 'x', isHelpful: false, words: 'A picture', browser },
  ])
  expect(localStorage.length).toBe(0)
})

it('shows people what they have said of the article before, and sends no number of their browser', async () => {
  const VOTE = 'KnowledgeArticlesController/voteOnArticle'
  const service = scriptedService({
    [METHOD]: ok({ ...article, isPublic: true }),
    'KnowledgeArticlesController/getVoteOnArticle': ok({ isHelpful: false, words: 'A picture' }),
    [VOTE]: ok({ isHelpful: true }),
  })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/x', fetch: service.fetch })
  const no = await screen.findByRole('button', { name: 'No' }, { timeout: 5_000 })
  expect(no.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByLabelText(/^What was missing, in a few words\?/)).toHaveProperty('value', 'A picture')
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Thank you. Our authors read it.')).toBeTruthy()
  expect(service.asked.filter((call) => call.path.endsWith(VOTE)).map(({ body }) => body)).toEqual([
    { urlName: 'x', isHelpful: true, words: 'A picture' },
  ])
})

it('takes no answer while the one before is not known, so that its words stay, and asks for it again', async () => {
  const VOTE = 'KnowledgeArticlesController/voteOnArticle'
  const votes = [refused(503, 'SERVICE_UNAVAILABLE'), ok({ isHelpful: false, words: 'A picture' })]
  const service = scriptedService({
    [METHOD]: ok({ ...article, isPublic: true }),
    'KnowledgeArticlesController/getVoteOnArticle': () => votes.shift() ?? refused(503, 'SERVICE_UNAVAILABLE'),
    [VOTE]: ok({ isHelpful: true }),
  })
  renderScreen(ArticleScreen, { path: '/article/:urlName', at: '/article/x', fetch: service.fetch })
  expect(await screen.findByText('What you answered before could not be loaded.', {}, { timeout: 5_000 })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  const asked = within(screen.getByRole('region', { name: 'Was this helpful?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Try again' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Thank you. Our authors read it.')).toBeTruthy()
  expect(service.asked.filter((call) => call.path.endsWith(VOTE)).map(({ body }) => body)).toEqual([
    { urlName: 'x', isHelpful: true, words: 'A picture' },
  ])
})

it('counts an article once it is shown for two seconds, also after another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const VIEW = 'KnowledgeArticlesController/countArticleView'
    const related = [{ ...article.knowledgeRec, Id: 'ka0000000000001AAA', Title: 'Off-cycle', UrlName: 'off-cycle' }]
    const service = scriptedService({
      [METHOD]: ok({ ...article, isPublic: true }),
      [RELATED]: ok(related),
      [PRODUCT_PAGES]: ok([]),
      [VIEW]: ok({}),
    })
    const counted = () => service.asked.filter(({ path }) => path.endsWith(VIEW)).map(({ body }) => body)
    const path = '/article/:urlName'
    renderScreen(ArticleScreen, { path, at: '/article/load-a-new-cycle', fetch: service.fetch, isSignedIn: false })
    await screen.findByRole('link', { name: /Off-cycle/ })
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    await waitFor(() => expect(counted()).toEqual([{ urlName: 'load-a-new-cycle' }]))
    fireEvent.click(screen.getByRole('link', { name: /Off-cycle/ }))
    await waitFor(() => expect(service.asked.some(({ query }) => query?.urlName === 'off-cycle')).toBe(true))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(counted()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    await waitFor(() => expect(counted()).toEqual([{ urlName: 'load-a-new-cycle' }, { urlName: 'off-cycle' }]))
  } finally {
    vi.useRealTimers()
  }
})

import { demoFacts } from './addresses.ts'
import { countClicks, type Figure, timed, writeFigures } from './figures.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { slowDown } from './pages/slow-line.ts'
import { draftsOf, expect, test, visit } from './product.ts'

// How many clicks, fields and milliseconds the tasks of customers take: docs/experience.md. Clicks and fields are bounded here; times
// depend on the machine and are only measured.

test('the tasks of a customer take as few clicks and fields as they should', { tag: '@long' }, async ({
  openBrowser,
  product,
  savedSignIn,
}) => {
  const figures: Figure[] = []
  const note = (goal: string, measured: string) => void figures.push({ goal, measured })
  const { publicArticleUrlName } = await demoFacts(product)
  // A resumed upload asks for its offset again when the server is still storing the part that was sent before the pause.
  const page = await openBrowser('mara', { expects: [/409.*\/uploads\//] })
  const clicks = await countClicks(page)
  const openCase = new OpenCasePage(page)
  const casePage = new CasePage(page)
  const subject = 'Approach plate shows the old minima'

  await test.step('what waits on the reader is on the home page', async () => {
    const [mara, jonas] = [await savedSignIn('mara'), await savedSignIn('jonas')]
    const create = async (client: typeof mara, apiName: string, fields: object) =>
      (await client.post('/services/data/v65.0/ui-api/records', { apiName, fields })).body as { id: string }
    const { id } = await create(mara, 'Case', {
      Subject: 'Which frequency is right?',
      Description: 'The chart and the unit differ.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
    })
    await create(jonas, 'CaseComment', { ParentId: id, CommentBody: 'On which chart?', NeedsAnswer__c: true })
    await visit(page, '/')
    await expect(page.getByRole('list', { name: 'Recent cases' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByText(/waiting on you/i).first()).toBeVisible()
    expect(clicks()).toBe(0)
    note('6. What waits on you: on the home page, no click', 'no click')
  })

  await test.step('a row of a list shows the state of a case', async () => {
    await visit(page, '/case-manager?list=all')
    const row = page.getByRole('row').filter({ hasText: 'Which frequency is right?' })
    const facts = [/\d{8}/, 'Which frequency is right?', 'Open', 'Waiting on you', /\d{1,2}:\d{2}$/]
    for (const text of facts) await expect(row).toContainText(text)
    clicks()
    note('6. A row of a list: number, subject, status, last change, who is waited on', `all ${facts.length}`)
  })

  await test.step('from home, and from an article, to the form', async () => {
    await page.getByRole('link', { name: 'Open a Case' }).first().click()
    await openCase.subject.waitFor()
    const fromHome = clicks()
    expect(fromHome).toBeLessThanOrEqual(2)
    await visit(page, `/article/${publicArticleUrlName}`)
    await page.getByRole('link', { name: 'Open support case' }).click()
    await openCase.subject.waitFor()
    const fromArticle = clicks()
    expect(fromArticle).toBe(1)
    note('1. From home to the form: 2 clicks; from an article: 1', `${fromHome}; ${fromArticle}`)
  })

  await test.step('a case takes three fields and few clicks', async () => {
    await openCase.visit()
    clicks()
    const typed = await timed(async () => {
      await openCase.subject.click()
      await page.keyboard.type(subject)
      await openCase.description.click()
      await page.keyboard.type('The approach of runway 27 shows the minima of the last cycle.')
      await openCase.impact('Minor Degradation').click({ force: true })
    })
    const mara = await savedSignIn('mara')
    const kept = await timed(() =>
      expect
        .poll(async () => JSON.stringify(await draftsOf(mara)), { intervals: [100] })
        .toContain('of the last cycle.'),
    )
    await openCase.submit()
    await casePage.shown()
    const inAll = clicks()
    expect(inAll).toBeLessThanOrEqual(7)
    note(
      '2. A case when signed in: 3 fields, at most 7 clicks',
      `3 fields, ${inAll} clicks, ${typed} ms of typing by a machine`,
    )
    note('5. A draft is kept within 2 s of the last key', `${kept} ms`)
  })

  await test.step('suggestions come while a case is written, and leave the focus where it is', async () => {
    const { number } = await casePage.shown()
    await openCase.visit()
    await openCase.subject.click()
    await page.keyboard.type(subject)
    const own = page.getByRole('list', { name: 'Your cases like this' }).getByRole('link', { name: number })
    const suggested = await timed(() => own.waitFor())
    await expect(openCase.subject).toBeFocused()
    note('4. Suggestions within 700 ms of the last key, without moving the focus', `${suggested} ms, focus kept`)
    await page.getByRole('button', { name: 'This solved my problem' }).click()
    await page.goto(`/case-manager?list=all&q=${number}`)
    await new CaseManagerPage(page).cases.first().click()
    await casePage.shown()
  })

  await test.step('a comment is shown at once and confirmed soon', async () => {
    const text = 'It is the same on the other display.'
    const shown = await timed(async () => {
      await casePage.comment(text)
      // Looked for at each frame: an expectation would look again after 100 and 350 ms only.
      await casePage.comments.getByText(text).waitFor()
    })
    const confirmed = await timed(() => casePage.comments.getByText('Sending').waitFor({ state: 'detached' }))
    note(
      '8. A comment: shown within 300 ms, confirmed within 1 s',
      `${shown} ms with its typing, confirmed ${confirmed} ms later`,
    )
  })

  await test.step('a file appears without a reload, and an upload shows its rate and time, and pauses', async () => {
    const shown = await timed(async () => {
      await casePage.attach({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(100_000, 1) })
      await casePage.attachments.getByRole('link', { name: 'Download photo.jpg' }).waitFor()
    })
    note('8. A file of 100 KB appears without a reload', `${shown} ms`)
    const line = await slowDown(page, { upBytesPerSecond: 150_000 })
    await casePage.attach({ name: 'log.zip', mimeType: 'application/zip', buffer: Buffer.alloc(2 * 1024 * 1024, 2) })
    const shownAfter = await timed(() =>
      casePage.attachments.getByText(/^Uploading, [\d.]+ of 2 MB · [\d.]+ KB\/s · .+ left$/).waitFor(),
    )
    clicks()
    await page.getByRole('button', { name: 'Pause upload of log.zip' }).click()
    await casePage.attachments.getByText(/^Paused, /).waitFor()
    const paused = clicks()
    await line.speedUp()
    await page.getByRole('button', { name: 'Resume upload of log.zip' }).click()
    await casePage.attachments.getByRole('link', { name: 'Download log.zip' }).waitFor()
    const resumed = clicks()
    expect([paused, resumed]).toEqual([1, 1])
    note(
      '10. An upload shows its rate and the time left, and is paused and resumed',
      `shown after ${shownAfter} ms; ${paused} click, ${resumed} click`,
    )
  })

  await test.step('a case is found by its number from any page in two actions', async () => {
    const { number } = await casePage.shown()
    await visit(page, '/account/personal')
    clicks()
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially(number)
    const row = page
      .locator('main')
      .getByRole('list', { name: 'Cases' })
      .getByRole('listitem')
      .filter({ hasText: number })
    const foundAfter = await timed(async () => {
      await page.keyboard.press('Enter')
      await row.waitFor()
    })
    expect(clicks()).toBe(1)
    note('7. A case by its number from any page: 2 actions, within 300 ms', `a click and the number, ${foundAfter} ms`)
  })

  await test.step('a download counter is reset', async () => {
    await visit(page, '/')
    clicks()
    await page.getByRole('button', { name: 'Support' }).click()
    await page.getByRole('menuitem', { name: 'Reset download counter' }).click()
    await page.getByRole('checkbox', { name: 'SVC-204400' }).click()
    await page.getByLabel('Reason for the reset').focus()
    await page.keyboard.type('The card was written again.')
    const shownAfter = await timed(async () => {
      await page.getByRole('button', { name: 'Reset downloads' }).click()
      await page.getByRole('alertdialog', { name: 'Downloads reset' }).waitFor()
    })
    const fromHome = clicks()
    expect(fromHome).toBeLessThanOrEqual(4)
    note(
      '9. A counter is reset: at most 4 clicks from home, the result within 3 s',
      `${fromHome} clicks, ${shownAfter} ms`,
    )
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('a guest types two fields before the proof, and is mailed soon', async () => {
    const guest = await openBrowser(null)
    await visit(guest, `/article/${publicArticleUrlName}`)
    await guest.getByRole('button', { name: 'Open support case' }).click()
    const dialog = guest.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continue as guest' }).click()
    const fields = await dialog.getByRole('textbox').count()
    expect(fields).toBe(2)
    await dialog.getByLabel('Name').fill('Quick Guest')
    await dialog.getByLabel('E-mail').fill('quick.guest@elsewhere.example')
    const mailed = await timed(async () => {
      await dialog.getByLabel('E-mail').press('Enter')
      await expect
        .poll(async () => (await product.mailbox()).some(({ to }) => to.includes('quick.guest')), { intervals: [100] })
        .toBe(true)
    })
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await expect(dialog.getByText(/You can resend in \d+ seconds\.$/).first()).toBeVisible()
    note('3. A guest: 2 fields before the proof, the mail within 5 s', `${fields} fields, ${mailed} ms`)
  })

  // In the order of the goals.
  writeFigures(figures.sort((first, second) => Number.parseInt(first.goal, 10) - Number.parseInt(second.goal, 10)))
})

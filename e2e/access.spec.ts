import { expect, password, people, test, visit } from './product.ts'

const UI = '/services/data/v65.0/ui-api'
const MISSING = '500000000000009AAA'

test('a case of another account answers the same 404 as a missing one', async ({ openBrowser, product }) => {
  const mara = await product.signIn(people.mara)
  const list = await mara.post(`${UI}/list-records/Case/MyCases`, { fields: ['Case.Subject'], pageSize: 1 })
  const [theirs] = (list.body as { records: { id: string; fields: { Subject: { value: string } } }[] }).records
  if (!theirs) throw new Error('Mara has no case')

  const ines = await product.signIn(people.ines)
  const paths = (id: string): [string, string, unknown][] => [
    ['GET', `${UI}/records/${id}?fields=Case.Subject`, undefined],
    ['GET', `${UI}/records/batch/${id}?fields=Case.Subject`, undefined],
    ['GET', `${UI}/record-ui/${id}?layoutTypes=Full&modes=View`, undefined],
    ['PATCH', `${UI}/records/${id}`, { fields: { Subject: 'Mine now' } }],
    ['POST', `${UI}/records`, { apiName: 'CaseComment', fields: { ParentId: id, CommentBody: 'Hello' } }],
    ...['CaseComments', 'CaseHistories', 'AttachedContentDocuments', 'ChildCases'].map(
      (related): [string, string, unknown] => [
        'POST',
        `${UI}/related-list-records/${id}/${related}`,
        { fields: [], pageSize: 5 },
      ],
    ),
    ['GET', `${UI}/related-list-count/${id}/CaseComments`, undefined],
  ]
  const missing = paths(MISSING)
  for (const [index, [method, path, body]] of paths(theirs.id).entries()) {
    const hidden = await ines.request(method, path, { body })
    const [, missingPath = '', missingBody] = missing[index] ?? []
    const absent = await ines.request(method, missingPath, { body: missingBody })
    const alike = (answer: typeof hidden, id: string) => [answer.status, answer.text.replaceAll(id, 'ID')]
    expect(alike(hidden, theirs.id), `${method} ${path}`).toEqual(alike(absent, MISSING))
    expect(hidden.text).not.toContain(theirs.fields.Subject.value)
  }

  const page = await openBrowser('ines', { expects: [/404/] })
  const answers = []
  for (const id of [theirs.id, MISSING, 'nonsense']) {
    const answer = await page.goto(`/case-details?id=${id}`)
    await expect(page.getByRole('heading', { name: 'This page is off the chart.' })).toBeVisible()
    // The illustration is loaded from a separate file.
    await expect(page.locator('main svg')).toBeVisible()
    answers.push([answer?.status(), await page.locator('main').innerHTML()])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[2]).toEqual(answers[1])
  expect(answers[0]?.[0]).toBe(404)
})

test('a visitor is asked to sign in and then returns to the requested page', async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await page.goto('/case-manager?list=all')
  await expect(page).toHaveURL('/login?startURL=%2Fcase-manager%3Flist%3Dall')
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/case-manager?list=all')
})

test('sign-in redirects only to addresses of this portal', async ({ openBrowser }) => {
  const page = await openBrowser(null)
  // The unit test of the rule has many more addresses.
  for (const startUrl of ['https://evil.example/', '/\\evil.example']) {
    // An open page would go to the sign-in page when it finds its session gone.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await visit(page, `/login?startURL=${encodeURIComponent(startUrl)}`)
    await page.getByLabel('E-mail').fill(people.ines)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a wrong password is reported at the field, and the input is kept', async ({ openBrowser }) => {
  const page = await openBrowser(null, { expects: [/401/] })
  await visit(page, '/login')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@company.com.')).toBeVisible()
  await page.getByLabel('E-mail').fill(people.mara)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Sorry your password is incorrect. Please try again.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(people.mara)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

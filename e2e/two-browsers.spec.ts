import type { DevEnv } from 'dev-env'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

/** Answers the newest mail with such a text, as its reader does from a mail program. */
async function answerMail(product: DevEnv, to: string, question: RegExp, text: string): Promise<void> {
  const newest = async () => (await product.mailbox()).find((mail) => mail.to.includes(to) && question.test(mail.text))
  await expect.poll(async () => (await newest()) !== undefined).toBe(true)
  const answer = await fetch(`${product.url}/dev/mailbox/${(await newest())?.id}`, {
    method: 'POST',
    headers: { origin: product.url },
    body: new URLSearchParams({ text }),
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toContain('receipt=added')
}

test('a customer on a phone and an agent at a desk solve a case without a reload, with one answer by e-mail', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const subject = `The terrain page stays blank for both of us ${Date.now()}`
  const ofMara = await openBrowser('mara', { viewport: widths.phone })
  const ofJonas = await openBrowser('jonas')
  const [hers, his] = [new CasePage(ofMara), new CasePage(ofJonas)]
  await visit(ofJonas, '/agent')
  await ofJonas.getByRole('link', { name: /^Unassigned/ }).click()
  await expect(ofJonas.getByRole('heading', { name: 'Unassigned', level: 1 })).toBeVisible()

  const openCase = new OpenCasePage(ofMara)
  await openCase.visit()
  await openCase.fill(subject, 'Since the update, on both displays.', 'Total Failure')
  await openCase.submit()
  const { number } = await hers.shown()

  // The queue of the agent shows the case without a reload.
  await ofJonas.getByRole('link', { name: subject }).first().click()
  await expect(ofJonas.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
  await ofJonas.getByRole('button', { name: 'Claim' }).click()
  await expect(ofJonas.getByRole('button', { name: 'Claim' })).toHaveCount(0)
  await ofJonas.getByRole('textbox', { name: 'Public reply' }).fill('Could you read us the version of the card?')
  await ofJonas.getByText('Waiting for customer’s reply').click()
  await ofJonas.getByRole('button', { name: 'Post public reply' }).click()
  await expect(ofMara.getByText('Support is waiting for your reply.')).toBeVisible()
  await expectAccessible(ofMara)

  await answerMail(product, people.mara, /Could you read us the version of the card/, 'It says 2611, revision B.')
  await expect(hers.comments.getByText('It says 2611, revision B.')).toBeVisible()
  await expect(his.comments.getByText('It says 2611, revision B.')).toBeVisible()
  // The folded quote of our mail says it too.
  await expect(ofMara.getByText('Support is waiting for your reply.').filter({ visible: true })).toHaveCount(0)

  await ofJonas.getByRole('button', { name: 'Change status' }).click()
  const change = ofJonas.getByRole('dialog', { name: 'Change status' })
  await change.getByText('Resolved', { exact: true }).click()
  await expectAccessible(ofJonas)
  await change.getByLabel('Resolution').fill('Revision B loads no terrain. Load revision C.')
  await change.getByRole('button', { name: 'Change status' }).click()
  await expect(hers.fact('Status')).toHaveText('Resolved')
  await expect(ofMara.getByText('Revision B loads no terrain. Load revision C.', { exact: true })).toBeVisible()

  await ofMara.getByRole('button', { name: 'Rate this case' }).click()
  const rating = ofMara.getByRole('dialog', { name: 'Rate this case' })
  await rating.getByText('5 – Excellent').click()
  await expectAccessible(ofMara)
  await rating.getByRole('button', { name: 'Rate this case' }).click()
  await expect(ofMara.getByText('Thank you. Your rating was sent.')).toBeVisible()
  expect(number).toMatch(/^\d{8}$/)
  expect(await ofMara.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

import type { Locator, Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { expect, test, visit } from './product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

async function openCase(mara: DevClient, subject: string): Promise<string> {
  const fields = {
    Subject: subject,
    Description: 'Both displays.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  }
  const { status, body } = await mara.post(RECORDS, { apiName: 'Case', fields })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

/** Presses a button by the keyboard, as someone who cannot see where it went. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

/** Expects that an action is over, and that the focus is at a visible part of the page, not on its body. */
async function expectFocusAfter(page: Page, action: string, result: Locator): Promise<void> {
  await expect(result, action).not.toHaveCount(0)
  await expect(async () => {
    const place = await page.evaluate(() => {
      const { activeElement } = document
      const isUseful = activeElement?.closest('main, header, [role="dialog"], [role="alertdialog"]') != null
      return isUseful && activeElement.checkVisibility() ? 'useful' : activeElement?.outerHTML.slice(0, 200)
    })
    expect(place, `focus after ${action}`).toBe('useful')
  }).toPass({ timeout: 5_000 })
}

type Action = {
  name: string
  /** Each is pressed by the keyboard, one after another. */
  buttons: (string | RegExp)[]
  /** Typed into the text of the dialog, or chosen in it. */
  text?: string
  result: (page: Page) => Locator
}

const said =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text).first()
const offered =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name }).first()

const withoutDialog = (page: Page): Locator => page.locator('body:not(:has([role="dialog"]))')

/** The button of an agent that shows the status. */
const statusIs = (status: string) => offered(new RegExp(`^${status} ?, Change status$`))

/** The page without a button. */
const withdrawn =
  (name: string) =>
  (page: Page): Locator =>
    page.locator('main').filter({ hasNot: page.getByRole('button', { name, exact: true }) })

async function walk(page: Page, actions: readonly Action[]): Promise<void> {
  // The part of the page that keeps the focus is loaded after all others.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name, duration }) => /FocusKeeper/.test(name) && duration > 0),
  )
  for (const { name, buttons, text, result } of actions) {
    await test.step(name, async () => {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      for (const [index, button] of buttons.entries()) {
        const named = { name: button, exact: typeof button === 'string' }
        const opened = dialog.getByRole('button', named).or(page.getByRole('menuitem', named))
        await press(index === 0 ? page.getByRole('main').getByRole('button', named).first() : opened)
        if (index === 0 && text !== undefined) {
          const choice = dialog.getByRole('radio', { name: text })
          const field = dialog.locator('textarea').or(choice).first()
          await expect(dialog.locator(':focus')).toHaveCount(1)
          if ((await field.getAttribute('type')) === 'radio') await choice.check({ force: true })
          else await field.fill(text)
        }
      }
      await expectFocusAfter(page, name, result(page))
    })
  }
}

test('a customer keeps the focus after every action on a case', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const id = await openCase(await savedSignIn('mara'), 'The focus of a customer')
  // The removed watcher is read once more.
  const page = await openBrowser('mara', { expects: [/404/] })
  await visit(page, `/case-details?id=${id}`)
  await page.getByLabel('Add a comment').fill('One more thing.')
  await walk(page, [
    { name: 'posting a comment', buttons: ['Post comment'], result: said('One more thing.') },
    { name: 'watching', buttons: ['Watch this case'], result: said('Mara Okafor (you)') },
    { name: 'no longer watching', buttons: [/^Stop e-mails to Mara/], result: offered('Watch this case') },
    { name: 'editing', buttons: ['Edit details', 'Edit details'], result: withoutDialog },
    {
      name: 'escalating',
      buttons: ['Escalate', 'Escalate'],
      text: 'We fly on Friday.',
      result: said('The case was escalated.'),
    },
    { name: 'resolving', buttons: ['Mark as resolved'], result: offered('Reopen') },
    { name: 'reopening', buttons: ['Reopen'], result: offered('Mark as resolved') },
    { name: 'closing', buttons: ['Close case', 'Close case'], result: said(/^This case is closed\./) },
  ])
})

test('an agent keeps the focus after every action on a case', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const id = await openCase(await savedSignIn('mara'), 'The focus of an agent')
  const page = await openBrowser('jonas')
  await visit(page, `/case-details?id=${id}`)
  await walk(page, [
    { name: 'claiming', buttons: ['Claim'], result: withdrawn('Claim') },
    {
      name: 'changing the status',
      buttons: [/, Change status$/, 'Change status'],
      text: 'In Progress',
      result: said('The status was changed.'),
    },
    { name: 'resolving', buttons: ['More actions', 'Mark as resolved'], result: statusIs('Resolved') },
    { name: 'reopening', buttons: ['More actions', 'Reopen'], result: statusIs('Open') },
  ])
})

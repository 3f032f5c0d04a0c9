import type { Page } from '@playwright/test'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

const PASSWORD = 'Over-the-fells.2026'
const INVITED = 'You are invited to the support portal'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })

async function choose(page: Page, name: string, action: string): Promise<void> {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search account users' }).fill(text)
}

async function fillIn(page: Page, [first, last, email]: readonly [string, string, string]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill(last)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Add user' }).click()
}

test('an account admin invites, changes, removes and brings back a user', async ({ openBrowser, product }) => {
  const last = `Newcomer${Date.now()}`
  const [person, email] = [`Emil ${last}`, `emil.${last.toLowerCase()}@osprey-ridge.example`]
  const page = await openBrowser('theo', { expects: [/400/] })
  await visit(page, '/user-management')
  await expect(rowOf(page, 'Mara Okafor')).toContainText(people.mara)
  await expect(rowOf(page, 'Mara Okafor')).toContainText('User')
  await expect(rowOf(page, 'Theo Lindqvist')).toContainText('You')
  await expect(rowOf(page, 'Theo Lindqvist')).toContainText('Account admin')
  await expect(rowOf(page, 'Paula Winther')).toContainText('Deactivated')
  await expect(rowOf(page, 'Yuki Tanabe')).toContainText('No login yet')
  await expect(page.getByText('Jonas Weil')).toHaveCount(0)

  await test.step('an address that is taken is refused, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add user' })
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await fillIn(page, ['Emil', last, people.mara.toUpperCase()])
    await expect(dialog.getByText('Email is being used by another user', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Last name')).toHaveValue(last)
    await expectAccessible(page)
    await fillIn(page, ['Emil', last, email])
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('User added. We’re sending the invitation.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add user' })).toBeFocused()
  })

  await search(page, last)
  await expect(rowOf(page, person)).toContainText('Invited')
  await expect(page.getByRole('row')).toHaveCount(2)

  const invited = await openBrowser(null, { expects: [/404/] })
  await test.step('the invitation leads to a login, in another browser', async () => {
    await visit(invited, await mailedLink(product, email, INVITED))
    await invited.getByRole('checkbox', { name: 'I agree to the Site Terms' }).check()
    await invited.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }).check()
    await invited.getByRole('button', { name: 'Continue' }).click()
    await invited.getByLabel('New password').fill(PASSWORD)
    await invited.getByLabel('Re-enter password').fill(PASSWORD)
    await invited.getByRole('button', { name: 'Complete registration' }).click()
    await invited.getByRole('button', { name: 'Continue to Home' }).click()
    await expect(invited.getByRole('heading', { name: 'Welcome, Emil' })).toBeVisible()
    await expect(invited.getByText('You do not have any recent cases.', { exact: true })).toBeVisible()
  })

  await test.step('the role changes, and with it what the user is offered', async () => {
    // Without a reload.
    await expect(rowOf(page, person)).not.toContainText('Invited')
    await expect(rowOf(page, person)).toContainText('User')
    await choose(page, person, 'Make account admin')
    await expect(rowOf(page, person)).toContainText('Account admin')
    await expect(actionsOf(page, person)).toBeFocused()
    // The page reloads when the rights of its reader have changed. Only then does its menu lead to the users.
    const users = invited.getByRole('menuitem', { name: 'User Management' })
    await expect(async () => {
      await invited.getByRole('button', { name: /^Account menu/ }).click({ timeout: 3_000 })
      await expect(users).toBeVisible({ timeout: 500 })
    }).toPass()
    await users.click()
    await expect(invited.getByRole('heading', { name: 'User Management' })).toBeVisible()
    await choose(page, person, 'Make user')
    await expect(rowOf(page, person)).not.toContainText('Account admin')
    // The open page reloads, and is not found without the right to it.
    await expect(invited.getByRole('heading', { name: 'This page is off the chart.' })).toBeVisible()
  })

  await test.step('a removal names what it ends, and ends the session at once', async () => {
    await choose(page, person, 'Remove')
    const dialog = page.getByRole('alertdialog', { name: `Remove ${person}?` })
    await expect(dialog.getByText('They have no open case.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep contact' })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove contact' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(page, person)).toContainText('Removed')
    await expect(actionsOf(page, person)).toBeFocused()
    // The page of the removed person reads the end of its session from the live stream.
    await expect(invited).toHaveURL(/\/login/)
  })

  await test.step('the user is brought back, deactivated and activated', async () => {
    await choose(page, person, 'Bring back')
    await expect(rowOf(page, person)).not.toContainText('Removed')
    await choose(page, person, 'Deactivate')
    await expect(rowOf(page, person)).toContainText('Deactivated')
    await choose(page, person, 'Activate')
    await expect(rowOf(page, person)).not.toContainText('Deactivated')
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' })).toHaveCount(1)
  })
})

test('an invitation is sent again once its pause is over, and revoked, and its link is then not valid', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const email = `revoked.${Date.now()}@osprey-ridge.example`
  const page = await openBrowser('theo', { expects: [/400/] })
  await visit(page, '/user-management')
  await page.getByRole('button', { name: 'Add user' }).click()
  await fillIn(page, ['Rea', 'Voked', email])
  const link = await mailedLink(product, email, INVITED)
  await search(page, 'Voked')
  // Within 30 seconds no further e-mail is sent, and the page says so; after them it is sent.
  const sentAgain = page.getByText('We’re sending the invitation again.')
  await expect(async () => {
    await choose(page, 'Rea Voked', 'Resend invite')
    await expect(
      sentAgain.or(page.getByText(/An invitation was sent less than 30 seconds ago\./)).first(),
    ).toBeVisible()
    await expect(sentAgain).toBeVisible()
  }).toPass({ intervals: [5_000] })
  await choose(page, 'Rea Voked', 'Revoke invite')
  await expect(rowOf(page, 'Rea Voked')).toContainText('Removed')
  const visitor = await openBrowser(null, { expects: [/400/] })
  await visit(visitor, link)
  await expect(visitor.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
})

test('a removal names the open cases that it concerns', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('theo', { viewport: widths.phone })
  await visit(page, '/user-management?q=Okafor')
  await choose(page, 'Mara Okafor', 'Remove')
  const dialog = page.getByRole('alertdialog', { name: 'Remove Mara Okafor?' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByText(/This concerns .* open case/)).toBeVisible()
  // A subject of several lines is on the right of its number.
  const [number, subject] = await dialog.getByRole('listitem').first().locator('span').all()
  const [left, right] = [await number?.boundingBox(), await subject?.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await page.keyboard.press('Escape')
  await expect(actionsOf(page, 'Mara Okafor')).toBeFocused()
})

test('without JavaScript an account admin adds a user', { tag: '@long' }, async ({ openBrowser, product }) => {
  const email = `nora.${Date.now()}@osprey-ridge.example`
  const page = await openBrowser('theo', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/user-management')
  await page.getByRole('button', { name: 'Add user' }).click()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Script')
  await page.getByLabel('E-mail').fill('nora')
  await page.getByRole('checkbox', { name: 'Account admin' }).check()
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@company.com.').first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByRole('checkbox', { name: 'Account admin' })).toBeChecked()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByText('User added. We’re sending the invitation.')).toBeVisible()
  await mailedLink(product, email, INVITED)
})

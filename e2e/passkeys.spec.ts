import { expect, expectAccessible, password, people, test, untilAlive, visit } from './product.ts'

test('a passkey is added, signs in alone and as a second step, and is removed', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, { expects: [/401/] })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  // Browsers bind passkeys to a host name, and to no number.
  const at = (path: string): string => product.url.replace('127.0.0.1', 'localhost') + path
  /** Whether the authenticator confirms without a touch, also when the autofill of the browser asks it. */
  const confirmWithoutTouch = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const givePassword = async (): Promise<void> => {
    await page.getByLabel('E-mail').fill(people.lena)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  const signOut = () => page.context().clearCookies({ name: 'session' })

  await visit(page, at('/login?startURL=%2Faccount%2Fsecurity'))
  await givePassword()
  await expect(page).toHaveURL(/\/account\/security$/)
  await untilAlive(page)
  const section = page.getByRole('region', { name: 'Two-step verification' })
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await section.getByLabel('Name of the passkey').fill('Work laptop')
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await section.getByRole('button', { name: 'I saved the codes' }).click()
  await expectAccessible(page)

  await signOut()
  await confirmWithoutTouch(false)
  await visit(page, at('/login?startURL=%2Faccount%2Fsecurity'))
  await expectAccessible(page)
  await confirmWithoutTouch(true)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(section.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible()

  await test.step('a passkey that is chosen in the field of the address signs in', async () => {
    await signOut()
    await page.goto(at('/login?startURL=%2Faccount%2Fsecurity'))
    await expect(section.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible()
  })

  await signOut()
  await confirmWithoutTouch(false)
  await visit(page, at('/login?startURL=%2Faccount%2Fsecurity'))
  await givePassword()
  await confirmWithoutTouch(true)
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await untilAlive(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await section.getByRole('button', { name: 'Remove Work laptop' }).click()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('The passkey is removed.', { exact: false })).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { devClient } from 'dev-env'
import { expect, expectAccessible, type Person, test, visit, widths } from './product.ts'

/** The labels of the links that the navigation has for each reader. */
const screens = [
  [null, { main: ['Knowledge', 'Products and Services'], account: [] }],
  [
    'mara',
    { main: ['Case Manager', 'Knowledge', 'Products and Services', 'Product Alerts'], account: ['Account Manager'] },
  ],
  [
    'theo',
    {
      main: ['Case Manager', 'Knowledge', 'Products and Services', 'Product Alerts'],
      account: ['Account Manager', 'User Management', 'Audit Log'],
    },
  ],
  [
    'jonas',
    {
      main: ['Case Queue', 'Case Manager', 'Knowledge', 'Products and Services', 'Product Alerts', 'Reply Templates'],
      account: ['Account Manager', 'Audit Log'],
    },
  ],
  [
    'priya',
    {
      main: ['Articles', 'Knowledge', 'Products and Services', 'Product Alerts', 'Reply Templates'],
      account: ['Account Manager'],
    },
  ],
] as const satisfies readonly (readonly [Person | null, { main: readonly string[]; account: readonly string[] }])[]

const external = ['Aircraft Details', 'Billing Invoices', 'Subscriptions', 'Feedback']
/** The pages of the portal in the support menu. */
const offeredTo = (reader: Person | null): string[] =>
  reader === 'mara' || reader === 'theo' ? ['Reset download counter'] : []
const legal = ['Site Terms', 'Privacy Notice', 'Cookie Policy', 'Cookie Settings']
const social = ['Professional network', 'Video channel']

const labelsOf = async (links: Locator): Promise<string[]> =>
  (await links.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '')

async function openMenu(page: Page, button: Locator): Promise<Locator> {
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

const desktopWidths = [1024, 1280, 1440, 1920]

// The longest names of a role take most of the header's room.
const widest = [
  ['theo', screens[2][1].main],
  ['wren', screens[3][1].main],
  ['nadia', screens[4][1].main],
] as const

for (const [reader, main] of widest) {
  test(`the header has room for all that it shows ${reader} at every width`, {
    tag: reader === 'theo' ? [] : '@long',
  }, async ({ openBrowser }) => {
    const page = await openBrowser(reader)
    await visit(page, '/knowledge')
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    for (const width of [320, 390, 768, ...desktopWidths]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, `wider than a window of ${width}`).toBeLessThanOrEqual(0)
      if (width < 1024) continue
      // The header measures its room after the window has its width.
      await expect(async () => {
        const shown = await labelsOf(navigation.getByRole('link'))
        expect(shown).toEqual(main.slice(0, shown.length))
        const menu = shown.length < main.length ? 'More' : 'Support'
        await expect(navigation.getByRole('button')).toHaveText([menu], { timeout: 1 })
        const room = await navigation.boundingBox()
        for (const place of await navigation.getByRole('link').or(navigation.getByRole('button')).all()) {
          const box = await place.boundingBox()
          expect(box?.y).toBe(0)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1)
        }
      }).toPass()
    }
  })
}

for (const [reader, { main, account }] of screens) {
  test(`header, drawer and footer lead ${reader ?? 'a visitor'} to pages that exist`, {
    tag: reader === null ? [] : '@long',
  }, async ({ openBrowser, product, savedSignIn }) => {
    const client = reader === null ? devClient(() => product.url) : await savedSignIn(reader)
    const page = await openBrowser(reader)
    await visit(page, '/')
    const addresses = new Set<string>()
    const collect = async (links: Locator): Promise<void> => {
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
        addresses.add(href)
      }
    }
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const line = await labelsOf(navigation.getByRole('link'))
    await collect(page.getByRole('banner').getByRole('link'))
    // Customers and visitors have room for all screens at this width.
    const hasAll = reader === null || reader === 'mara' || reader === 'theo'
    const button = navigation.getByRole('button', { name: hasAll ? 'Support' : 'More' })
    const menu = await openMenu(page, button)
    const support = [...offeredTo(reader), ...external]
    expect([...line, ...(await labelsOf(menu.getByRole('menuitem')))]).toEqual([...main, ...support])
    expect(line.length === main.length).toBe(hasAll)
    await collect(menu.locator('[role=menuitem][href]'))
    if (reader === 'jonas') await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    if (reader !== null) {
      const accountMenu = await openMenu(page, page.getByRole('button', { name: /^Account menu/ }))
      const links = accountMenu.locator('[role=menuitem][href]')
      expect(await labelsOf(links)).toEqual(account)
      await collect(links)
      await page.keyboard.press('Escape')
    }
    const footer = page.getByRole('contentinfo').getByRole('link')
    expect(await labelsOf(footer)).toEqual([...external, 'Customer survey', ...legal, ...social])
    await collect(footer)

    await page.setViewportSize(widths.phone)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    expect(await labelsOf(drawer.getByRole('link'))).toEqual([
      ...main,
      ...support,
      ...(reader === null ? ['Sign In / Register'] : account),
    ])
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(['Support', 'Account'])
    await collect(drawer.getByRole('link'))
    if (reader === 'theo') await expectAccessible(page)
    for (const href of addresses) {
      if (!href.startsWith('https://')) expect([href, (await client.get(href)).status]).toEqual([href, 200])
    }
  })
}

import type { Locator, Page } from '@playwright/test'
import { type DevClient, devClient } from 'dev-env'
import { expect, expectAccessible, type Person, people, test, visit, widths } from './product.ts'

/** What the navigation offers, by the labels of its links. */
const screens: readonly [Person | null, { main: string[]; account: string[] }][] = [
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
]

const support = ['Aircraft Details', 'Billing Invoices', 'Subscriptions', 'Feedback']
/** What the menu of support leads to within the portal. */
const offeredTo = (reader: Person | null): string[] =>
  reader === 'mara' || reader === 'theo' ? ['Reset download counter'] : []
const legal = ['Site Terms', 'Privacy Notice', 'Cookie Policy', 'Cookie Settings']
const social = ['Professional network', 'Video channel']

/** The addresses of links within a part of the page, each opened by the reader. */
async function expectPages(links: Locator, open: (href: string) => Promise<number>): Promise<void> {
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(found.length).toBeGreaterThan(0)
  for (const href of new Set(found)) {
    if (href.startsWith('https://')) continue
    expect([href, await open(href)]).toEqual([href, 200])
  }
}

/** The status of a page for a reader. */
const statusOf = async (client: DevClient, href: string): Promise<number> => (await client.get(href)).status

const labelsOf = async (links: Locator): Promise<string[]> =>
  (await links.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '')

async function openMenu(page: Page, button: Locator): Promise<Locator> {
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

const desktopWidths = [1024, 1180, 1280, 1366, 1440, 1536, 1920]
// The name in the header is longer, and takes more of its room.
const others = { jonas: 'wren', priya: 'nadia' } as const

const readers = screens.flatMap(([reader, { main }]) =>
  (reader === 'jonas' || reader === 'priya' ? [reader, others[reader]] : [reader]).map((one) => ({
    reader: one,
    main,
  })),
)

for (const { reader, main } of readers) {
  test(`the header has room for what it shows ${reader ?? 'a visitor'} at every width`, async ({ openBrowser }) => {
    const page = await openBrowser(reader)
    await visit(page, '/knowledge')
    const banner = page.getByRole('banner')
    const navigation = banner.getByRole('navigation', { name: 'Main' })
    for (const width of [320, 390, 768, ...desktopWidths]) {
      await page.setViewportSize({ width, height: 800 })
      const overlong = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overlong, `wider than a window of ${width}`).toBeLessThanOrEqual(0)
      if (width < 1024) continue
      // The line is measured after the window has its width.
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
  test(`header and footer lead ${reader ?? 'a visitor'} to pages that exist`, async ({ openBrowser, product }) => {
    const client = reader === null ? devClient(() => product.url) : await product.signIn(people[reader])
    const open = (href: string) => statusOf(client, href)
    const page = await openBrowser(reader)
    await visit(page, '/')
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const line = await labelsOf(navigation.getByRole('link'))
    await expectPages(page.getByRole('banner').getByRole('link'), open)
    // Customers and visitors have room for all screens at this width.
    const hasAll = reader === null || reader === 'mara' || reader === 'theo'
    const button = navigation.getByRole('button', { name: hasAll ? 'Support' : 'More' })
    const menu = await openMenu(page, button)
    expect([...line, ...(await labelsOf(menu.getByRole('menuitem')))]).toEqual([
      ...main,
      ...offeredTo(reader),
      ...support,
    ])
    expect(line.length === main.length).toBe(hasAll)
    const inMenu = menu.locator('[role=menuitem][href^="/"]')
    if ((await inMenu.count()) > 0) await expectPages(inMenu, open)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    if (reader !== null) {
      const own = await openMenu(page, page.getByRole('button', { name: /^Account menu/ }))
      const links = own.locator('[role=menuitem][href]')
      expect(await labelsOf(links)).toEqual(account)
      await expectPages(links, open)
      await page.keyboard.press('Escape')
    }
    const footer = page.getByRole('contentinfo').getByRole('link')
    expect(await labelsOf(footer)).toEqual([...support, 'Customer survey', ...legal, ...social])
    await expectPages(footer, open)
  })

  test(`the drawer leads ${reader ?? 'a visitor'} to pages that exist`, async ({ openBrowser, product }) => {
    const client = reader === null ? devClient(() => product.url) : await product.signIn(people[reader])
    const page = await openBrowser(reader, { viewport: widths.phone })
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    const links = drawer.getByRole('link')
    expect(await labelsOf(links)).toEqual([
      ...main,
      ...offeredTo(reader),
      ...support,
      ...(reader === null ? ['Sign In / Register'] : account),
    ])
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(['Support', 'Account'])
    await expectPages(links, (href) => statusOf(client, href))
    await expectAccessible(page)
  })
}

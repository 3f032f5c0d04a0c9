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

for (const [reader, { main, account }] of screens) {
  test(`header and footer lead ${reader ?? 'a visitor'} to pages that exist`, async ({ openBrowser, product }) => {
    const client = reader === null ? devClient(() => product.url) : await product.signIn(people[reader])
    const open = (href: string) => statusOf(client, href)
    const page = await openBrowser(reader)
    await visit(page, '/')
    const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    expect(await labelsOf(navigation.getByRole('link'))).toEqual(main)
    await expectPages(page.getByRole('banner').getByRole('link'), open)
    const menu = await openMenu(page, navigation.getByRole('button', { name: 'Support' }))
    expect(await labelsOf(menu.getByRole('menuitem'))).toEqual([...offeredTo(reader), ...support])
    if (offeredTo(reader).length > 0) await expectPages(menu.locator('[role=menuitem][href]'), open)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(navigation.getByRole('button', { name: 'Support' })).toBeFocused()
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
      ...(reader === null ? ['Sign In'] : account),
    ])
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(['Support', 'Account'])
    await expectPages(links, (href) => statusOf(client, href))
    await expectAccessible(page)
  })
}

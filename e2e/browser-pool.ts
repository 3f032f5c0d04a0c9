import type { Browser, Page } from '@playwright/test'

/** What a browser context has from its beginning; all else is set for each test. */
export type ContextTraits = {
  /** The address of the product, without a slash at its end. */
  site: string
  person: string | null
  hasTouch: boolean
  hasJavaScript: boolean
  timeZone: string
}

/** Contexts that are kept between tests in one worker. Each has a process of Chromium. */
const MAX_IDLE = 6

type Entry = { key: string; site: string; page: Page; isReusable: boolean }

export type BrowserPool = {
  /** A page without cookies and storage. It is not visible whether an earlier test had it, except by the caches. */
  borrow: (traits: ContextTraits, isNew: boolean) => Promise<Page>
  /** Closes everything that a test opened in the context of the page, and empties the storage of the site. */
  giveBack: (page: Page) => Promise<void>
}

/**
 * Keeps contexts with one page each between the tests of a worker: a page that is loaded again in the same process, with the files
 * and the compiled code in its caches, costs a third of one in a new context.
 */
export function createBrowserPool(browser: Browser): BrowserPool {
  const idle: Entry[] = []
  const borrowed = new Map<Page, Entry>()

  const open = async (key: string, { site, hasTouch, hasJavaScript, timeZone }: ContextTraits): Promise<Entry> => {
    const context = await browser.newContext({
      baseURL: site,
      locale: 'en-US',
      timezoneId: timeZone,
      javaScriptEnabled: hasJavaScript,
      hasTouch,
    })
    const entry = { key, site, page: await context.newPage(), isReusable: true }
    markWhenChanged(entry)
    return entry
  }

  return {
    borrow: async (traits, isNew) => {
      const key = JSON.stringify(traits)
      const index = isNew ? -1 : idle.findIndex((entry) => entry.key === key)
      const [entry = await open(key, traits)] = index < 0 ? [] : idle.splice(index, 1)
      if (isNew) entry.isReusable = false
      borrowed.set(entry.page, entry)
      return entry.page
    },

    giveBack: async (page) => {
      const entry = borrowed.get(page)
      borrowed.delete(page)
      if (!entry?.isReusable || page.isClosed() || !(await isEmptied(entry))) {
        await page.context().close()
        return
      }
      idle.push(entry)
      if (idle.length > MAX_IDLE) await idle.shift()?.page.context().close()
    },
  }
}

/** Scripts of a test, its clock and its sessions of the developer tools would stay with a page: it is not used again. */
function markWhenChanged(entry: Entry): void {
  const { page } = entry
  const context = page.context()
  const mark =
    <Args extends unknown[], Result>(change: (...args: Args) => Result) =>
    (...args: Args): Result => {
      entry.isReusable = false
      return change(...args)
    }
  page.addInitScript = mark(page.addInitScript.bind(page))
  page.exposeFunction = mark(page.exposeFunction.bind(page))
  page.clock.install = mark(page.clock.install.bind(page.clock))
  context.newCDPSession = mark(context.newCDPSession.bind(context))
}

/** A page that takes longer is not used again: its process may never answer. */
const EMPTYING_MS = 60_000

/** @returns whether the page and its context are as new. */
async function isEmptied(entry: Entry): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), EMPTYING_MS)
  try {
    return await Promise.race([empty(entry), promise])
  } finally {
    clearTimeout(timer)
  }
}

async function empty({ page, site }: Entry): Promise<boolean> {
  const context = page.context()
  try {
    for (const opened of context.pages()) if (opened !== page) await opened.close()
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // An address of the same site keeps the process. The page that is left may ask whether it may be left.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto(`${site}/healthz`, { timeout: EMPTYING_MS })
    page.removeAllListeners()
    await page.evaluate(emptyStorage)
    await context.clearCookies()
    await context.clearPermissions()
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null })
    return true
  } catch {
    // The product was stopped, or the page holds on to what it does.
    return false
  }
}

async function emptyStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister()
}

import type { Page } from '@playwright/test'
import { type DevEnv, startDevEnv } from 'dev-env'
import { hostilePayloads } from './hostile/payloads.ts'
import { hostilePlaces, type Place } from './hostile/places.ts'
import { test as base, expect, ofWorker, untilAlive } from './product.ts'

// What people enter is never run as code, wherever it is shown. `npm run prove -- hostile-texts` enters every payload at every place.
const isWhole = process.env.PROOFS === 'whole'
const SAMPLE = { payloads: 20, markup: 3 }

/** A product of its own: other tests would meet these texts. */
const test = base.extend<object, { product: DevEnv }>({
  // Somebody waits for hours until their place comes.
  product: ofWorker(() => startDevEnv({ seed: 'demo', environment: { SESSION_IDLE_S: String(12 * 3_600) } })),
})

test('runs nothing that people enter', async ({ openBrowser, product }) => {
  test.setTimeout(isWhole ? 6 * 3_600_000 : 180_000)
  const pages = new Map<string | null, Watched>()
  await test.step('what is run, and what the policy of the page refuses, is noticed', async () => {
    const { page, found } = await watch(await openBrowser(null, { expects: [/./] }))
    await page.goto('/sign-in')
    await page.evaluate(() => (window as unknown as { hit: () => unknown }).hit())
    const marked = page.evaluate(() => document.createElement('img').setAttribute('onerror', 'hit()'))
    await expect(marked).rejects.toThrow('TrustedScript')
    await expect
      .poll(() => found)
      .toEqual(['a text was run', expect.stringMatching(/^require-trusted-types-for refused/)])
  })
  for (const [at, place] of (await hostilePlaces(product)).entries()) {
    await test.step(place.name, async () => {
      const { reader } = place
      const watched = pages.get(reader) ?? watch(await openBrowser(reader, { expects: [/./] }))
      pages.set(reader, watched)
      const { page, found } = await watched
      for (const texts of textsOf(place, at)) {
        const address = await place.show(texts)
        await page.goto(address)
        await untilAlive(page)
        await expect.poll(() => isShown(page, place, texts), { message: `${place.name} at ${address}` }).toBe(true)
        if (place.tab !== undefined) {
          // The editor with the same text in it, and then how readers see it.
          await page.getByRole('toolbar').first().waitFor()
          await page.getByRole('tab', { name: place.tab }).click()
          await page.getByRole('region', { name: 'Preview' }).getByText('Here it begins.').waitFor()
        }
        await pressAll(page)
        expect(found, JSON.stringify(texts)).toEqual([])
      }
    })
  }
})

/** The texts of each page of a place, as full as they may be. */
function* textsOf(place: Place, at: number): Generator<string[]> {
  const all = hostilePayloads().filter((payload) => payload.length <= place.characters)
  const count = isWhole ? all.length : place.isMarkup ? SAMPLE.markup : SAMPLE.payloads
  const left = all.slice(at * count, (at + 1) * count)
  const payloads = isWhole ? all : left
  while (payloads.length > 0) {
    const texts: string[] = []
    while (texts.length < place.texts && payloads.length > 0) texts.push(fill(payloads, place))
    yield texts
  }
}

function fill(payloads: string[], { characters, isMarkup }: Place): string {
  let text = payloads.shift() ?? ''
  while (!isMarkup && payloads[0] !== undefined && text.length + 1 + payloads[0].length <= characters) {
    text += ` ${payloads.shift()}`
  }
  return text
}

/** Whether the texts stand on the page, as text, in a field or in its address. */
async function isShown(page: Page, place: Place, texts: readonly string[]): Promise<boolean> {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.textContent, ...fields.map(({ value }) => value)].join(' ')
  })
  if (place.isMarkup) return shown.includes('Here it begins.')
  const parameters = [...new URL(page.url()).searchParams.values()].map((value) => decodeURIComponent(value))
  const found = letters([shown, ...parameters].join(' '))
  return texts.every((text) => found.includes(letters(text).slice(0, 40)))
}

const letters = (text: string): string => text.replaceAll(/[^\w<>=]/g, '')

/** Presses what the payloads offer to press, and moves the pointer over them. */
async function pressAll(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main a, main button')) {
      if (element.textContent.trim() === 'press') element.click()
    }
  })
}

type Watched = Promise<{ page: Page; found: string[] }>

/** A page that tells what was run in it as code, or would have been without its policy. */
async function watch(page: Page): Watched {
  const found: string[] = []
  await page.exposeFunction('hit', () => {
    found.push('a text was run')
  })
  await page.exposeFunction('refused', (directive: string, sample: string) => {
    if (/^(script-src|require-trusted|trusted)/.test(directive)) found.push(`${directive} refused ${sample}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      ;(window as unknown as { refused: (...texts: string[]) => void }).refused(effectiveDirective, sample)
    })
  })
  page.on('dialog', (dialog) => {
    found.push(`a dialog says ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void found.push(`a window was opened at ${popup.url()}`))
  return { page, found }
}

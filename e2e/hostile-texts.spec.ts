import type { Page } from '@playwright/test'
import { hostilePayloads } from './hostile/payloads.ts'
import { hostilePlaces, type Place } from './hostile/places.ts'
import { expect, startProduct, testsOf, untilAlive } from './product.ts'

// What people enter is never run as code, wherever it is shown. `npm run prove -- hostile-texts` enters every payload at every place,
// `npm test` some of them at each place for markup and at every third of the others.
const isWhole = process.env.PROOFS === 'whole'
const SAMPLE = 6
const isSampled = (at: number, { isMarkup }: Place): boolean => isWhole || isMarkup === true || at % 3 === 0
/** Places that a whole run shows side by side: a page waits for half of its time. */
const LANES = 4

// A separate product: other tests would meet these texts. A reader's session is idle for hours until the next place of this reader.
const test = testsOf('hostile texts', () => startProduct({ SESSION_IDLE_S: String(12 * 3_600) }))

test('runs nothing that people enter', { tag: '@long' }, async ({ openBrowser, product }) => {
  test.setTimeout(isWhole ? 6 * 3_600_000 : 240_000)
  await test.step('what is run, and what the policy of the page refuses, is noticed', async () => {
    const { page, findings } = await watch(await openBrowser(null, { expects: [/./] }))
    await page.goto('/login')
    await page.evaluate(() => (window as unknown as { hit: () => unknown }).hit())
    const marked = page.evaluate(() => document.createElement('img').setAttribute('onerror', 'hit()'))
    await expect(marked).rejects.toThrow('TrustedScript')
    await expect
      .poll(() => findings)
      .toEqual(['a text was run', expect.stringMatching(/^require-trusted-types-for refused/)])
  })
  const all = [...(await hostilePlaces(product)).entries()]
  const places = all.filter(([at, place]) => isSampled(at, place))
  const shownAt = new Map(places.map(([, { name }]) => [name, 0]))
  const showNext = async (): Promise<void> => {
    const pages = new Map<string | null, Watched>()
    for (let next = places.shift(); next !== undefined; next = places.shift()) {
      const [at, place] = next
      const watched = pages.get(place.reader) ?? watch(await openBrowser(place.reader, { expects: [/./] }))
      pages.set(place.reader, watched)
      await showAll(at, place, await watched)
    }
  }
  const showAll = (at: number, place: Place, { page, findings }: Awaited<Watched>) =>
    test.step(place.name, async () => {
      for (const texts of textsOf(place, at)) {
        const answer = await place.show(texts)
        const { address, shown } = typeof answer === 'string' ? { address: answer, shown: texts } : answer
        await page.goto(address)
        await untilAlive(page)
        await expect.poll(() => isShown(page, place, shown), { message: `${place.name} at ${address}` }).toBe(true)
        if (place.tab !== undefined) {
          // The editor with the same text in it, and then how readers see it.
          await page.getByRole('toolbar').first().waitFor()
          await page.getByRole('tab', { name: place.tab }).click()
          await page.getByRole('region', { name: 'Preview' }).getByText('Here it begins.').waitFor()
        }
        await pressAll(page)
        expect(findings, JSON.stringify(texts)).toEqual([])
        shownAt.set(place.name, (shownAt.get(place.name) ?? 0) + 1)
      }
      if (isWhole) console.info(`${place.name}: ${shownAt.get(place.name)} pages`)
    })
  await Promise.all(Array.from({ length: isWhole ? LANES : 1 }, showNext))
  const pages = [...shownAt.values()]
  expect(Math.min(...pages)).toBeGreaterThan(0)
  const count = pages.reduce((sum, each) => sum + each, 0)
  if (isWhole)
    console.info(`${hostilePayloads().length} payloads at ${pages.length} places on ${count} pages: none was run`)
})

/** The texts of each page of a place, each as long as the place allows. */
function* textsOf(place: Place, at: number): Generator<string[]> {
  const all = hostilePayloads().filter((payload) => payload.length <= place.characters)
  const count = isWhole ? all.length : SAMPLE
  const left = all.slice(at * count, (at + 1) * count)
  const payloads = isWhole ? all : left
  while (payloads.length > 0) {
    const texts: string[] = []
    while (texts.length < place.texts && payloads.length > 0) texts.push(fill(payloads, place))
    yield texts
  }
}

function fill(payloads: string[], { characters, isMarkup }: Place): string {
  const after = isMarkup ? ENDS : ' '
  let text = payloads.shift() ?? ''
  while (payloads[0] !== undefined && text.length + payloads[0].length + 2 * after.length <= characters) {
    text += after + payloads.shift()
  }
  return isMarkup ? text + ENDS : text
}

/** Ends every construct that a payload may have opened, so that the text after it is shown; the mark proves that. */
const MARK = 'Here one ends.'
const ENDS = [
  `'>"> --></style></title></textarea></xmp></script></noscript></template></iframe></select></math></svg></object>`,
  `</video></b><p>${MARK}</p>`,
].join('')

/** Whether the page shows the texts, as text, in a field or in its address. */
async function isShown(page: Page, place: Place, texts: readonly string[]): Promise<boolean> {
  const shown = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return [document.body.textContent, ...fields.map(({ value }) => value)].join(' ')
  })
  if (place.isMarkup) {
    // The differences have both texts.
    const marks = shown.split(MARK).length - 1
    return shown.includes('Here it begins.') && marks >= (texts[0]?.split(MARK).length ?? 0) - 1
  }
  const parameters = [...new URL(page.url()).searchParams.values()].map((value) => decodeURIComponent(value))
  const shownLetters = letters([shown, ...parameters].join(' '))
  return texts.every((text) => shownLetters.includes(letters(text).slice(0, 40)))
}

const letters = (text: string): string => text.replaceAll(/[^\w<>=]/g, '')

/** Presses what the payloads offer to press, and moves the pointer over them. */
async function pressAll(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await page.evaluate(() => {
    // Links that run nothing would leave the page.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link && link.protocol !== 'javascript:') event.preventDefault()
    })
    for (const element of document.querySelectorAll<HTMLElement>('main a, main button')) {
      if (element.textContent.trim() === 'press') element.click()
    }
  })
}

type Watched = Promise<{ page: Page; findings: string[] }>

/** Collects what a page ran as code, or would have run without its policy. */
async function watch(page: Page): Watched {
  const findings: string[] = []
  await page.exposeFunction('hit', () => {
    findings.push('a text was run')
  })
  await page.exposeFunction('refused', (directive: string, sample: string) => {
    if (/^(script-src|require-trusted|trusted)/.test(directive)) findings.push(`${directive} refused ${sample}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      ;(window as unknown as { refused: (...texts: string[]) => void }).refused(effectiveDirective, sample)
    })
  })
  page.on('dialog', (dialog) => {
    findings.push(`a dialog says ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void findings.push(`a window was opened at ${popup.url()}`))
  return { page, findings }
}

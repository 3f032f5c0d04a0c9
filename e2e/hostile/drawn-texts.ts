import type { Page } from '@playwright/test'
import type { DevEnv } from 'dev-env'

/** How texts get into a page: parsed with the page, as after rendering on the server, or inserted by a script. */
export const drawnBy = ['the parser', 'a script'] as const

/** A page of the portal's own origin without a content security policy, for texts that hold markup. */
export type BarePage = {
  /** Shows the texts, and presses and points at every element in them. @returns what ran as code or left the page. */
  draw: (texts: readonly string[], by: (typeof drawnBy)[number]) => Promise<string[]>
  /** The addresses of links and pictures in the last texts, as the browser resolves them. */
  targets: () => Promise<string[]>
}

export async function openBarePage(page: Page, product: DevEnv): Promise<BarePage> {
  const address = `${product.url}/bare`
  let findings: string[] = []
  let html = ''
  await page.exposeFunction(
    'hit',
    (name?: unknown) => void findings.push(`ran ${typeof name === 'string' ? name : ''}`),
  )
  await page.exposeFunction('settled', () => undefined)
  page.on('dialog', (dialog) => {
    findings.push(`a dialog says ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void findings.push(`a window was opened at ${popup.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== address) findings.push(`left for ${frame.url()}`)
  })
  await page.route('**/*', (route) =>
    route.request().url() === address
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ status: 404 }),
  )
  return {
    draw: async (texts, by) => {
      findings = []
      html = `<!doctype html><title>Texts</title><body>${texts
        .map((text) => `<div class="text">${by === 'the parser' ? text : ''}</div>`)
        .join('')}</body>`
      await page.goto(address)
      const places = await page.evaluate(provoke, by === 'the parser' ? null : texts)
      // A text that ended its place or opened a comment would hide others.
      if (places !== texts.length) findings.push(`${places} of ${texts.length} texts are siblings`)
      return findings
    },
    targets: () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('a[href], img[src]')].map((element) =>
          'href' in element ? element.href : element.src,
        ),
      ),
  }
}

/** In the page: inserts the texts, if any, then sends each element the events of a pointer, of the keyboard and of loading. */
async function provoke(texts: readonly string[] | null): Promise<number> {
  const places = [...document.querySelectorAll('body > .text')]
  for (const [at, text] of (texts ?? []).entries()) {
    const place = places[at]
    if (place) place.innerHTML = text
  }
  document.addEventListener('click', (event) => {
    // Other links would leave the page.
    const link = (event.target as Element).closest('a')
    if (link && link.protocol !== 'javascript:') event.preventDefault()
  })
  const events = 'load error toggle focus mouseover mouseenter pointerover animationstart start begin end'.split(' ')
  for (const element of document.querySelectorAll<HTMLElement>('.text *')) {
    for (const name of events) element.dispatchEvent(new Event(name))
    element.click?.()
  }
  const pictures = [...document.images].filter(({ complete }) => !complete)
  await Promise.all(
    pictures.map(
      (picture) =>
        new Promise((resolve) => {
          picture.addEventListener('load', resolve)
          picture.addEventListener('error', resolve)
        }),
    ),
  )
  // Timers that the texts have set run before this one, and their calls reach the test before it.
  await new Promise((resolve) => setTimeout(resolve, 10))
  await (window as unknown as { settled: () => Promise<void> }).settled()
  return places.length
}

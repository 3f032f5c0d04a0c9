import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'experience.md')
const [BEGIN, END] = ['<!-- figures -->', '<!-- end -->']

export type Figure = { goal: string; measured: string }

/** Counts the presses of a mouse or finger in a page and in those that follow it. @returns how many since the last question. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    // A key that presses a button makes no pointer go up.
    addEventListener('pointerup', () => void (window as unknown as { countClick: () => unknown }).countClick(), true)
  })
  return () => {
    const counted = clicks
    clicks = 0
    return counted
  }
}

/** The milliseconds that something takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}

/** Writes the figures into their document where `EXPERIENCE_FIGURES=write` asks for it. */
export function writeFigures(figures: readonly Figure[]): void {
  if (process.env.EXPERIENCE_FIGURES !== 'write') return
  const before = readFileSync(DOCUMENT, 'utf8')
  const [head = '', rest = ''] = before.split(BEGIN)
  const tail = rest.slice(rest.indexOf(END))
  const rows = figures.map(({ goal, measured }) => `| ${goal} | ${measured} |`)
  writeFileSync(DOCUMENT, [`${head}${BEGIN}`, '| Goal | Measured |', '|---|---|', ...rows, tail].join('\n'))
}

import type { History } from './model-steps.ts'

/** A history that fails as well, without the steps that it fails without. */
export async function shortened(history: History, fails: (shorter: History) => Promise<boolean>): Promise<History> {
  let { steps } = history
  for (let size = steps.length >> 1; size > 0; size >>= 1) {
    for (let start = 0; start < steps.length; ) {
      const fewer = [...steps.slice(0, start), ...steps.slice(start + size)]
      if (await fails({ ...history, steps: fewer })) steps = fewer
      else start += size
    }
  }
  return { ...history, steps }
}

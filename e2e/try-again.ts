import type { Locator } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Presses a button "Try again" once the fault is over, until its result is shown. A request that was still retried may be answered first, and
 * remove the button.
 */
export async function tryAgain(place: Pick<Locator, 'getByRole'>, result: Locator): Promise<void> {
  await expect(async () => {
    if (!(await result.isVisible())) await place.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
    await expect(result).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

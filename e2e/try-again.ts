import type { Locator } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Presses a button "Try again" once the fault is over, for what is then shown. A request that was still trying may have been answered
 * before, and taken the button away.
 */
export async function tryAgain(place: Pick<Locator, 'getByRole'>, shown: Locator): Promise<void> {
  await Promise.race([place.getByRole('button', { name: 'Try again' }).click(), expect(shown).toBeVisible()])
  await expect(shown).toBeVisible()
}

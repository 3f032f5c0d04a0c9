import type { LaunchOptions } from '@playwright/test'
/**
 * How to start the browser of the tests: `CHROMIUM_PATH`, else Debian's Chromium, else the one from the npm
 * packages, unpacked once into `.cache` together with the libraries and fonts that the machine lacks. Systems other than
 * Linux use the browser that Playwright installs.
 */
export declare function chromiumLaunchOptions(): Promise<LaunchOptions>

import type { LaunchOptions } from '@playwright/test'
/**
 * How to start the browser of the tests: `CHROMIUM_PATH`, else Debian's Chromium, else the one that came with the
 * packages, unpacked once into `.cache` together with the libraries and fonts that this machine lacks. Other systems than
 * Linux use the browser that Playwright installs.
 */
export declare function chromiumLaunchOptions(): Promise<LaunchOptions>

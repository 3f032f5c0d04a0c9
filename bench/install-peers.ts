import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Installs the public programs that the product is compared with, unless the locked versions are installed. */
export function installPeers(): void {
  const folder = new URL('./peers/', import.meta.url)
  const changedAt = (file: string): number => statSync(new URL(file, folder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  // npm writes this file at the end of an installation.
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

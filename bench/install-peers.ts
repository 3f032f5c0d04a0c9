import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the public programs that run beside the product, unless they are there. */
export function installPeers(): void {
  const folder = new URL('./peers/', import.meta.url)
  if (existsSync(new URL('node_modules/', folder))) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

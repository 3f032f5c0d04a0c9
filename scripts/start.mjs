import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { productEnvironment, productNode, requireNode, root, runMain } from './project.mjs'

const WATCH_PARENTS_MS = 500
const serverSources = [
  'apps/server/src',
  ...['contract', 'database', 'identity', 'platform', 'support', 'demo'].map((name) => `packages/${name}/src`),
].map((folder) => join(root, folder))

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  const isDevelopment = process.argv.includes('--dev')
  if (!isDevelopment) await ensureBuilt()

  // Detached, so that Ctrl-C reaches the server only once, through this process, and not also from the terminal.
  const server = spawn(
    productNode(),
    [
      // Watches only the sources of the server: Vite writes files of its own, and handles changes of the portal itself.
      ...(isDevelopment ? [...serverSources.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output'] : []),
      '--import',
      join(root, 'scripts', 'follow-parent.mjs'),
      join(root, 'apps', 'server', 'src', 'main.ts'),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      env: {
        ...productEnvironment(),
        NODE_ENV: isDevelopment ? 'development' : (process.env.NODE_ENV ?? 'production'),
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  )

  // Only the first signal is passed on: a second one would end the server at once and leave its PostgreSQL running.
  // Ctrl-C arrives twice, from the terminal and from npm.
  let isStopping = false
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (!isStopping) server.kill(signal)
    isStopping = true
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal))
  }

  // A killed npm sends no signal. Its shell, or this process, then gets another parent, which is checked here.
  if (process.env.npm_lifecycle_event !== undefined) {
    const ancestors = parents()
    setInterval(() => {
      if (parents() !== ancestors) stop('SIGTERM')
    }, WATCH_PARENTS_MS).unref()
  }

  server.on('error', (error) => {
    process.stderr.write(`The server did not start: ${error.message}\n`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143))
  })
})

function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}

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

  // In a session of its own, Ctrl-C reaches the server once, through us, and not a second time from the terminal.
  const server = spawn(
    productNode(),
    [
      // Only what the server is made of: Vite writes and reads files of its own, and answers changes of the portal itself.
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

  // Told twice, it would end at once and leave its PostgreSQL behind; and a Ctrl-C comes from the terminal and from npm alike.
  let isStopping = false
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (!isStopping) server.kill(signal)
    isStopping = true
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal))
  }

  // When npm is killed it tells nobody; its shell, or this process, then gets another parent.
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

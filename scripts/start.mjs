import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { keepServing } from './keep-serving.mjs'
import { productEnvironment, productNode, root, runMain } from './project.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const WATCH_PARENTS_MS = 500
const serverSources = [
  'apps/server/src',
  ...['contract', 'database', 'identity', 'platform', 'support', 'demo'].map((name) => `packages/${name}/src`),
].map((folder) => join(root, folder))

await runMain(async () => {
  const isDevelopment = process.argv.includes('--dev')
  const verbose = process.argv.includes('--verbose')
  await ensureInstalled({ verbose })
  // In a test the server has no pages.
  if (!isDevelopment && process.env.NODE_ENV !== 'test') await ensureBuilt({ verbose })
  process.stdout.write('Starting the database and the server\n')

  const server = keepServing(() => startServer(isDevelopment), {
    say: (line) => process.stderr.write(`${line}\n`),
    // In development it is a watcher with the server below it.
    kill: ({ pid }) => pid !== undefined && process.kill(-pid, 'SIGKILL'),
    clean: stopLeftDatabase,
  })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => server.stop(signal))
  }

  // A killed npm sends no signal. Its shell, or this process, then gets another parent, which is checked here.
  if (process.env.npm_lifecycle_event !== undefined) {
    const ancestors = parents()
    setInterval(() => {
      if (parents() !== ancestors) server.stop('SIGTERM')
    }, WATCH_PARENTS_MS).unref()
  }
  process.exit(await server.ended)
})

/** @param {boolean} isDevelopment */
function startServer(isDevelopment) {
  // Detached, so that Ctrl-C reaches the server only once, through this process, and not also from the terminal.
  return spawn(
    productNode(),
    [
      // Watches only the sources of the server: Vite writes temporary files, and handles changes of the portal itself.
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
}

/** A server that was killed leaves its PostgreSQL running, for the next start to continue with. */
async function stopLeftDatabase() {
  const dataDir = resolve(root, process.env.DATA_DIR?.trim() || '.data')
  if (!existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) return
  const stopping = spawn(productNode(), [join(root, 'scripts', 'stop-database.ts'), dataDir], {
    stdio: 'inherit',
    detached: true,
  })
  await new Promise((done) => stopping.once('close', done).once('error', done))
}

function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(process.ppid)
  }
}

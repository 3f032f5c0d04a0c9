import { spawn } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseUser } from './database-user.ts'

/** The role that owns the cluster. */
export const SUPERUSER = 'navdesk'
/** The role of the application's connections, which a migration creates: it may read and write rows but not change tables. */
export const APPLICATION_ROLE = 'navdesk_application'

/**
 * Creates a cluster in an empty folder. Only root and the database user may connect, over the socket.
 *
 * @param stopping - ends `initdb` when it is aborted.
 * @throws Error with the output of `initdb`.
 */
export async function initialiseCluster(
  initdb: string,
  folder: string,
  user: DatabaseUser,
  { durable, stopping }: { durable: boolean; stopping?: AbortSignal | undefined },
): Promise<void> {
  await run(
    initdb,
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth-local=peer',
      '--auth-host=reject',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    user,
    stopping,
  )
  // Overwritten in place, so that both files keep the owner that initdb gave them.
  await writeFile(join(folder, 'pg_hba.conf'), 'local all all peer map=navdesk\n')
  await admitUsers(folder, user)
}

/**
 * Lets root and the database user connect as superuser and as the application's role. Adds to the file what an older version did
 * not write; a running server reads it at its next reload.
 */
export async function admitUsers(folder: string, user: DatabaseUser): Promise<void> {
  const file = join(folder, 'pg_ident.conf')
  const admitted = await readFile(file, 'utf8')
  const lines = [...new Set(['root', user.name])].flatMap((name) =>
    [SUPERUSER, APPLICATION_ROLE].map((role) => `navdesk "${name}" ${role}\n`),
  )
  await appendFile(file, lines.filter((line) => !admitted.includes(line)).join(''))
}

async function run(
  program: string,
  args: readonly string[],
  user: DatabaseUser,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const said: Buffer[] = []
  const status = await new Promise<number | string>((resolve, reject) => {
    const child = spawn(program, args, { ...user.spawn, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    const end = (): void => void child.kill('SIGTERM')
    stopping?.addEventListener('abort', end)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      stopping?.removeEventListener('abort', end)
      resolve(code ?? signal ?? 'unknown')
    })
  })
  if (status !== 0) throw new Error(`initdb failed (${status}): ${Buffer.concat(said).toString().trim()}`)
}

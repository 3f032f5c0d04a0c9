import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const HEAP_MB = 256
/** Above what a picture of the most pixels or a page of a PDF takes. */
const MOST_DATA_BYTES = 1.5 * 1024 ** 3

const programFolder = dirname(fileURLToPath(import.meta.url))
const modulesFolder = /^.*?\/node_modules(?=\/)/.exec(fileURLToPath(import.meta.resolve('sharp')))?.[0] ?? ''

/** A limit of the operating system for the memory of a process, which leaves no core files and writes no files. */
const limited = ['prlimit', `--data=${MOST_DATA_BYTES}`, '--core=0', '--fsize=0', '--nofile=256']

/** Namespaces without a network, without other processes, and without files but those of the program and of the system. */
const jailed = [
  'bwrap',
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
  ...['--unshare-user', '--uid', '65534', '--gid', '65534'],
  ...['/usr', '/lib', '/lib64', '/etc/ld.so.cache'].flatMap((path) => ['--ro-bind-try', path, path]),
  ...[process.execPath, modulesFolder, programFolder].flatMap((path) => ['--ro-bind', path, path]),
  ...['--dev', '/dev'],
]

/** Node itself opens no other file, and starts no process or thread. It allows native code, which decodes pictures. */
const confined = [
  `--max-old-space-size=${HEAP_MB}`,
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${modulesFolder}`,
  `--allow-fs-read=${programFolder}`,
]

/** A program and its first arguments, which run Node; the arguments of Node follow. */
export type Sandbox = readonly [string, ...string[]]

/** The strongest sandbox of this machine: with `prlimit` and `bwrap` where these are installed and allowed, and Node's own in any case. */
export async function findSandbox(): Promise<Sandbox> {
  const limits = (await runsNode(limited)) ? limited : []
  const [program = process.execPath, ...more] = (await runsNode([...limits, ...jailed]))
    ? [...limits, ...jailed, process.execPath]
    : [...limits, process.execPath]
  return [program, ...more, ...confined]
}

async function runsNode([program = '', ...more]: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  execFile(program, [...more, process.execPath, '--version'], { env: {} }, (error) => resolve(error === null))
  return await promise
}

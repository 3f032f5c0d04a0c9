import { execa } from 'execa'
import { productEnvironment, root } from './project.mjs'

const LONGEST_RUN_MS = 60 * 60_000

/**
 * Runs a program of the project from its root, and ends it when this process ends.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ label?: string, env?: Record<string, string>, longestMs?: number }} [options] a label begins each line of the output, so
 *   that the lines of programs that run side by side can be distinguished.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it took longer than `longestMs`.
 */
export async function runProgram(program, args, { label, env = {}, longestMs = LONGEST_RUN_MS } = {}) {
  /** @param {unknown} line */
  const withLabel = function* (line) {
    yield `${label} │ ${line}`
  }
  /** @type {import('execa').StdoutStderrOption} */
  const output = label === undefined ? 'inherit' : [withLabel, 'inherit']
  const settings = { cwd: root, env: { ...productEnvironment(), ...env }, timeout: longestMs, reject: false }
  const { exitCode, timedOut } = await execa(program, args, {
    ...settings,
    stdin: 'inherit',
    stdout: output,
    stderr: output,
  })
  if (timedOut) process.stdout.write(`${program} did not end in ${longestMs / 60_000} minutes\n`)
  return exitCode ?? 1
}

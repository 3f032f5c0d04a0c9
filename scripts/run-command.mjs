import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './project.mjs'

/** The exit code of a program that took too long. */
export const TOOK_TOO_LONG = 124

/** How many programs run now: the process ends after a signal when the last of them has ended. */
let running = 0

/**
 * Runs a program in the same terminal and waits until it ends. Passes on termination signals to the program first.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { label?: string | undefined, quiet?: boolean, longestMs?: number }} [options]
 *   with a label, each line of its output begins with it: so the lines of programs that run side by side can be told apart. A quiet
 *   program shows its output only when it fails. One that takes longer than `longestMs` is killed.
 * @returns {Promise<number>} its exit code, once nothing can write to its output any more; 1 when a signal ended it, or
 *   `TOOK_TOO_LONG`.
 */
export function runCommand(program, args, { label, quiet = false, longestMs, ...options } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const settings = {
      cwd: root,
      stdio: label === undefined && !quiet ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      ...options,
    }
    /** @type {string[]} */
    const heldBack = []
    const print = (/** @type {string} */ line) => process.stdout.write(`${labelled(label, line)}\n`)
    const child = spawn(program, [...args], settings)
    running++
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on('line', quiet ? (line) => heldBack.push(line) : print)
    }
    /** @type {number | undefined} */
    let endWith
    const onTerminate = () => {
      endWith = 143
      child.kill('SIGTERM')
    }
    // On Ctrl-C the terminal signals the child itself.
    const onInterrupt = () => {
      endWith = 130
    }
    process.on('SIGTERM', onTerminate)
    process.on('SIGINT', onInterrupt)
    let tookTooLong = false
    const limit =
      longestMs === undefined
        ? undefined
        : setTimeout(() => {
            print(`${program} did not end in ${longestMs / 60_000} minutes and is killed`)
            tookTooLong = true
            child.kill('SIGKILL')
            // Processes that it left may hold its output open.
            for (const output of [child.stdout, child.stderr]) output?.destroy()
          }, longestMs)
    child.on('error', reject)
    child.on('close', (code) => {
      running--
      clearTimeout(limit)
      if (code !== 0) heldBack.forEach(print)
      process.off('SIGTERM', onTerminate)
      process.off('SIGINT', onInterrupt)
      if (endWith === undefined) resolve(tookTooLong ? TOOK_TOO_LONG : (code ?? 1))
      else if (running === 0) process.exit(endWith)
    })
  })
}

/**
 * @param {string | undefined} label
 * @param {string} line
 */
export const labelled = (label, line) => (label === undefined ? line : `${label} │ ${line}`)

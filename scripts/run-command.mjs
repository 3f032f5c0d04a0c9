import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Runs a program in the same terminal and waits until it ends. Passes on termination signals to the program first.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it.
 */
export function runCommand(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], { cwd: root, stdio: 'inherit', ...options })
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
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('SIGTERM', onTerminate)
      process.off('SIGINT', onInterrupt)
      if (endWith !== undefined) process.exit(endWith)
      resolve(code ?? 1)
    })
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const module = JSON.stringify(fileURLToPath(new URL('./run-command.mjs', import.meta.url)))

/** Runs each of these programs by `runCommand`, all at once, and prints their exit codes. */
const sideBySide = (
  programs: Readonly<Record<string, string>>,
  options: { quiet?: boolean; longestMs?: number } = {},
) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { runCommand } = await import(${module})
       const run = ([label, program]) => runCommand(process.execPath, ['-e', program], { label, ...${JSON.stringify(options)} })
       console.log(...(await Promise.all(Object.entries(${JSON.stringify(programs)}).map(run))))`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

it('begins each line of a program with its label, and gives the exit code of each', async () => {
  const both = sideBySide({
    good: "console.log('one\\ntwo'); process.stdout.write('the end')",
    bad: "console.error('broken'); process.exitCode = 3",
  })
  const lines = (await text(both.stdout)).trim().split('\n')
  expect(lines.sort()).toEqual(['0 3', 'bad │ broken', 'good │ one', 'good │ the end', 'good │ two'])
})

it('shows what a quiet program printed only when it fails', async () => {
  const both = sideBySide(
    { good: "console.log('one')", bad: "console.log('first'); console.error('broken'); process.exitCode = 3" },
    { quiet: true },
  )
  const lines = (await text(both.stdout)).trim().split('\n')
  expect(lines.sort()).toEqual(['0 3', 'bad │ broken', 'bad │ first'])
})

it('passes a signal on to every program, and ends when the last of them has ended', async () => {
  const waiting = (last: string) =>
    `const hold = setInterval(() => undefined, 1000)
     process.on('SIGTERM', () => { clearInterval(hold); ${last} })
     console.log('up')`
  const both = sideBySide({
    quick: waiting(''),
    slow: waiting("setTimeout(() => console.log('ended'), 200)"),
  })
  let said = ''
  both.stdout.on('data', (chunk) => {
    const wereUp = said.split('up').length > 2
    said += chunk
    if (!wereUp && said.split('up').length > 2) both.kill('SIGTERM')
  })
  expect(await once(both, 'close')).toEqual([143, null])
  expect(said).toContain('slow │ ended')
})

it('kills a program that takes too long, and does not wait for a process that it left with its output', async () => {
  const left =
    "require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit' }).unref(); setInterval(() => {}, 1e6)"
  const hung = sideBySide({ hung: left, good: "console.log('one')" }, { longestMs: 600 })
  const lines = (await text(hung.stdout)).trim().split('\n')
  expect(lines).toEqual([
    'good │ one',
    expect.stringMatching(/^hung │ .*node did not end in 0\.01 minutes and is killed$/),
    '124 0',
  ])
})

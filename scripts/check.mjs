import { ensureInstalled } from './ensure-installed.mjs'
import { checkLane } from './lanes.mjs'
import { requireNode } from './project.mjs'

requireNode()
await ensureInstalled()
const { passed, failed } = await checkLane()
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

import { ensureInstalled } from './ensure-installed.mjs'
import { browserLane, checkLane, databaseLane, faultLane, sum } from './lanes.mjs'
import { requireNode } from './project.mjs'

requireNode()
await ensureInstalled()

const counts = []
for (const lane of [checkLane, databaseLane, browserLane, faultLane]) counts.push(await lane())
const { passed, failed } = sum(counts)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

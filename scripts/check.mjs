import { ensureInstalled } from './ensure-installed.mjs'
import { checkLane, runLanes } from './lanes.mjs'
import { requireNode, runMain } from './project.mjs'

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  await runLanes({ check: checkLane })
})

import { ensureInstalled } from './ensure-installed.mjs'
import { adapterLane, browserLane, checkLane, databaseLane, faultLane, runLanes } from './lanes.mjs'
import { requireNode, runMain } from './project.mjs'

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  await runLanes([checkLane, databaseLane, adapterLane, browserLane, faultLane])
})

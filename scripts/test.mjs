import { ensureInstalled } from './ensure-installed.mjs'
import { adapterLane, browserLane, checkLane, databaseLane, faultLane, runLanes } from './lanes.mjs'
import { requireNode, runMain } from './project.mjs'
import { withTestCluster } from './with-test-cluster.mjs'

const LANES_AT_ONCE = 2

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  const lanes = {
    check: checkLane,
    browser: browserLane,
    database: databaseLane,
    faults: faultLane,
    adapters: adapterLane,
  }
  await withTestCluster(() => runLanes(lanes, LANES_AT_ONCE))
})

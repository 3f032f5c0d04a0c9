import { ensureInstalled } from './ensure-installed.mjs'
import { adapterLane, browserLane, checkLane, databaseLane, faultLane, runLanes } from './lanes.mjs'
import { requireNode, runMain } from './project.mjs'
import { withTestCluster } from './with-test-cluster.mjs'

// Their tests wait for databases, pages and processes much of the time: two at once leave a quarter of two cores idle.
const LANES_AT_ONCE = 3

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  // The longest first, so that none runs alone at the end.
  const lanes = {
    browser: browserLane,
    database: databaseLane,
    check: checkLane,
    faults: faultLane,
    adapters: adapterLane,
  }
  await withTestCluster(() => runLanes(lanes, LANES_AT_ONCE))
})

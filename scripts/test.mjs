import { ensureInstalled } from './ensure-installed.mjs'
import { adapterLane, browserLane, checkLane, databaseLane, faultLane, runLanes } from './lanes.mjs'
import { requireNode, runMain } from './project.mjs'
import { withTestCluster } from './with-test-cluster.mjs'

// A third one beside them would take from the browsers what they need to answer in time.
const LANES_AT_ONCE = 2

await runMain(async () => {
  requireNode()
  await ensureInstalled()
  // The check leaves the browsers more of the processor than the database does, which then runs beside fewer of them.
  const lanes = {
    browser: browserLane,
    check: checkLane,
    database: databaseLane,
    faults: faultLane,
    adapters: adapterLane,
  }
  await withTestCluster(() => runLanes(lanes, LANES_AT_ONCE))
})

import { startTestCluster } from 'database/testing'

// Whoever started this program tells it to end by closing its input, also by being killed: signals of the terminal come too early,
// while tests still use the cluster.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const { stop } = await startTestCluster()
// What the processes of the run inherit.
const { NAVDESK_TEST_CLUSTER, TMPDIR } = process.env
process.stdout.write(`${JSON.stringify({ NAVDESK_TEST_CLUSTER, TMPDIR })}\n`)
process.stdin.resume().once('end', () => void stop())

import { startTestCluster } from 'database/testing'

// Whoever started this program tells it to end by closing its input, also by being killed: signals of the terminal come too early,
// while tests still use the cluster.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const { connectionString, stop } = await startTestCluster()
process.stdout.write(`${connectionString}\n`)
process.stdin.resume().once('end', () => void stop())

// Loaded into the server by start.mjs: when that is killed, the channel between the two closes, and the server stops as if
// it had been told to, its PostgreSQL with it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

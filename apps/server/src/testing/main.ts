import { serve } from '../serve.ts'
import { testOptions } from './test-options.ts'

// The program of the server, with cheap passwords and ample time limits. A busy test may send a request at the moment at which the
// server closes a silent connection, and its request would fail.
await serve({ ...testOptions, keepAliveMs: 600_000 })

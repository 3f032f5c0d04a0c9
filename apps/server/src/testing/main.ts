import { serve } from '../serve.ts'
import { testOptions } from './test-options.ts'

// The program of the server, with cheap passwords and ample time limits.
await serve(testOptions)

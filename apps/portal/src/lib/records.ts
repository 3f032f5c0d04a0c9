import { createHooks } from 'record-cache-react'
import type { Objects } from '../record-types.ts'

/** The hooks of the record cache, for the objects of this product. */
export const { useAdapter, useSend } = createHooks<Objects>()

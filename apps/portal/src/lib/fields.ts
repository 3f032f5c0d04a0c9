import type { CheckedPaths } from 'record-cache-react'
import type { Objects } from '../record-types.ts'

/** A list of field paths; one that the product's objects do not have does not compile. */
export function fieldsOf<const P extends readonly string[]>(...paths: P & CheckedPaths<Objects, P>): P {
  return paths
}

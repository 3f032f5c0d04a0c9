import type { Calls } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { getSeoProperties } from './get-seo-properties.ts'

export const seo: Implementation<Calls['seo'], CallContext> = {
  getSeoProperties,
}

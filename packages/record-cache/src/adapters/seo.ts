import * as seo from 'contract/seo'
import { id, list, name } from '../define/check.ts'
import { type Answering, defineRead } from '../define/define-read.ts'
import type { FetchError } from '../fetch-error.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { VolatileView } from '../read/volatile-view.ts'
import type { Demand } from '../store/source.ts'

type SeoProperties = {
  errors: { errorCode: string; message: string }[]
  fields: { [name: string]: string }
  objectName: string
  recordId: string | null
  recordName: string | null
}

/** A failure is an empty result with the errors; only a 404 is stored. */
class SeoView extends VolatileView<SeoProperties> {
  override async load(demand: Demand, signal: AbortSignal | undefined): Promise<void> {
    try {
      await super.load(demand, signal)
    } catch (error) {
      const { errors: reasons, status } = error as FetchError
      const errors = reasons.map(({ type, message }) => ({ errorCode: type, message }))
      const empty: SeoProperties = { errors, fields: {}, objectName: '', recordId: null, recordName: null }
      this.engine.change(() => this.put(empty, status === 404 ? lifetimesMs.recordError : 0))
    }
  }
}

/**
 * Reads the properties of a record for search engines: its name and the values of `fields`. A failure is an empty result with the errors.
 */
export const getSeoProperties = defineRead(
  'getSeoProperties',
  seo.getSeoProperties as Answering<SeoProperties>,
  lifetimesMs.other,
  { communityId: name, recordId: id, fields: list },
  { about: 'recordId', view: SeoView },
)

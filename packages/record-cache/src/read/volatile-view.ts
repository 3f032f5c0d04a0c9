import { type FetchError, notFetchable } from '../fetch-error.ts'
import { RepresentationView } from './representation-view.ts'

/** One answer read whole that may be one that must not be kept. The policy `only-if-cached` can never be served from such an answer. */
export class VolatileView<D> extends RepresentationView<D> {
  cacheMiss(): FetchError | undefined {
    return this.source.isCacheable ? undefined : notFetchable(this.name)
  }
}

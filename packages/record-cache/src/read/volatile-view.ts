import { type FetchError, notFetchable } from '../fetch-error.ts'
import { RepresentationView } from './representation-view.ts'

/** A view of a whole answer that the service may forbid to cache. The policy `only-if-cached` is never served from such an answer. */
export class VolatileView<D> extends RepresentationView<D> {
  cacheMiss(): FetchError | undefined {
    return this.source.isCacheable ? undefined : notFetchable(this.name)
  }
}

import { RepresentationView } from '../../read/representation-view.ts'
import type { CacheResponse } from '../../request.ts'

/** The answer of a server method. The service says by `Cache-Control` whether it can be kept; without the header it cannot. */
export class ServerMethodView extends RepresentationView<unknown> {
  override receive(body: unknown, headers: CacheResponse['headers']): void {
    this.take(body ?? null)
    const found = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'cache-control')
    if (found === undefined || /\bno-(cache|store)\b/i.test(found[1])) this.source.expiresAt = Number.NEGATIVE_INFINITY
  }
}

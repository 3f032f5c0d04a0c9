import { RepresentationView } from '../../read/representation-view.ts'
import type { CacheResponse } from '../../request.ts'
import type { Ingestion } from '../../store/ingestion.ts'

/** The answer of a server method. The service says by `Cache-Control` whether it can be kept; without the header it cannot. */
export class ServerMethodView extends RepresentationView<unknown> {
  override take(body: unknown, ingestion: Ingestion, headers: CacheResponse['headers']): void {
    super.take(body === undefined ? null : body, ingestion)
    const found = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'cache-control')
    if (found === undefined || /\bno-(cache|store)\b/i.test(found[1])) this.source.expiresAt = Number.NEGATIVE_INFINITY
  }
}

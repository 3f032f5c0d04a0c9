import { VolatileView } from '../../read/volatile-view.ts'
import type { CacheResponse } from '../../request.ts'

/** The answer of a server method. The service says by `Cache-Control` whether it can be kept; without the header it cannot. */
export class ServerMethodView extends VolatileView<unknown> {
  override receive(body: unknown, headers: CacheResponse['headers']): void {
    const found = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'cache-control')
    this.put(body ?? null, /\bno-(cache|store)\b/i.test(found?.[1] ?? '') ? 0 : undefined)
  }
}

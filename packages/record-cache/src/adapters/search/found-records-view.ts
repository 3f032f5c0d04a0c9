import type { RecordShape } from 'contract'
import { RepresentationView } from '../../read/representation-view.ts'
import type { Ingestion } from '../../store/ingestion.ts'

type Found = { readonly record: RecordShape }
type Answer = {
  readonly records?: readonly Found[]
  readonly keywordSearchResult?: { readonly results: readonly { readonly records: readonly Found[] }[] } | null
}

/** What a search found is kept whole, in its order; the records in it are known to every other reader as well. */
export class FoundRecordsView<D> extends RepresentationView<D> {
  override take(body: unknown, ingestion: Ingestion): void {
    const { records = [], keywordSearchResult } = body as Answer
    const found = [...records, ...(keywordSearchResult?.results ?? []).flatMap((page) => page.records)]
    const copies = structuredClone(found)
    super.take(body, ingestion)
    for (const { record } of copies) ingestion.record(record)
  }
}

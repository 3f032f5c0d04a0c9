import type { RecordShape } from 'contract'
import type { Engine } from '../../engine/engine.ts'
import { ingest } from '../../fetch/ingest.ts'

type Found = { readonly record: RecordShape }
type Answer = {
  readonly records?: readonly Found[]
  readonly keywordSearchResult?: { readonly results: readonly { readonly records: readonly Found[] }[] } | null
}

/** Makes the records that a search found known to every other reader; the answer itself is kept whole, in its order. */
export function storeFound({ records = [], keywordSearchResult }: Answer, engine: Engine): void {
  const found = [...records, ...(keywordSearchResult?.results ?? []).flatMap((page) => page.records)]
  const copies = structuredClone(found)
  ingest(engine, (ingestion) => {
    for (const { record } of copies) ingestion.record(record)
  })
}

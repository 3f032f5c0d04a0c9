import type { RecordShape } from 'contract'
import type { Engine } from '../../engine/engine.ts'
import { ingest } from '../../fetch/ingest.ts'

type Found = { readonly record: RecordShape }
type Answer = {
  readonly records?: readonly Found[]
  readonly keywordSearchResult?: { readonly results: readonly { readonly records: readonly Found[] }[] } | null
}

/** Stores the records of a search for other readers, as copies: the answer itself is stored whole, in its order. */
export function storeFound({ records = [], keywordSearchResult }: Answer, engine: Engine): void {
  const found = [...records, ...(keywordSearchResult?.results ?? []).flatMap((page) => page.records)]
  const copies = structuredClone(found)
  ingest(engine, (ingestion) => {
    for (const { record } of copies) ingestion.record(record)
  })
}

/** A short list; `rows` is null while loading. `hasMore` says that there are more rows than these. */
export type ShortList<Row> = { rows: readonly Row[] | null; hasMore: boolean; hasFailed: boolean; retry: () => void }

type Answer<Source> = {
  data: { records: readonly Source[]; nextPageToken: string | null } | undefined
  state: string
  refresh: () => unknown
}

/** A short list from a read, each record converted by `rowOf`. */
export function shortList<Source, Row>(
  { data, state, refresh }: Answer<Source>,
  rowOf: (record: Source) => Row,
): ShortList<Row> {
  return {
    rows: data ? data.records.map(rowOf) : null,
    hasMore: data !== undefined && data.nextPageToken !== null,
    hasFailed: state === 'Error',
    retry: refresh,
  }
}

/** At most `count` rows that the lists above do not show. */
export function withoutShown<Row extends { id: string }>(
  list: ShortList<Row>,
  count: number,
  ...above: readonly ShortList<Row>[]
): ShortList<Row> {
  const shown = new Set(above.flatMap(({ rows }) => rows?.map(({ id }) => id) ?? []))
  return { ...list, rows: list.rows?.filter(({ id }) => !shown.has(id)).slice(0, count) ?? null }
}

import type { ReactNode, Ref } from 'react'
import { DataTable, EmptyState, SkeletonRows, type TableColumn } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import { messages } from './messages.ts'
import styles from './WordList.module.css'

type Props<Row> = {
  caption: string
  /** The list as read. */
  list: {
    data: { records: readonly Row[]; nextPageToken: string | null } | undefined
    state: string
    refresh: () => void
  }
  /** The element with the rows, for the focus after a removal. */
  rowsRef: Ref<HTMLDivElement>
  isBusy: boolean
  columns: readonly TableColumn<Row>[]
  /** The actions of a row. */
  actions: (row: Row, at: number) => ReactNode
}

/** A list of words with actions, or the reason for an empty list. */
export function WordList<Row extends { id: string }>({ caption, list, rowsRef, isBusy, columns, actions }: Props<Row>) {
  const { data, state, refresh } = list
  if (!data) {
    return state === 'Error' ? (
      <Failed text={messages.failed} onRetry={refresh} />
    ) : (
      <SkeletonRows label={messages.loading} shape="strips" count={3} />
    )
  }
  if (data.records.length === 0) return <EmptyState title={messages.noItems} />
  const places = new Map(data.records.map(({ id }, at) => [id, at]))
  return (
    <div ref={rowsRef} className={styles.list}>
      <Stepwise rows={data.records} isCut={data.nextPageToken !== null}>
        {(shown) => (
          <DataTable<Row>
            caption={caption}
            rows={shown}
            rowKey={({ id }) => id}
            isBusy={isBusy}
            columns={[
              ...columns,
              {
                id: 'Actions',
                header: messages.actions,
                isHeaderHidden: true,
                align: 'end',
                cell: (row) => actions(row, places.get(row.id) ?? 0),
              },
            ]}
          />
        )}
      </Stepwise>
    </div>
  )
}

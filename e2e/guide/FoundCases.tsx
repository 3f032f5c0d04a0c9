import { createHooks } from 'record-cache-react'

type Objects = { Case: { Subject: string | null } }
const { useInfiniteListRecords } = createHooks<Objects>()

export function FoundCases({ word }: { word: string }) {
  const [{ data, isPrevious, isFetching }, more] = useInfiniteListRecords(
    { objectApiName: 'Case', listViewApiName: 'AllCases', searchTerm: word, pageSize: 25 },
    ['Case.Subject'],
    [],
    { cachePolicy: { type: 'cache-and-network' }, keepPrevious: true },
  )
  return (
    <section aria-busy={isFetching}>
      <ul style={{ opacity: isPrevious ? 0.5 : 1 }}>
        {data?.records.map(({ id, fields }) => (
          <li key={id}>{fields.Subject.value}</li>
        ))}
      </ul>
      {more.exists && (
        <button type="button" disabled={more.isLoading} onClick={more.load}>
          25 more
        </button>
      )}
      {more.isAtLimit && <p>There are more than 2,000 cases. Search with more words.</p>}
    </section>
  )
}

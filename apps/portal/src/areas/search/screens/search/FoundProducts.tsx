import { ProductIcon, Sheet } from 'ui'
import type { Found, SearchQuery } from '../../reads.ts'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'
import { searchHref } from './search-query.ts'

/** Products that were found; each leads to what was found of it. */
export function FoundProducts({ query, products }: { query: SearchQuery; products: Found['products'] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={messages.products}>
      <h2 className={styles.heading}>{messages.products}</h2>
      <Sheet isFlush>
        <FoundRows
          label={messages.products}
          rows={products.map(({ id, itemNumber, name, snippet }) => ({
            id,
            href: searchHref({ ...query, product: itemNumber, page: 1 }),
            icon: ProductIcon,
            title: name,
            snippet,
            badges: [],
            meta: itemNumber,
          }))}
        />
      </Sheet>
    </section>
  )
}

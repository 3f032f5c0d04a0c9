import { ProductIcon, Sheet } from 'ui'
import { paths } from '../../../../site/paths.ts'
import type { Found } from '../../reads.ts'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'

/** Products that were found; each leads to its page. */
export function FoundProducts({ products }: { products: Found['products'] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={messages.products}>
      <h2 className={styles.heading}>{messages.products}</h2>
      <Sheet isFlush>
        <FoundRows
          label={messages.products}
          rows={products.map(({ id, itemNumber, name, snippet }) => ({
            id,
            href: paths.products({ productName: itemNumber }),
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

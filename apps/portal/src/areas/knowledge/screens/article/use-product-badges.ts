import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { article } from './page.ts'

/** A product by its name; `item` leads to its page, and is null as long as nobody knows of one. */
export type ProductBadge = { name: string; item: string | null }

/** The products of an article, those with a page as links to it. The first one is selected. */
export function useProductBadges(products: readonly string[]): ProductBadge[] {
  const { data } = useRead(useReads(article).productPages)
  return products.map((name) => {
    const found = data?.find(({ Product__r }) => Product__r?.Name === name)
    return { name, item: found?.Product__r?.ItemNumber__c ?? null }
  })
}

/** The product on the way back: the one that the address names, else the selected one. */
export function useSelectedProduct(products: readonly string[], named: string | null): ProductBadge | null {
  const [selected] = useProductBadges(products)
  const { data } = useRead(useReads(article).named)
  const name = data?.productMetadata?.ProductName__c
  return name ? { name, item: named } : (selected ?? null)
}

import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { type Filed, type ProductBadge, useProductBadges } from '../../parts/article/use-product-badges.ts'
import { article as articlePage } from './page.ts'

/** The product on the way back: the one that the address names, else the selected one. */
export function useSelectedProduct(filed: Filed, named: string | null): ProductBadge | null {
  const [selected] = useProductBadges(filed).badges
  const { data } = useRead(useReads(articlePage).named)
  const name = data?.productMetadata?.ProductName__c
  return name ? { name, item: named } : (selected ?? null)
}

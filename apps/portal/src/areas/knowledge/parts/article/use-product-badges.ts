import { useRead } from 'record-cache-react'
import { readProductPages } from '../../reads.ts'
import type { Article } from './article.ts'

/** A product by its name; `item` leads to its page, and is null as long as nobody knows of one. */
export type ProductBadge = { name: string; item: string | null }

/** What an article is filed under. */
export type Filed = Pick<Article, 'products' | 'categories'>

/**
 * The products of an article, those with a page as links to it; the first one is selected. A category that is called as a product with a page
 * is one of them, and the others are `plain`.
 */
export function useProductBadges({ products, categories }: Filed): { badges: ProductBadge[]; plain: string[] } {
  const { data } = useRead(readProductPages)
  const items = new Map(data?.map(({ Product__r }) => [Product__r?.Name?.trim(), Product__r?.ItemNumber__c ?? null]))
  const named = [...products, ...categories.filter((category) => items.has(category))]
  return {
    badges: named.map((name) => ({ name, item: items.get(name) ?? null })),
    plain: categories.filter((category) => !items.has(category)),
  }
}

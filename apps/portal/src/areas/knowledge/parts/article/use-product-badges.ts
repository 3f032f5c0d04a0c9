import { useRead } from 'record-cache-react'
import { readProductPages } from '../../reads.ts'
import type { Article } from './article.ts'

/** A product by name; `item` links to its page, and is null while unknown. */
export type ProductBadge = { name: string; item: string | null }

/** The products and categories of an article. */
export type Filed = Pick<Article, 'products' | 'categories'>

/**
 * The products of an article, linked if they have a page; the first is selected. A category with the name of a product counts as that
 * product; the others are `plain`.
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

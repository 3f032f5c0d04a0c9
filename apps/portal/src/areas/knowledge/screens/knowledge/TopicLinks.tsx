import { SideNav } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { messages } from './messages.ts'
import type { Topics } from './page.ts'
import { addressOf, type Topic } from './topic.ts'

/** The products and categories with the number of their articles, each within the other that is chosen. */
export function TopicLinks({ topic: { itemNumber, category }, topics }: { topic: Topic; topics: Topics }) {
  const products = topics.products.map(({ Name, ItemNumber__c, count }) => ({
    label: Name ?? '',
    href: addressOf({ ...given({ category }), itemNumber: ItemNumber__c ?? '' }),
    isCurrent: ItemNumber__c === itemNumber,
    count: formatNumber(count),
  }))
  const categories = topics.categories.map(({ name, count }) => ({
    label: name,
    href: addressOf({ ...given({ itemNumber }), category: name }),
    isCurrent: name === category,
    count: formatNumber(count),
  }))
  const anyProduct = { label: messages.anyProduct, href: addressOf(given({ category })), isCurrent: !itemNumber }
  const anyCategory = { label: messages.anyCategory, href: addressOf(given({ itemNumber })), isCurrent: !category }
  return (
    <SideNav
      label={messages.topics}
      groups={[
        { heading: messages.products, items: [anyProduct, ...products] },
        { heading: messages.categories, items: [anyCategory, ...categories] },
      ]}
    />
  )
}

/** What is not undefined. */
const given = (topic: {
  itemNumber?: string | undefined
  category?: string | undefined
}): Omit<Topic, 'from' | 'shown'> => ({
  ...(topic.itemNumber === undefined ? {} : { itemNumber: topic.itemNumber }),
  ...(topic.category === undefined ? {} : { category: topic.category }),
})

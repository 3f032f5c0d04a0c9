export const messages = {
  label: 'Search',
  hint: 'Articles, products, cases',
  hintForVisitors: 'Search articles',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  kinds: { article: 'Article', product: 'Product', case: 'Case' },
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const

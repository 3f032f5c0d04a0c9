import { formatNumber } from '../../../../format/numbers.ts'

export const messages = {
  home: 'Home',
  lead: 'Articles, documentation and videos about our products.',
  leadOfVisitors: 'Public articles, documentation and videos. Sign in to read all of them.',
  topics: 'Topics',
  all: 'All articles',
  products: 'Products',
  categories: 'Categories',
  anyProduct: 'All products',
  anyCategory: 'All categories',
  articles: (count: number) => `${formatNumber(count)} ${count === 1 ? 'article' : 'articles'}`,
  none: 'Sorry, there were no results found',
  noneHint: 'Choose another product or category.',
  more: 'Show more articles',
  loading: 'Loading articles',
  failed: 'The articles could not be loaded.',
  failedTopics: 'The topics could not be loaded.',
} as const

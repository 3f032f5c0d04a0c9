import type { Area } from '../area.ts'
import { articleAccess } from './article.access.ts'
import { articleListViews } from './article.list-views.ts'
import { article } from './article.object.ts'
import { articleVersionAccess } from './article-version.access.ts'
import { articleVersion } from './article-version.object.ts'
import { articleVoteAccess } from './article-vote.access.ts'
import { articleVote } from './article-vote.object.ts'
import { countArticleView } from './count-article-view.method.ts'
import { getArticleByUrlName } from './get-article-by-url-name.method.ts'
import { getKnowledgeList } from './get-knowledge-list.method.ts'
import { getKnowledgeTopics } from './get-knowledge-topics.method.ts'
import { getProduct } from './get-product.method.ts'
import { getProductByItemNumber } from './get-product-by-item-number.method.ts'
import { getProductPageArticles } from './get-product-page-articles.method.ts'
import { getProducts } from './get-products.method.ts'
import { getRelatedArticles } from './get-related-articles.method.ts'
import { getVoteOnArticle } from './get-vote-on-article.method.ts'
import { refillVocabulary } from './refill-vocabulary.job.ts'
import { voteOnArticle } from './vote-on-article.method.ts'

export const knowledge: Area = {
  objects: [article, articleVote, articleVersion],
  access: [articleAccess, articleVoteAccess, articleVersionAccess],
  listViews: [articleListViews],
  jobs: [refillVocabulary],
  methods: (services) => [
    countArticleView(services),
    getKnowledgeList,
    getKnowledgeTopics,
    getProduct,
    getArticleByUrlName(services),
    getProductByItemNumber,
    getProductPageArticles,
    getProducts,
    getRelatedArticles,
    getVoteOnArticle,
    voteOnArticle,
  ],
}

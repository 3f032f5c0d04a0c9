import type { Area } from '../area.ts'
import { article, articleAccess } from './article.object.ts'
import { articleVersion, articleVersionAccess } from './article-version.object.ts'
import { refillVocabulary } from './article-vocabulary.ts'
import { articleVote, articleVoteAccess } from './article-vote.object.ts'
import { getVoteOnArticle, voteOnArticle } from './article-votes.methods.ts'
import { countArticleView } from './count-article-view.method.ts'
import { getArticleByUrlName } from './get-article-by-url-name.method.ts'
import { getKnowledgeList } from './get-knowledge-list.method.ts'
import { getKnowledgeTopics } from './get-knowledge-topics.method.ts'
import { getProduct } from './get-product.method.ts'
import { getProductByItemNumber } from './get-product-by-item-number.method.ts'
import { getProductPageArticles } from './get-product-page-articles.method.ts'
import { getProducts } from './get-products.method.ts'
import { getRelatedArticles } from './get-related-articles.method.ts'

export const knowledge: Area = {
  objects: [article, articleVote, articleVersion],
  access: [articleAccess, articleVoteAccess, articleVersionAccess],
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

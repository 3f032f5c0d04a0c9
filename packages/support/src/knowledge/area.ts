import type { Area } from '../area.ts'
import { article, articleAccess } from './article.object.ts'
import { articleVersion, articleVersionAccess } from './article-version.object.ts'
import { refillVocabulary } from './article-vocabulary.ts'
import { articleVote, articleVoteAccess } from './article-vote.object.ts'
import { getVoteOnArticle, voteOnArticle } from './article-votes.methods.ts'
import { getKnowledgeList } from './get-knowledge-list.method.ts'
import { getKnowledgeTopics } from './get-knowledge-topics.method.ts'
import { getRelatedArticles } from './get-related-articles.method.ts'
import { getProduct, getProductByItemNumber, getProductPageArticles, getProducts } from './products.methods.ts'
import { countArticleView, getArticleByUrlName, getArticleFiles } from './read-article.methods.ts'

export const knowledge: Area = {
  objects: [article, articleVote, articleVersion],
  access: [articleAccess, articleVoteAccess, articleVersionAccess],
  jobs: [refillVocabulary],
  methods: [
    countArticleView,
    getKnowledgeList,
    getKnowledgeTopics,
    getProduct,
    getArticleByUrlName,
    getArticleFiles,
    getProductByItemNumber,
    getProductPageArticles,
    getProducts,
    getRelatedArticles,
    getVoteOnArticle,
    voteOnArticle,
  ],
}

import type { Area } from '../area.ts'
import { articleAccess } from './article.access.ts'
import { article } from './article.object.ts'
import { articleVoteAccess } from './article-vote.access.ts'
import { articleVote } from './article-vote.object.ts'

export const knowledge: Area = { objects: [article, articleVote], access: [articleAccess, articleVoteAccess] }

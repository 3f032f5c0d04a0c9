import { articleRecordTypes } from 'support'
import { cycleTextValues } from '../cases/cycle-text-values.ts'
import { fillText } from '../cases/fill-text.ts'
import type { DemoArticle } from '../data/articles/article.ts'
import { demoArticles } from '../data/articles/articles.ts'
import { demoProducts } from '../data/products.ts'
import type { DemoFleet } from '../demo-fleet.ts'
import type { DemoPeople } from '../demo-people.ts'
import { must } from '../must.ts'
import { createRandom } from '../random.ts'
import { type DemoLoad, daysAgo } from './demo-load.ts'

const VIDEOS = 'https://downloads.calder-aerodata.example/videos/'

const infoTypes: Readonly<Record<DemoArticle['type'], string>> = {
  Documentation: 'Documentation',
  Article: 'Article',
  Video: 'Video',
  ProductPage: 'Product page',
}

/** Loads the articles, all of them published, and the votes of some readers. */
export async function loadArticles(load: DemoLoad, people: DemoPeople, { productIds }: DemoFleet): Promise<void> {
  const random = createRandom(40)
  const textValues = cycleTextValues(load.nowMs)
  const authorId = must(people.staffIds, 'priya.nair@calder-aerodata.example')
  const ids = await load.load(
    'Knowledge__kav',
    [...demoArticles, ...otherProductPages()].map((article) => {
      const published = daysAgo(load, random.between(3, 300))
      return {
        RecordTypeId: articleRecordTypes[article.type],
        Title: article.title,
        UrlName: article.urlName,
        Summary: fillText(article.summary, textValues),
        InfoType__c: infoTypes[article.type],
        Content__c: fillText(article.content, textValues),
        Download_URL__c: addressOf(article.video?.file ?? null),
        DurationSeconds__c: article.video?.seconds ?? null,
        IsVideo__c: article.type === 'Video',
        DataCategories__c: article.categories.join(';'),
        Product__c: must(productIds, article.item),
        PublicationStatus: 'Online',
        IsPublic: article.customersOnly !== true,
        IsFeatured__c: article.featured === true,
        ViewCount__c: random.between(20, 900) + (article.featured ? 900 : 0),
        LastPublishedDate: published,
        OwnerId: authorId,
        CreatedDate: daysAgo(load, random.between(301, 520)),
        CreatedById: authorId,
        LastModifiedDate: published,
        LastModifiedById: authorId,
      }
    }),
  )
  const readers = [...people.persons.values()].flatMap(({ userId, active }) => (active && userId ? [userId] : []))
  await load.load(
    'ArticleVote__c',
    ids.flatMap((articleId, index) =>
      readers
        .filter((_, reader) => (reader + index) % 9 === 0)
        .map((userId) => ({
          ArticleId__c: articleId,
          UserId__c: userId,
          Reader__c: userId,
          IsHelpful__c: random.next() < 0.8,
          CreatedDate: daysAgo(load, random.between(1, 200)),
        })),
    ),
  )
}

const addressOf = (file: string | null): string | null => (file === null || file === 'sample' ? null : VIDEOS + file)

/** Pages of the products without a written page: every product has one, by which articles link to it. */
function otherProductPages(): DemoArticle[] {
  const withText = new Set(demoArticles.filter(({ type }) => type === 'ProductPage').map(({ item }) => item))
  return demoProducts
    .filter((product) => !withText.has(product.item) && !('exportControlled' in product))
    .map(({ item, name, description, compatibility }) => ({
      urlName: name.toLowerCase().replaceAll(' ', '-'),
      title: name,
      type: 'ProductPage',
      item,
      categories: ['Compatibility'],
      summary: description,
      content: `<p>${description}</p><h2>Works with</h2><p>${compatibility}</p>`,
    }))
}

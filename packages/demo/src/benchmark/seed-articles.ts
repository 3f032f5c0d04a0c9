import type { Database } from 'database'
import { articleRecordTypes } from 'support'
import { cycleTextValues } from '../cases/cycle-text-values.ts'
import { fillText } from '../cases/fill-text.ts'
import { demoArticles } from '../data/articles/articles.ts'

export type SeedArticlesOptions = { database: Database; now: string; articles?: number }

/**
 * Fills a migrated and prepared database with published articles: the texts of the demo repeated, each with a number, so
 * that words are as frequent as in real articles. Customers read them all, visitors three of four. They belong to the products that `seedCases` makes, which must have run before.
 */
export async function seedArticles({ database, now, articles = 10_000 }: SeedArticlesOptions): Promise<void> {
  const textValues = cycleTextValues(Date.parse(now))
  const columns = demoArticles.map((article) => [
    articleRecordTypes[article.type],
    article.title,
    fillText(article.summary, textValues),
    fillText(article.content, textValues),
    article.categories.join(';'),
  ])
  const column = (index: number): (string | undefined)[] => columns.map((values) => values[index])
  const text = (place: number): string => `($${place}::text[])[1 + n % cardinality($${place}::text[])]`
  await database.transaction(
    async (tx) => {
      await tx.query(
        `insert into records."Knowledge__kav" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "RecordTypeId", "Title", "UrlName",
           "Summary", "Content__c", "DataCategories__c", "Product__c", "PublicationStatus", "IsPublic", "IsVideo__c", "LastPublishedDate")
         select 'ka0' || lpad(n::text, 12, '0') || 'AAA', made, made, made, ${text(2)}, ${text(3)} || ', part ' || n, 'benchmark-article-' || n,
           ${text(4)}, ${text(5)}, ${text(6)}, '01t' || lpad((n % 12 + 1)::text, 12, '0') || 'AAA', 'Online', n % 4 <> 0, ${text(2)} = '${articleRecordTypes.Video}', made
         from (select n, $1::timestamptz - n * interval '1 minute' as made from generate_series(1, ${articles}) n) numbered`,
        [now, ...[0, 1, 2, 3, 4].map(column)],
      )
      await tx.query(
        `insert into records."Knowledge__kav_search" ("Id", "PublicationStatus", "IsPublic", "OwnerId", article)
         select "Id", "PublicationStatus", "IsPublic", "OwnerId",
           with_stems(search_words(regexp_replace(concat_ws(' ', "Title", "Summary", "Content__c", "DataCategories__c"), '<[^<>]*>', ' ', 'g')))
         from records."Knowledge__kav"`,
      )
    },
    { statementTimeoutMs: 0 },
  )
}

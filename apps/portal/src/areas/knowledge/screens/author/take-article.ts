import { type ActionFunction, data } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { NEW } from '../../../../site/new-record.ts'
import { paths } from '../../../../site/paths.ts'
import { type ArticleForm, articleForm, fieldsOf, formOfPost, refusalOfSave, versionIn } from './article-form.ts'
import { author } from './page.ts'
import { versionFieldsOf, versionForm } from './version-form.ts'

/** Saves what the address names, an article or a version of it, whose form a browser sent by itself. */
export const takeArticle: ActionFunction = (post, context) =>
  (new URL(post.request.url).searchParams.has('version') ? takeVersion : takeWritten)(post, context)

const takeWritten = takePost<ArticleForm>(author, {
  ...articleForm,
  read: formOfPost,
  send: async (values, { query, cache, idempotencyKey }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    const fields = fieldsOf(values)
    if (id === NEW) {
      try {
        const made = await cache.send(createRecord, { apiName: 'Knowledge__kav', fields }, { idempotencyKey })
        return paths.author({ id: made?.id, saved: '1' })
      } catch (error) {
        return refusalOfSave(error)
      }
    }
    try {
      await cache.send(updateRecord, { apiName: 'Knowledge__kav', fields: { Id: id, ...fields } }, versionIn(values))
    } catch (error) {
      return refusalOfSave(error)
    }
    return paths.author({ id, saved: '1' })
  },
})

const takeVersion = takePost<ArticleForm>(author, {
  ...versionForm,
  read: formOfPost,
  send: async (values, { query, cache }) => {
    const [id, version] = [query.get('id'), query.get('version')]
    if (id === null || version === null) throw data(null, { status: 404 })
    try {
      const fields = { Id: version, ...versionFieldsOf(values) }
      await cache.send(updateRecord, { apiName: 'ArticleVersion__c', fields }, versionIn(values))
    } catch (error) {
      return refusalOfSave(error)
    }
    return paths.author({ id, version, saved: '1' })
  },
})

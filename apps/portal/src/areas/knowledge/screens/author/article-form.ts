import { articleCategories, isBlank } from 'contract'
import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { textOf } from '../../../../records/field-values.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { messages } from './messages.ts'
import type { AuthoredRecord } from './page.ts'

export type ArticleForm = {
  title: string
  urlName: string
  summary: string
  /** HTML. */
  content: string
  infoType: string
  /** The id of a record type that was chosen; '' keeps the one that the article has. */
  recordType: string
  productId: string
  /** Separated by semicolons. */
  categories: string
  video: string
  /** Minutes and seconds, such as 3:50; '' for unknown. */
  duration: string
  reviewDate: string
  notes: string
  /** The version being edited, for conflict detection; '' for a new article. */
  version: string
}

export const infoTypes = ['Documentation', 'Article', 'Video', 'Product page'] as const

export const emptyArticle: ArticleForm = {
  title: '',
  urlName: '',
  summary: '',
  content: '',
  infoType: 'Documentation',
  recordType: '',
  productId: '',
  categories: '',
  video: '',
  duration: '',
  reviewDate: '',
  notes: '',
  version: '',
}

export const formOf = ({ fields, weakEtag }: AuthoredRecord): ArticleForm => ({
  title: textOf(fields.Title),
  urlName: textOf(fields.UrlName),
  summary: textOf(fields.Summary),
  content: fields.Content__c.value ?? '',
  infoType: fields.InfoType__c.value ?? '',
  recordType: '',
  productId: fields.Product__c.value ?? '',
  categories: fields.DataCategories__c.value ?? '',
  video: fields.Download_URL__c.value ?? '',
  duration: lengthOf(fields.DurationSeconds__c.value),
  reviewDate: fields.ReviewDate__c?.value ?? '',
  notes: fields.InternalNotes__c?.value ?? '',
  version: String(weakEtag),
})

const isSameForm = (a: ArticleForm, b: ArticleForm): boolean => JSON.stringify(a) === JSON.stringify(b)

const MOST_OF_LINE = 255
const MOST_OF_SUMMARY = 1_000
const MOST_OF_CONTENT = 100_000
const MOST_OF_NOTES = 4_000

/** The article form, used by the screen and by the POST handler. */
export const articleForm = {
  id: 'article',
  fields: ['title', 'urlName', 'summary', 'content', 'video', 'duration', 'reviewDate', 'notes'],
  fieldOf: {
    Title: 'title',
    UrlName: 'urlName',
    Summary: 'summary',
    Content__c: 'content',
    Download_URL__c: 'video',
    DurationSeconds__c: 'duration',
    ReviewDate__c: 'reviewDate',
    InternalNotes__c: 'notes',
  },
  texts: messages.failures,
  problemsOf: ({
    title,
    urlName,
    summary,
    content,
    video,
    duration,
    reviewDate,
    notes,
  }: ArticleForm): Problems<ArticleForm> => ({
    title: isBlank(title) ? messages.missing(messages.title) : tooLong(title, messages.title, MOST_OF_LINE),
    urlName:
      tooLong(urlName, messages.urlName, MOST_OF_LINE) ??
      (urlName.trim() === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(urlName.trim()) ? undefined : messages.urlNameWrong),
    summary: tooLong(summary, messages.summary, MOST_OF_SUMMARY),
    content: tooLong(content, messages.body, MOST_OF_CONTENT),
    video:
      video.trim() === '' || /^https:\/\/[^\s/@]+(?:\/\S*)?$/i.test(video.trim()) ? undefined : messages.videoWrong,
    duration: duration.trim() === '' || secondsIn(duration) !== null ? undefined : messages.lengthWrong,
    reviewDate: reviewDate === '' || /^\d{4}-\d\d-\d\d$/.test(reviewDate) ? undefined : messages.dateWrong,
    notes: tooLong(notes, messages.notes, MOST_OF_NOTES),
  }),
} as const

function tooLong(text: string, label: string, most: number): string | undefined {
  return [...text].length > most ? messages.tooLong(label, most) : undefined
}

/** The record fields of the form. An article without a URL name gets one from its title. */
export const fieldsOf = (form: ArticleForm) => ({
  Title: form.title.trim(),
  UrlName: form.urlName.trim() === '' ? urlNameOf(form.title) : form.urlName.trim(),
  Summary: form.summary.trim() === '' ? null : form.summary.trim(),
  Content__c: form.content.trim() === '' ? null : form.content,
  InfoType__c: infoTypes.find((infoType) => infoType === form.infoType) ?? null,
  ...(form.recordType === '' ? {} : { RecordTypeId: form.recordType }),
  Product__c: form.productId === '' ? null : form.productId,
  DataCategories__c: form.categories === '' ? null : form.categories,
  Download_URL__c: form.video.trim() === '' ? null : form.video.trim(),
  DurationSeconds__c: secondsIn(form.duration),
  ReviewDate__c: form.reviewDate === '' ? null : form.reviewDate,
  InternalNotes__c: form.notes.trim() === '' ? null : form.notes.trim(),
})

/** The seconds of a duration; null when it is invalid. */
export function secondsIn(length: string): number | null {
  const [, minutes, seconds] = /^(\d{1,4}):([0-5]\d)$/.exec(length.trim()) ?? []
  const all = Number(minutes) * 60 + Number(seconds)
  return all > 0 ? all : null
}

/** A number of seconds as minutes and seconds. */
export const lengthOf = (seconds: number | null): string =>
  seconds === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A URL name derived from a title. */
export function urlNameOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** The selected categories: known ones in their order, then any others. */
export const categoriesOf = (categories: string): string[] => categories.split(';').filter((name) => name !== '')

export const joinCategories = (categories: readonly string[]): string =>
  categories.filter((category) => category !== '').join(';')

/** The categories without a checkbox. */
export const otherCategoriesIn = (categories: string): string =>
  joinCategories(categoriesOf(categories).filter((name) => !articleCategories.some((known) => known === name)))

/** Builds the form from posted controls, with one field per category. */
export function formOfPost(typed: Readonly<Record<string, string>>): ArticleForm {
  const boxes = articleCategories.map((_, index) => typed[`categories-${index}`] ?? '')
  return { ...formOfTexts(typed), categories: joinCategories([typed.categories ?? '', ...boxes]) }
}

/** Adopts text and boxes changed before hydration. */
export function typedInArticle(field: string, typed: string, form: ArticleForm): Partial<ArticleForm> {
  if (!field.startsWith('categories-')) return Object.hasOwn(emptyArticle, field) ? { [field]: typed } : {}
  const category = articleCategories[Number(field.slice('categories-'.length))]
  const others = categoriesOf(form.categories).filter((name) => name !== category)
  return { categories: joinCategories(typed === 'on' ? [...others, category ?? ''] : others) }
}

export const categoryOptions = articleCategories.map((value) => ({ value, label: value }))

/** Reads a stored draft; null when it is invalid or equal to `saved`. */
export function formOfDraft(draft: unknown, saved: ArticleForm): ArticleForm | null {
  if (typeof draft !== 'object' || draft === null) return null
  const form = formOfTexts(draft as Record<string, unknown>)
  return isSameForm({ ...form, version: saved.version }, saved) ? null : form
}

function formOfTexts(texts: Readonly<Record<string, unknown>>): ArticleForm {
  const names = Object.keys(emptyArticle) as (keyof ArticleForm)[]
  return Object.fromEntries(
    names.map((name) => [name, typeof texts[name] === 'string' ? texts[name] : emptyArticle[name]]),
  ) as ArticleForm
}

/** The version for the conflict check of the server. */
export function versionIn({ version }: ArticleForm): { ifMatch?: number } {
  return /^\d{1,16}$/.test(version) ? { ifMatch: Number(version) } : {}
}

const PRECONDITION_FAILED = 412

/** Reports that another author changed the article since it was opened, or that its URL name is taken. @throws any other error. */
export function refusalOfSave(error: unknown): Refusal<ArticleForm> {
  if (!isRefused(error)) throw error
  if (error.status === PRECONDITION_FAILED) return { failure: [messages.changedElsewhere] }
  // The URL name is the only unique field of an article.
  if (error.errors.some(({ type }) => type === 'DUPLICATE_VALUE'))
    return { problems: { urlName: messages.urlNameTaken } }
  throw error
}

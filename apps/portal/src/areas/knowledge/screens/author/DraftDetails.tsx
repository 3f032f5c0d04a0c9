import { useRead } from 'record-cache-react'
import { CheckboxGroup, DateField, Select, Sheet, Stack, TextArea, TextField } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import {
  type ArticleForm,
  categoriesOf,
  categoryOptions,
  infoTypes,
  joinCategories,
  otherCategoriesIn,
} from './article-form.ts'
import { messages } from './messages.ts'
import { author } from './page.ts'

/** Metadata of an article. @param isNextVersion - for a published article, review date and notes are not shown. */
export function DraftDetails({ form, isNextVersion }: { form: Form<ArticleForm>; isNextVersion: boolean }) {
  const { data: products } = useRead(useReads(author).products)
  const { name: categoriesName, value: categories } = form.field('categories')
  return (
    <Sheet title={messages.details}>
      <Stack>
        <RecordType form={form} mayChoose={!isNextVersion} />
        <Select
          label={messages.infoType}
          options={infoTypes.map((value) => ({ value, label: value }))}
          {...form.field('infoType')}
        />
        <Select
          label={messages.product}
          options={[
            { value: '', label: messages.noProduct },
            ...(products?.records ?? []).map(({ id, fields }) => ({ value: id, label: textOf(fields.Name) })),
          ]}
          {...form.field('productId')}
        />
        <CheckboxGroup
          legend={messages.categories}
          options={categoryOptions}
          values={categoriesOf(categories)}
          name={categoriesName}
          areChips
          onChange={(chosen) => form.change({ categories: joinCategories([otherCategoriesIn(categories), ...chosen]) })}
        />
        <TextField
          label={messages.video}
          help={messages.videoHelp}
          type="url"
          autoComplete="off"
          isOptional
          {...form.field('video')}
        />
        <TextField
          label={messages.videoLength}
          help={messages.videoLengthHelp}
          autoComplete="off"
          isOptional
          {...form.field('duration')}
        />
        {isNextVersion ? null : (
          <>
            <DateField label={messages.reviewBy} isOptional {...form.field('reviewDate')} />
            <TextArea label={messages.notes} help={messages.notesHelp} rows={3} isOptional {...form.field('notes')} />
          </>
        )}
      </Stack>
    </Sheet>
  )
}

/** The record type of the article, which those who may publish choose; it decides how readers see the article. */
function RecordType({ form, mayChoose }: { form: Form<ArticleForm>; mayChoose: boolean }) {
  const reads = useReads(author)
  const { data: info } = useRead(reads.rights)
  const { data: article } = useRead(reads.article)
  const types = Object.values(info?.recordTypeInfos ?? {}).filter(({ master, available }) => available && !master)
  const current =
    article?.fields.RecordTypeId?.value ??
    types.find(({ defaultRecordTypeMapping }) => defaultRecordTypeMapping)?.recordTypeId ??
    ''
  if (!mayChoose || info?.fields.RecordTypeId?.updateable !== true) {
    const name = types.find(({ recordTypeId }) => recordTypeId === current)?.name ?? ''
    return <TextField label={messages.recordType} value={name} readOnly />
  }
  const { value, ...control } = form.field('recordType')
  return (
    <Select
      {...control}
      label={messages.recordType}
      help={messages.recordTypeHelp}
      options={types.map(({ recordTypeId, name }) => ({ value: recordTypeId, label: name }))}
      value={value === '' ? String(current) : value}
    />
  )
}

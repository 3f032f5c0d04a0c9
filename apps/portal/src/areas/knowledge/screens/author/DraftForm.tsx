import { useRead } from 'record-cache-react'
import {
  Button,
  CheckboxGroup,
  DateField,
  FieldPair,
  FormFoot,
  LinkButton,
  Select,
  Sheet,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { RecordFormProblems } from '../../../../parts/RecordFormProblems.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import {
  type ArticleForm,
  categoriesOf,
  categoryOptions,
  infoTypes,
  joinCategories,
  otherCategoriesIn,
} from './article-form.ts'
import { BodyField } from './BodyField.tsx'
import { messages } from './messages.ts'
import { author } from './page.ts'

type Props = {
  form: Form<ArticleForm>
  /** The version that the server has; null before the first save. */
  saved: number | null
  /** The next version of a published article, whose address and notes stay. */
  isNextVersion: boolean
}

/** What an author types. Somebody else's change is told, and not replaced. */
export function DraftForm({ form, saved, isNextVersion }: Props) {
  const { data: products } = useRead(useReads(author).products)
  const { name: versionName, value: version } = form.field('version')
  const { name: categoriesName, value: categories } = form.field('categories')
  return (
    <Sheet>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <FormLeaveGuard form={form} />
        <input type="hidden" name={versionName} value={version} />
        <input type="hidden" name={categoriesName} value={otherCategoriesIn(categories)} />
        <Stack>
          <RecordFormProblems form={form} saved={saved} texts={messages} />
          <TextField label={messages.title} autoComplete="off" {...form.field('title')} />
          {isNextVersion ? (
            <TextField label={messages.summary} autoComplete="off" isOptional {...form.field('summary')} />
          ) : (
            <FieldPair>
              <TextField
                label={messages.urlName}
                help={messages.urlNameHelp}
                isMono
                autoComplete="off"
                {...form.field('urlName')}
              />
              <TextField label={messages.summary} autoComplete="off" isOptional {...form.field('summary')} />
            </FieldPair>
          )}
          <BodyField {...form.field('content')} />
          <FieldPair>
            <TextField label={messages.recordType} value="Documentation" readOnly />
            <Select
              label={messages.infoType}
              options={infoTypes.map((value) => ({ value, label: value }))}
              {...form.field('infoType')}
            />
          </FieldPair>
          <FieldPair>
            <Select
              label={messages.product}
              options={[
                { value: '', label: messages.noProduct },
                ...(products?.records ?? []).map(({ id, fields }) => ({ value: id, label: textOf(fields.Name) })),
              ]}
              {...form.field('productId')}
            />
            {isNextVersion ? null : <DateField label={messages.reviewBy} isOptional {...form.field('reviewDate')} />}
          </FieldPair>
          <CheckboxGroup
            legend={messages.categories}
            options={categoryOptions}
            values={categoriesOf(categories)}
            name={categoriesName}
            onChange={(chosen) =>
              form.change({ categories: joinCategories([otherCategoriesIn(categories), ...chosen]) })
            }
          />
          <FieldPair>
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
          </FieldPair>
          {isNextVersion ? null : (
            <TextArea label={messages.notes} help={messages.notesHelp} rows={3} isOptional {...form.field('notes')} />
          )}
          <FormFoot>
            <Button type="submit" isBusy={form.isPending} busyLabel={messages.saving}>
              {messages.saveDraft}
            </Button>
            <LinkButton variant="quiet" href={paths.author()}>
              {messages.cancel}
            </LinkButton>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
}

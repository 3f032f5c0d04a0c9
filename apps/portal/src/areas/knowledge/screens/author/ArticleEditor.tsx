import { useState } from 'react'
import { useRead } from 'record-cache-react'
import {
  Badge,
  Button,
  CheckboxGroup,
  Columns,
  DateField,
  FieldPair,
  FormFoot,
  LinkButton,
  Notice,
  Row,
  Select,
  Sheet,
  Stack,
  Tabs,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { ArticlePreview } from './ArticlePreview.tsx'
import { type ArticleForm, categoriesOf, categoryOptions, formOf, infoTypes } from './article-form.ts'
import { BodyField } from './BodyField.tsx'
import { LinkedFiles } from './LinkedFiles.tsx'
import { messages } from './messages.ts'
import { Publication } from './Publication.tsx'
import { type AuthoredRecord, author } from './page.ts'
import { filesOf, useArticleForm } from './use-article-form.ts'

type Shown = 'write' | 'guest' | 'customer'

type Props = {
  /** Null for a new one. */
  article: AuthoredRecord | null
  readAgain: () => void
}

/** One article: the form of a draft of one's own, how it reads, its files, its publication and what readers say. */
export function ArticleEditor({ article, readAgain }: Props) {
  const form = useArticleForm(article, readAgain)
  const status = article?.fields.PublicationStatus.value ?? 'Draft'
  // Of their articles alone authors are told the owner.
  const isOwnDraft = article === null || (status === 'Draft' && typeof article.fields.OwnerId?.value === 'string')
  const [chosen, setChosen] = useState<Shown>(isOwnDraft ? 'write' : 'customer')
  const tabs = [
    ...(isOwnDraft ? [{ id: 'write', label: messages.write }] : []),
    { id: 'guest', label: messages.asGuest },
    { id: 'customer', label: messages.asCustomer },
  ]
  return (
    <Columns layout="8-4">
      <Stack>
        <Tabs
          label={messages.previews}
          tabs={tabs}
          selected={chosen}
          onSelect={(id) => setChosen(tabs.some((tab) => tab.id === id) ? (id as Shown) : 'customer')}
        >
          {chosen === 'write' ? null : (
            <ArticlePreview
              values={form.values}
              isHidden={chosen === 'guest' && article?.fields.IsPublic.value !== true}
            />
          )}
          {isOwnDraft ? (
            <div hidden={chosen !== 'write'}>
              <DraftForm article={article} form={form} />
            </div>
          ) : null}
        </Tabs>
        <LinkedFiles id={article?.id ?? null} place={filesOf(article?.id ?? null, form.values.title)} />
      </Stack>
      <Stack>
        {article ? (
          <Publication
            article={article}
            isTouched={isOwnDraft && !isSame(form.values, formOf(article))}
            readAgain={readAgain}
          />
        ) : null}
        {article ? <Votes views={textOf(article.fields.ViewCount__c)} /> : null}
        {article ? null : <Notice>{messages.needsRight}</Notice>}
      </Stack>
    </Columns>
  )
}

const isSame = (one: ArticleForm, other: ArticleForm): boolean => JSON.stringify(one) === JSON.stringify(other)

function DraftForm({ article, form }: { article: AuthoredRecord | null; form: Form<ArticleForm> }) {
  const { data: products } = useRead(useReads(author).products)
  const { name: versionName, value: version } = form.field('version')
  const { name: categoriesName, value: categories } = form.field('categories')
  const isOutdated = article !== null && version !== String(article.weakEtag)
  return (
    <Sheet>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <FormLeaveGuard form={form} />
        <input type="hidden" name={versionName} value={version} />
        <input type="hidden" name={categoriesName} value={categories} />
        <Stack>
          <FormProblems form={form} />
          {isOutdated ? (
            <Notice tone="alarm">
              <Stack gap="small">
                <span>{messages.outdated}</span>
                <Row>
                  <Button variant="line" size="sm" onClick={form.startAgain}>
                    {messages.showSaved}
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => form.change({ version: String(article.weakEtag) })}>
                    {messages.keepMine}
                  </Button>
                </Row>
              </Stack>
            </Notice>
          ) : form.isRestored ? (
            <Notice
              action={
                <Button variant="quiet" size="sm" onClick={form.startAgain}>
                  {messages.discard}
                </Button>
              }
            >
              {messages.restored}
            </Notice>
          ) : null}
          <TextField label={messages.title} autoComplete="off" {...form.field('title')} />
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
            <DateField label={messages.reviewBy} isOptional {...form.field('reviewDate')} />
          </FieldPair>
          <CheckboxGroup
            legend={messages.categories}
            options={categoryOptions}
            values={categoriesOf(categories)}
            onChange={(chosen) => form.change({ categories: chosen.join(';') })}
          />
          <TextField
            label={messages.video}
            help={messages.videoHelp}
            type="url"
            autoComplete="off"
            isOptional
            {...form.field('video')}
          />
          <TextArea label={messages.notes} help={messages.notesHelp} rows={3} isOptional {...form.field('notes')} />
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

/** What readers said of the article, and how many opened it. */
function Votes({ views }: { views: string }) {
  const { data } = useRead(useReads(author).votes)
  const votes = data?.records ?? []
  const helpful = votes.filter(({ fields }) => fields.IsHelpful__c.value === true).length
  const words = votes.filter(({ fields }) => textOf(fields.Words__c) !== '')
  return (
    <Sheet title={messages.votes}>
      <Stack gap="small">
        <Row>
          <Badge>{`${messages.views}: ${views}`}</Badge>
          {votes.length > 0 ? <Badge tone="ok">{messages.helpful(helpful)}</Badge> : null}
          {votes.length > helpful ? <Badge>{messages.notHelpful(votes.length - helpful)}</Badge> : null}
        </Row>
        {data && votes.length === 0 ? <p className="soft">{messages.noVotes}</p> : null}
        {words.length > 0 ? (
          <ul aria-label={messages.words}>
            {words.map(({ id, fields }) => (
              <li key={id}>{textOf(fields.Words__c)}</li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Sheet>
  )
}

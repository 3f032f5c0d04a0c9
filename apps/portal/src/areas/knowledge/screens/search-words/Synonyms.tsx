import { useRead, useRecordCache } from 'record-cache-react'
import { Badge, Button, FormFoot, Notice, OkIcon, Row, Sheet, Stack, TextField } from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { type SynonymRow, searchWords } from './page.ts'
import { emptySynonym, fieldsOf, type SynonymForm, synonymForm } from './synonym-form.ts'
import { RemoveButton, useDeletion } from './use-deletion.tsx'
import { useListChanges } from './use-list-changes.ts'
import { WordList } from './WordList.tsx'

/** Groups of synonyms: add, retire and delete. */
export function Synonyms() {
  const cache = useRecordCache()
  const toast = useToast()
  const list = useRead(useReads(searchWords).synonyms)
  const changes = useListChanges(list.refresh)
  const { perform, isBusy, problem } = changes
  const { rows, title, question, isAsking, ask } = useDeletion(changes, messages.deletion.synonyms)
  const isHydrated = useIsHydrated()
  const form = useForm<SynonymForm>({
    ...synonymForm,
    empty: emptySynonym,
    send: async (values, { idempotencyKey, arrived }) => {
      const record = { apiName: 'SearchSynonym__c', fields: fieldsOf(values) } as const
      await cache.send(createRecord, record, { idempotencyKey })
      arrived()
      toast({ message: messages.added, icon: OkIcon })
      form.startAgain()
      void list.refresh()
      return 'sent'
    },
  })
  return (
    <Sheet title={messages.synonyms} titleRef={title}>
      <Stack>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <FormLeaveGuard form={form} />
          <Stack gap="small">
            <FormProblems form={form} />
            <TextField label={messages.words} help={messages.wordsHelp} autoComplete="off" {...form.field('words')} />
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.adding}>
                {messages.add}
              </Button>
            </FormFoot>
          </Stack>
        </form>
        {problem && !isAsking ? <Notice tone="alarm">{problem}</Notice> : null}
        <WordList<SynonymRow>
          caption={messages.synonyms}
          list={list}
          rowsRef={rows}
          isBusy={isBusy}
          columns={[
            { id: 'Words', header: messages.words, width: 'main', cell: ({ fields }) => textOf(fields.Words__c) },
            {
              id: 'State',
              header: messages.state,
              width: 'fit',
              cell: ({ fields }) => (
                <Badge tone={fields.IsActive__c.value ? 'ok' : undefined}>
                  {fields.IsActive__c.value ? messages.active : messages.retired}
                </Badge>
              ),
            },
          ]}
          actions={({ id, fields }, at) => {
            const words = textOf(fields.Words__c)
            const isActive = fields.IsActive__c.value === true
            const changed = { Id: id, IsActive__c: !isActive }
            return (
              <Row>
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={!isHydrated}
                  aria-disabled={isBusy}
                  aria-label={messages.actionOn(isActive ? messages.retire : messages.bringBack, words)}
                  onClick={() =>
                    void perform(
                      () => cache.send(updateRecord, { apiName: 'SearchSynonym__c', fields: changed }),
                      messages.changed,
                    )
                  }
                >
                  {isActive ? messages.retire : messages.bringBack}
                </Button>
                <RemoveButton words={words} isBusy={isBusy} onPress={() => ask({ id, words, at })} />
              </Row>
            )
          }}
        />
        {question}
      </Stack>
    </Sheet>
  )
}

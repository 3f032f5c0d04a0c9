import { airacCycleAt } from 'contract'
import { type RefObject, useImperativeHandle, useState } from 'react'
import { useRead } from 'record-cache-react'
import { Button, KnowledgeIcon, Menu, type MenuItem, Notice, Row, Stack, TemplateIcon } from 'ui'
import { textOf } from '../../../../../records/field-values.ts'
import { useNow } from '../../../../../site/now.tsx'
import { usePage } from '../../../../../site/page.tsx'
import { paths } from '../../../../../site/paths.ts'
import { fillTemplate, openFields } from '../../../parts/reply-template/fill-template.ts'
import { insertText } from '../../../parts/reply-template/insert-text.ts'
import type { TemplateField } from '../../../parts/reply-template/template-fields.ts'
import { useSuggestedArticles } from '../../../parts/use-suggestions.ts'
import type { SupportCase } from '../support-case.ts'
import { messages } from './messages.ts'
import { readAgentCase, readReplyTemplates } from './reads.ts'

/** Sends the text, at once or after a confirmation. */
export type BeforeSending = (send: () => void) => void

type Props = {
  supportCase: SupportCase
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Set to the function to call before sending. */
  beforeSending: RefObject<BeforeSending | null>
}

/** Tools for a reply: templates filled with the facts of the case, and links to articles, inserted at the caret. */
export function ReplyTools({ supportCase, field, text, beforeSending }: Props) {
  const { data: templates } = useRead(readReplyTemplates)
  // The reply at the time of the question. After a change the question is asked again.
  const [asked, setAsked] = useState<{ text: string; send: () => void } | null>(null)
  const insert = (inserted: string): void => {
    if (field.current) insertText(field.current, inserted)
  }
  // Other words in braces may be intended.
  const open = openFields(text).filter((name) =>
    templates?.records.some(({ fields }) => fields.Body__c.value?.includes(name)),
  )
  useImperativeHandle(beforeSending, () => (send) => {
    if (open.length === 0) {
      send()
      return
    }
    if (field.current) select(field.current, open[0] ?? '')
    setAsked({ text, send })
  })
  return (
    <Stack gap="small">
      <Row>
        <Templates supportCase={supportCase} onChoose={insert} />
        <Articles subject={supportCase.subject} onChoose={insert} />
      </Row>
      <div role="status">
        {open.length > 0 ? (
          <Notice
            tone="caution"
            action={
              asked?.text === text ? (
                <Button
                  variant="line"
                  size="sm"
                  onClick={() => {
                    field.current?.focus()
                    asked.send()
                  }}
                >
                  {messages.sendAsItIs}
                </Button>
              ) : null
            }
          >
            {asked?.text === text ? messages.notSentYet(open.join(', ')) : messages.notFilledIn(open.join(', '))}
          </Notice>
        ) : null}
      </div>
    </Stack>
  )
}

/** Selects words in a field, so that typing replaces them. */
function select(field: HTMLTextAreaElement, words: string): void {
  const start = field.value.indexOf(words)
  field.focus()
  if (start >= 0) field.setSelectionRange(start, start + words.length)
}

function Templates({ supportCase, onChoose }: { supportCase: SupportCase; onChoose: (filled: string) => void }) {
  const { data, state, refresh } = useRead(readReplyTemplates)
  const { data: known } = useRead(readAgentCase(supportCase.id))
  const agent = usePage().session?.user.name ?? ''
  const nowMs = useNow()
  if (!data) return state === 'Error' ? <Retry text={messages.templatesFailed} onRetry={refresh} /> : null
  const fill = (body: string): void => {
    const guest = textOf(known?.fields.SuppliedName)
    onChoose(fillTemplate(body, templateValues({ supportCase, agent, guest, nowMs })))
  }
  const items = data.records.map(
    ({ id, fields }): MenuItem => ({
      id,
      label: textOf(fields.Name),
      onSelect: () => fill(fields.Body__c.value ?? ''),
    }),
  )
  if (items.length === 0) return null
  return (
    <Menu
      label={messages.templates}
      items={items}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" icon={TemplateIcon}>
          {messages.templates}
        </Button>
      )}
    />
  )
}

function Articles({ subject, onChoose }: { subject: string; onChoose: (link: string) => void }) {
  const articles = useSuggestedArticles(subject)
  if (articles.length === 0) return null
  const items = articles.map(({ id, fields }): MenuItem => {
    const title = textOf(fields.Title)
    const address = paths.article({ urlName: fields.UrlName.value ?? id })
    return { id, label: title, onSelect: () => onChoose(`${title}: ${new URL(address, location.href).href}`) }
  })
  return (
    <Menu
      label={messages.insertArticle}
      items={items}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm" icon={KnowledgeIcon}>
          {messages.insertArticle}
        </Button>
      )}
    />
  )
}

function Retry({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onRetry}>
      {text}
    </Button>
  )
}

type Facts = { supportCase: SupportCase; agent: string; guest: string; nowMs: number }

/** The values of the template fields for a case; '' for unknown. */
function templateValues({ supportCase, agent, guest, nowMs }: Facts): Readonly<Record<TemplateField, string>> {
  const { number, subject, contact, account, product, tail, service, statusLabel, cycle } = supportCase
  const name = contact || guest
  return {
    'contact name': name,
    'contact first name': name.split(' ')[0] ?? '',
    'account name': account,
    'case number': number,
    'case subject': subject,
    status: statusLabel,
    product,
    'tail number': tail,
    'service number': service,
    'AIRAC cycle': cycle,
    'current AIRAC cycle': airacCycleAt(nowMs).number,
    'agent name': agent,
  }
}

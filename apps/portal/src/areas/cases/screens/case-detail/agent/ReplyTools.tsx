import { airacCycleAt } from 'contract'
import { type RefObject, useImperativeHandle, useState } from 'react'
import { useRead } from 'record-cache-react'
import {
  Button,
  Checkbox,
  KnowledgeIcon,
  Late,
  latePart,
  Menu,
  type MenuItem,
  Notice,
  Row,
  Stack,
  TemplateIcon,
  useLoadAhead,
} from 'ui'
import { textOf } from '../../../../../records/field-values.ts'
import { useNow } from '../../../../../site/now.tsx'
import { usePage } from '../../../../../site/page.tsx'
import { fillTemplate, openFields } from '../../../parts/reply-template/fill-template.ts'
import { insertText } from '../../../parts/reply-template/insert-text.ts'
import type { TemplateField } from '../../../parts/reply-template/template-fields.ts'
import type { Audience } from '../comment-form.ts'
import type { SupportCase } from '../support-case.ts'
import { messages } from './messages.ts'
import { readAgentCase, readReplyTemplates } from './reads.ts'
import { useStatusWithReply } from './use-status-with-reply.ts'

export type AroundSending = {
  /** Sends the text, at once or after a confirmation. */
  before: (send: () => void) => void
  /** Called when the text is stored; absent for nothing to do. */
  after: (() => void) | undefined
}

type Props = {
  supportCase: SupportCase
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  audience: Audience
  /** Set to the functions to call before and after sending. */
  aroundSending: RefObject<AroundSending | null>
}

/** Tools for a reply: templates filled with the facts of the case, links to articles, and the status that is set with it. */
export function ReplyTools({ supportCase, field, text, audience, aroundSending }: Props) {
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
  const status = useStatusWithReply(supportCase, audience)
  const before: AroundSending['before'] = (send) => {
    if (open.length === 0) {
      send()
      return
    }
    if (field.current) select(field.current, open[0] ?? '')
    setAsked({ text, send })
  }
  useImperativeHandle(aroundSending, () => ({ before, after: status.after }))
  return (
    <Stack gap="small">
      <Row>
        <Templates supportCase={supportCase} onChoose={insert} />
        <InsertArticle subject={supportCase.subject} field={field} onChoose={insert} />
        {status.isOffered ? (
          <Checkbox label={messages.setStatus} isChecked={status.isChosen} onChange={status.choose} />
        ) : null}
      </Row>
      {status.problem === null ? null : (
        <Notice
          tone="alarm"
          action={
            <Button variant="line" size="sm" isBusy={status.isBusy} onClick={status.change}>
              {messages.setStatusAgain}
            </Button>
          }
        >
          {status.problem}
        </Notice>
      )}
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

const articleDialog = latePart(async () => (await import('./ArticleDialog.tsx')).ArticleDialog)

type InsertArticleProps = {
  subject: string
  field: RefObject<HTMLTextAreaElement | null>
  onChoose: (link: string) => void
}

function InsertArticle({ subject, field, onChoose }: InsertArticleProps) {
  const [isOpen, setOpen] = useState(false)
  useLoadAhead(articleDialog)
  const choose = (link: string): void => {
    setOpen(false)
    // After the dialog has returned the focus to its button.
    requestAnimationFrame(() => {
      field.current?.focus()
      onChoose(link)
    })
  }
  return (
    <>
      <Button variant="quiet" size="sm" icon={KnowledgeIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.insertArticle}
      </Button>
      {isOpen ? (
        <Late part={articleDialog} props={{ subject, onClose: () => setOpen(false), onChoose: choose }} />
      ) : null}
    </>
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

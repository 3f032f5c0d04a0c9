import type { RefObject } from 'react'
import { Button, Checkbox, ChipChoice, CommentComposer, Row, Stack, TextArea } from 'ui'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { messages } from './messages.ts'
import type { SupportCase } from './support-case.ts'
import { useComposerChoice } from './use-composer-choice.ts'
import type { Audience, usePostComment } from './use-post-comment.ts'

type Props = {
  supportCase: SupportCase
  posts: Record<Audience, ReturnType<typeof usePostComment>>
  writer: string
  composer: RefObject<HTMLTextAreaElement | null>
}

const audiences = (['public', 'internal'] as const).map((value) => ({ value, label: messages[value].choice }))

/**
 * The place where the next comment is written; it says who will read it. Agents choose between a reply and a note, and whether a reply
 * needs an answer. Control and Enter send it too.
 */
export function Composer({ supportCase, posts, writer, composer }: Props) {
  const { session } = usePage()
  const isAgent = isFor('agent', session)
  const { audience, needsAnswer, choose } = useComposerChoice(supportCase.id, isAgent)
  const { text, write, post, error, formProps, fieldId } = posts[audience]
  const words = wordsOf(isAgent ? audience : 'ofCustomers', supportCase, session?.user.accountName ?? '')
  const mayAsk = isAgent && audience === 'public' && !supportCase.hasEnded

  const submit = async (): Promise<void> => {
    choose({ needsAnswer: false })
    const asks = mayAsk && needsAnswer
    if (!(await post({ needsAnswer: asks }))) choose({ needsAnswer: asks })
  }
  return (
    <CommentComposer author={writer} isStaff={isAgent} isInternal={audience === 'internal'}>
      <form
        {...formProps}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="small">
          {isAgent ? (
            <ChipChoice
              legend={messages.audience}
              isLegendHidden
              options={audiences}
              value={audience}
              onChange={(value) => choose({ audience: value === 'internal' ? 'internal' : 'public' })}
            />
          ) : null}
          <TextArea
            id={fieldId}
            ref={composer}
            label={words.label}
            isLabelHidden
            placeholder={words.hint}
            help={words.readers}
            rows={3}
            value={text}
            onChange={write}
            error={error ?? undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void submit()
            }}
          />
          {mayAsk ? (
            <Checkbox
              label={messages.needsAnswer}
              isChecked={needsAnswer}
              onChange={(isChecked) => choose({ needsAnswer: isChecked })}
            />
          ) : null}
          <Row align="end">
            <Button type="submit" size="sm">
              {words.post}
            </Button>
          </Row>
        </Stack>
      </form>
    </CommentComposer>
  )
}

/** What the composer says for these readers. */
function wordsOf(readers: Audience | 'ofCustomers', supportCase: SupportCase, ownAccount: string) {
  switch (readers) {
    case 'ofCustomers':
      return { ...messages.ofCustomers, readers: messages.ofCustomers.readers(ownAccount) }
    case 'public':
      return { ...messages.public, readers: messages.public.readers(supportCase) }
    case 'internal':
      return messages.internal
  }
}

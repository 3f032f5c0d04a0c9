import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Button,
  Checkbox,
  ChipChoice,
  CommentComposer,
  FileButton,
  Late,
  latePart,
  Row,
  Stack,
  TextArea,
  useSettled,
} from 'ui'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { ReplacedDraft } from '../../../../forms/RestoredNotice.tsx'
import { controlId, typedBefore } from '../../../../forms/typed-before.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import type { AroundSending } from './agent/ReplyTools.tsx'
import styles from './CaseComments.module.css'
import { type Audience, audienceOf, commentForm } from './comment-form.ts'
import { messages } from './messages.ts'
import type { CaseComment, SupportCase } from './support-case.ts'
import { useComposerChoice } from './use-composer-choice.ts'
import type { DraftFiles } from './use-draft-files.ts'
import type { usePostComment } from './use-post-comment.ts'

type Props = {
  supportCase: SupportCase
  posts: Record<Audience, ReturnType<typeof usePostComment>>
  draftFiles: Record<Audience, Pick<DraftFiles, 'uploads' | 'large' | 'add'>>
  /** Audience of the last comment. */
  lastAudience: Audience
  writer: string
  composer: RefObject<HTMLTextAreaElement | null>
  /** The conversation, oldest first; null while loading. */
  comments: readonly CaseComment[] | null
}

const presenceLine = latePart(async () => (await import('./presence/PresenceLine.tsx')).PresenceLine)
// Only agents have templates.
const replyTools = latePart(async () => (await import('./agent/ReplyTools.tsx')).ReplyTools)

// Rendered when there are files or a message about them.
const composerFiles = latePart(async () => (await import('./ComposerFiles.tsx')).ComposerFiles)

const idOf = (field: string): string => controlId(commentForm.id, field)

const audiences = (['public', 'internal'] as const).map((value) => ({ value, label: messages[value].choice }))

/**
 * The comment box; it says who will read the comment. Agents choose between a reply and a note, and whether a reply needs an answer.
 * Ctrl+Enter sends it.
 */
export function Composer({ supportCase, posts, draftFiles, lastAudience, writer, composer, comments }: Props) {
  const { session } = usePage()
  const isAgent = isFor('agent', session)
  const isSettled = useSettled()
  const chosen = useComposerChoice(supportCase.id, isAgent)
  const { needsAnswer, choose } = chosen
  const audience = isAgent ? (chosen.audience ?? audienceOfDrafts(posts) ?? lastAudience) : 'public'
  const { text, files, write, post, error, attempt, showReplaced } = posts[audience]
  const { uploads, large, add } = draftFiles[audience]
  const isReady = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const aroundSending = useRef<AroundSending | null>(null)
  const words = wordsOf(isAgent ? audience : 'ofCustomers', supportCase, session?.user.accountName ?? '')
  const mayAsk = isAgent && audience === 'public' && !supportCase.hasEnded

  // Before the next render, which would empty the field. A note stays a note.
  const adopt = useRef((): void => {
    const { body, audience: pressed } = typedBefore(commentForm.id, form.current)
    if (body === undefined && pressed === undefined) return
    const to = pressed === undefined ? audience : audienceOf(pressed)
    choose({ audience: to })
    if (body !== undefined) posts[to].adopt(body)
  })
  useLayoutEffect(() => adopt.current(), [])

  useFocusAfterFailure(attempt, form)

  const submit = async (): Promise<void> => {
    choose({ needsAnswer: false })
    const asks = mayAsk && needsAnswer
    const afterSending = aroundSending.current?.after
    if (await post({ needsAnswer: asks })) {
      choose({ audience: null })
      afterSending?.()
    } else choose({ needsAnswer: asks })
  }
  const send = (): void => {
    const sendNow = (): void => void submit()
    if (aroundSending.current) aroundSending.current.before(sendNow)
    else sendNow()
  }
  return (
    <CommentComposer author={writer} isStaff={isAgent} isInternal={audience === 'internal'} onFiles={add}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <PostFields form={commentForm.id} />
        <Stack gap="small">
          {showReplaced ? <ReplacedDraft onShow={showReplaced} /> : null}
          {isAgent ? (
            <ChipChoice
              legend={messages.audience}
              isLegendHidden
              name={idOf('audience')}
              options={audiences}
              value={audience}
              onChange={(value) => choose({ audience: value === 'internal' ? 'internal' : 'public' })}
            />
          ) : null}
          {isAgent ? (
            <Late part={replyTools} props={{ supportCase, field: composer, text, audience, aroundSending }} />
          ) : null}
          <TextArea
            id={idOf('body')}
            name={idOf('body')}
            ref={composer}
            label={words.label}
            isLabelHidden
            placeholder={words.hint}
            help={words.readers}
            rows={3}
            isGrowing
            value={text}
            onChange={write}
            error={error ?? undefined}
            onKeyDown={(event) => sendByKeys(event, send)}
          />
          {mayAsk ? (
            <Checkbox
              label={messages.needsAnswer}
              name={idOf('needsAnswer')}
              isChecked={needsAnswer}
              onChange={(isChecked) => choose({ needsAnswer: isChecked })}
            />
          ) : null}
          {files.length + large.refused.length + large.moved.length > 0 ? (
            <Late part={composerFiles} props={{ uploads, files, large }} />
          ) : null}
          <Row align="between">
            <FileButton aria-disabled={!isReady || undefined} onFiles={add}>
              {messages.attachFile}
            </FileButton>
            <div className={styles.presence}>
              {isSettled ? (
                <Late
                  part={presenceLine}
                  isQuiet
                  props={{ caseId: supportCase.id, field: composer, text, audience, comments, writer }}
                />
              ) : null}
            </div>
            <Button type="submit" size="sm">
              {words.post}
            </Button>
          </Row>
        </Stack>
      </form>
    </CommentComposer>
  )
}

/** After a failed attempt the comment gets the focus, and the reason below it scrolls into view. */
function useFocusAfterFailure(attempt: number, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (attempt === 0) return
    document.getElementById(idOf('body'))?.focus()
    form.current?.scrollIntoView?.({ block: 'nearest' })
  }, [attempt, form])
}

function sendByKeys(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  send()
}

/** The audience that has unsent text or a choice, so that it is not hidden; null for none. */
function audienceOfDrafts(posts: Props['posts']): Audience | null {
  return (
    (['public', 'internal'] as const).find(
      (audience) => posts[audience].text !== '' || posts[audience].files.length > 0,
    ) ?? null
  )
}

/** Labels of the composer for this audience. */
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

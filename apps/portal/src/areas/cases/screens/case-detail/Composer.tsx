import type { RefObject } from 'react'
import { Button, CommentComposer, Row, Stack, TextArea } from 'ui'
import { messages } from './messages.ts'
import type { usePostComment } from './use-post-comment.ts'

type Props = {
  post: ReturnType<typeof usePostComment>
  writer: string
  composer: RefObject<HTMLTextAreaElement | null>
}

/** The place where the next comment is written. Control and Enter send it too. */
export function Composer({ post: { text, write, post, error }, writer, composer }: Props) {
  return (
    <CommentComposer author={writer}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void post()
        }}
      >
        <Stack gap="small">
          <TextArea
            ref={composer}
            label={messages.addCommentLabel}
            isLabelHidden
            placeholder={messages.writeComment}
            rows={3}
            value={text}
            onChange={write}
            error={error ?? undefined}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void post()
            }}
          />
          <Row align="end">
            <Button type="submit" size="sm">
              {messages.postComment}
            </Button>
          </Row>
        </Stack>
      </form>
    </CommentComposer>
  )
}

import { Notice } from 'ui'
import { messages } from './messages.ts'

/** Warns on every page of a public demo, whose logins are published. */
export function PublicDemoNotice() {
  return (
    <Notice tone="caution" title={messages.publicDemoTitle} isStatic>
      {` ${messages.publicDemo}`}
    </Notice>
  )
}

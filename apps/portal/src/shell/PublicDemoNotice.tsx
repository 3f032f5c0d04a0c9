import { Notice } from 'ui'
import { messages } from './messages.ts'

/** On every page of a demo that others can reach: its logins are published. */
export function PublicDemoNotice() {
  return (
    <Notice tone="caution" title={messages.publicDemoTitle} isStatic>
      {` ${messages.publicDemo}`}
    </Notice>
  )
}

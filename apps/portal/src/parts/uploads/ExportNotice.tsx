import { ExportControlIcon, Notice } from 'ui'
import { messages } from './messages.ts'

/** What may be attached and what may not. */
export function ExportNotice() {
  return (
    <Notice tone="caution" title={messages.exportControl} icon={ExportControlIcon} isStatic>
      {messages.exportNotice}
    </Notice>
  )
}

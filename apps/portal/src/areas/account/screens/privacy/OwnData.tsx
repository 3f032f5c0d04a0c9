import { OWN_DATA_PATH } from 'contract'
import { LinkButton, Sheet } from 'ui'
import { Setting } from '../../../../parts/Setting.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/** What is stored of the reader on the server: why, and a copy of it. */
export function OwnData() {
  return (
    <Sheet title={messages.data} isFlush>
      <Setting
        title={messages.notice}
        control={
          <LinkButton variant="quiet" size="sm" href={paths.legal({ legalName: 'privacy' })}>
            {messages.read}
          </LinkButton>
        }
      >
        {messages.noticeText}
      </Setting>
      <Setting
        title={messages.ownData}
        control={
          <LinkButton variant="line" size="sm" href={OWN_DATA_PATH} download>
            {messages.download}
          </LinkButton>
        }
      >
        {messages.ownDataText}
      </Setting>
    </Sheet>
  )
}

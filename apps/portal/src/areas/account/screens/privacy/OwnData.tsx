import { OWN_DATA_PATH } from 'contract'
import { LinkButton, Sheet } from 'ui'
import { Setting } from '../../../../parts/Setting.tsx'
import { usePage } from '../../../../site/page.tsx'
import { messages } from './messages.ts'

/** What is stored of the reader on the server: why, and a copy of it. */
export function OwnData() {
  const { shop } = usePage()
  return (
    <Sheet title={messages.data} isFlush>
      {shop.privacy_notice ? (
        <Setting
          title={messages.notice}
          control={
            <LinkButton variant="quiet" size="sm" href={shop.privacy_notice} isExternal isIconHidden>
              {messages.read}
            </LinkButton>
          }
        >
          {messages.noticeText}
        </Setting>
      ) : null}
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

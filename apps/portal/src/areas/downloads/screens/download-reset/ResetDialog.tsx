import { useNavigate } from 'react-router'
import {
  Button,
  CautionIcon,
  ClockIcon,
  classNames,
  Dialog,
  FailedIcon,
  Icon,
  LinkButton,
  OkIcon,
  Spinner,
  Stack,
} from 'ui'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { ResultList } from './ResultList.tsx'
import { caseHrefOf, leadsToCase, type ResetResult, textOfResult } from './reset-result.ts'

/** A result to show: title, text and the result per service. */
export type ResetNews = { title: string; text: string; result: ResetResult }

const looks = {
  Success: { icon: OkIcon, tone: styles.ok },
  Partial: { icon: CautionIcon, tone: styles.caution },
  Failure: { icon: FailedIcon, tone: styles.alarm },
  Pending: { icon: ClockIcon, tone: styles.caution },
}

type Props = {
  /** Null while the reset is in progress. */
  news: ResetNews | null
  /** Number of services being reset. */
  count: number
  /** The reason given, for a case about the failed services. */
  reason: string
  onClose: () => void
  onAskAgain: () => void
}

/** Shows a reset in progress and then its result, in one dialog, so that the focus returns to where it was before. */
export function ResetDialog({ news, count, ...ways }: Props) {
  return (
    <Dialog
      isOpen
      isBusy={news === null}
      onClose={ways.onClose}
      title={news?.title ?? messages.resetting}
      role="alertdialog"
      size="small"
      sign={news ? <Sign outcome={news.result.outcome} /> : <Turning />}
      footer={news ? <Ways result={news.result} {...ways} /> : null}
    >
      <Stack>
        <p className="soft" role="status">
          {news?.text ?? messages.resettingText(count)}
        </p>
        {news?.result.outcome === 'Partial' ? <ResultList {...news.result} /> : null}
      </Stack>
    </Dialog>
  )
}

function Sign({ outcome }: Pick<ResetResult, 'outcome'>) {
  const { icon, tone } = looks[outcome]
  return (
    <span className={classNames(styles.sign, tone)}>
      <Icon of={icon} />
    </span>
  )
}

const Turning = () => (
  <span className={styles.busy}>
    <Spinner />
  </span>
)

function Ways({ result, reason, onClose, onAskAgain }: { result: ResetResult } & Omit<Props, 'news' | 'count'>) {
  if (result.outcome === 'Success') {
    return (
      <Button autoFocus onClick={onClose}>
        {messages.done}
      </Button>
    )
  }
  return (
    <>
      <Button variant="line" onClick={onClose}>
        {messages.close}
      </Button>
      {leadsToCase(result) ? (
        <CaseLink result={result} reason={reason} onClose={onClose} />
      ) : (
        <Button autoFocus onClick={onAskAgain}>
          {messages.askAgain}
        </Button>
      )}
    </>
  )
}

/** Link to a case about the result. The reason of an unrecorded reset is passed in the navigation state, not in the address. */
function CaseLink({ result, reason, onClose }: { result: ResetResult } & Pick<Props, 'reason' | 'onClose'>) {
  const navigate = useNavigate()
  const href = caseHrefOf(result)
  return (
    <LinkButton
      autoFocus
      href={href}
      onClick={(event) => {
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
        if (!opensElsewhere && result.resetId === null) {
          event.preventDefault()
          void navigate(href, { state: { resetReason: reason } })
        }
        onClose()
      }}
    >
      {messages.openCase}
    </LinkButton>
  )
}

export const newsOf = (result: ResetResult): ResetNews => ({
  title: messages.titles[result.outcome],
  text: textOfResult(result),
  result,
})

import { Badge, Button, DateField, Stack } from 'ui'
import { daysLeft } from '../../../../format/days-left.ts'
import { useNow } from '../../../../site/now.tsx'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'

/** The typed, unsaved day; null for the saved one. */
export type TypedDay = { day: string | null; type: (day: string | null) => void }

type Props = {
  /** '' for none. */
  saved: string
  typed: TypedDay
  isBusy: boolean
  save: (day: string) => void
}

/** The review date of an article. A partial date is invalid, and the browser does not submit it. */
export function ReviewDay({ saved, typed, isBusy, save }: Props) {
  const isHydrated = useIsHydrated()
  const now = useNow()
  const day = typed.day ?? saved
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save(day)
      }}
    >
      <Stack gap="small">
        <DateField
          label={messages.reviewBy}
          help={messages.reviewByHelp}
          isOptional
          value={day}
          disabled={!isHydrated}
          onChange={typed.type}
        />
        {saved !== '' && daysLeft(saved, now) < 0 ? (
          <div>
            <Badge tone="caution">{messages.overdue}</Badge>
          </div>
        ) : null}
        <div>
          <Button type="submit" variant="line" size="sm" isBusy={isBusy} disabled={!isHydrated || day === saved}>
            {messages.saveReview}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

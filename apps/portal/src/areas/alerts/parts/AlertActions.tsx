import { MarkAllRead } from './MarkAllRead.tsx'
import { NewAlertLink } from './NewAlertLink.tsx'

/** What there is to do with alerts as a whole. */
export function AlertActions() {
  return (
    <>
      <MarkAllRead />
      <NewAlertLink />
    </>
  )
}

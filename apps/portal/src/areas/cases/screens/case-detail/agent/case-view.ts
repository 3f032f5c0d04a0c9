import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../../../site/paths.ts'

/** What of a case an agent looks at, as it stands in the address. */
export const caseViews = ['conversation', 'attachments', 'history'] as const
export type CaseView = (typeof caseViews)[number]

/** The address of a view; the conversation is what a case is opened with. */
export const caseViewHref = (id: string, view: CaseView): string =>
  paths.caseDetails({ id, view: view === 'conversation' ? undefined : view })

/** The view of the address, and showing another one: at once, the address follows. */
export function useCaseView(): [CaseView, (view: CaseView) => void] {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const id = address.get('id') ?? ''
  const [view, setView] = useState<CaseView>(caseViews.find((one) => one === address.get('view')) ?? 'conversation')
  const show = (next: CaseView): void => {
    setView(next)
    void navigate(caseViewHref(id, next), { replace: true, preventScrollReset: true })
  }
  return [view, show]
}

import { useMemo } from 'react'
import type { ListViews } from '../../records/record-types.ts'
import { usePage } from '../../site/page.tsx'
import { caseWorkTexts as texts } from './case-work-texts.ts'

/** List views of cases, without those of the agent console, which sorts its lists by due date. */
type CaseView = Exclude<ListViews['Case'], 'MyWork' | 'OpenWork' | 'Unassigned' | 'WaitingOnCustomer'>

/** Names of case lists in the URL. */
export type CaseList = 'my' | 'recent' | 'waiting' | 'open' | 'all'

/** List view name of a list that the user saved. */
export type SavedListName = `Saved_${string}`

/** Name of any case list in the URL, built-in or saved. */
export type NamedList = CaseList | SavedListName

const savedListName = /^Saved_[0-9a-z]{1,40}$/

export const isSavedListName = (name: string | null): name is SavedListName => name !== null && savedListName.test(name)

/** A short list of cases on the home page. */
type HomeList = { title: string; empty: string; emptyHint: string }

/** How the portal presents a list view of cases. */
type ListPresentation = {
  name: NamedList
  title: string
  /** Source of the count: the related list `Cases` of the user's contact or account, or the list itself; absent for no count. */
  countedBy?: 'contactId' | 'accountId' | 'waiting'
  empty?: string
  emptyHint?: string
  /** Hint in an empty list for users who may open cases. */
  openingHint?: string
  /** Absent if the home page does not show this list. */
  home?: HomeList
}

/** A case list: its list view, title and empty state. */
export type CaseListWork = ListPresentation & { view: CaseView }

/** Case lists available to a user. */
export type CaseWork = {
  /** Lists of Case Manager in display order. */
  lists: readonly [CaseListWork, ...CaseListWork[]]
  home: HomeList & {
    view: CaseView
    /** List view of cases that wait for the user; null if the user has no such list. */
    waitingView: CaseView | null
  }
}

const openedHere = { openingHint: texts.openingHint }

/** List views of cases in display order. The server decides which of them a user can see. */
const presentations: Readonly<Record<CaseView, ListPresentation>> = {
  MyCases: { name: 'my', title: texts.myCases, countedBy: 'contactId', ...openedHere },
  MyQueue: { name: 'my', title: texts.myQueue, ...texts.emptyQueue },
  MyRecentCases: {
    name: 'recent',
    title: texts.myRecentCases,
    ...texts.noRecent,
    home: { title: texts.recentCases, ...texts.noRecent },
  },
  WaitingOnMe: {
    name: 'waiting',
    title: texts.waitingOnMe,
    countedBy: 'waiting',
    ...texts.noneWaiting,
  },
  OpenQueue: { name: 'open', title: texts.openQueue },
  AllCases: { name: 'all', title: texts.allCases, countedBy: 'accountId', ...openedHere },
}

/** Case lists for the list views that the server offers, given by name; null if it offers none. */
export function caseWorkOf(offered: readonly string[]): CaseWork | null {
  const lists = Object.entries(presentations)
    .filter(([view]) => offered.includes(view))
    .map(([view, presentation]): CaseListWork => ({ ...presentation, view: view as CaseView }))
  const [first, ...others] = lists
  if (!first) return null
  const { view, title, home } = lists.find((list) => list.home) ?? first
  return {
    lists: [first, ...others],
    home: {
      view,
      waitingView: lists.find((list) => list.view === 'WaitingOnMe')?.view ?? null,
      ...(home ?? { title, ...texts.noRecent }),
    },
  }
}

/** List with this name, or the first list. A saved list that is not loaded yet has an empty title. */
export function caseListOf({ lists }: CaseWork, name: string | null): CaseListWork {
  const known = lists.find((list) => list.name === name)
  return known ?? (isSavedListName(name) ? savedList(name, '') : lists[0])
}

/** Adds the lists that the user saved, selected from the list views of the server. */
export function withSavedLists(work: CaseWork, views: readonly { apiName: string; label: string }[]): CaseWork {
  const saved = views.flatMap(({ apiName, label }) => (isSavedListName(apiName) ? [savedList(apiName, label)] : []))
  return { ...work, lists: [...work.lists, ...saved] }
}

// The type of list view names is generated at build time, so it does not include lists that users save.
const savedList = (name: SavedListName, title: string): CaseListWork => ({
  name,
  title,
  view: name as string as CaseView,
})

/** Case lists of the user; null for guests and users without case lists. */
export function useCaseWork(): CaseWork | null {
  const { caseLists } = usePage().offers
  return useMemo(() => caseWorkOf(caseLists), [caseLists])
}

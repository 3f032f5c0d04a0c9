import type { ListViews } from '../../records/record-types.ts'
import { caseWorkTexts as texts } from './case-work-texts.ts'

/** The lists of cases beside those of the agent console, which orders them by what is due. */
type CaseView = Exclude<ListViews['Case'], 'MyWork' | 'OpenWork' | 'Unassigned' | 'WaitingOnCustomer'>

/** Names of lists of cases, as they stand in the address. */
export type CaseList = 'my' | 'recent' | 'waiting' | 'open' | 'all'

/** A list that the reader has saved, by the name of its list view. */
export type SavedListName = `Saved_${string}`

/** Any list of cases, as it stands in the address. */
export type NamedList = CaseList | SavedListName

const savedListName = /^Saved_[0-9a-z]{1,40}$/

export const isSavedListName = (name: string | null): name is SavedListName => name !== null && savedListName.test(name)

/** A short list of cases on the home page. */
type HomeList = { title: string; empty: string; emptyHint: string }

/** What the portal shows of a list view of cases. */
type ListPresentation = {
  name: NamedList
  title: string
  /** What counts the list: the related list `Cases` of the reader's contact or account, or the list itself; absent where nothing is counted. */
  countedBy?: 'contactId' | 'accountId' | 'waiting'
  empty?: string
  emptyHint?: string
  /** The hint of an empty list to those who may open cases. */
  openingHint?: string
  /** Absent where the home page does not show this list. */
  home?: HomeList
}

/** A list of cases: the list view behind it, its title, and what it says when it is empty. */
export type CaseListWork = ListPresentation & { view: CaseView }

/** What somebody has to do with cases. */
export type CaseWork = {
  /** The lists of Case Manager in their order. */
  lists: readonly [CaseListWork, ...CaseListWork[]]
  home: HomeList & {
    view: CaseView
    /** The list view in which cases may wait for the reader; null when none ever does. */
    waitingView: CaseView | null
  }
}

const openedHere = { openingHint: texts.openingHint }

/** The list views of cases in the order they are shown. The server decides who sees which of them. */
const presentations: Readonly<Record<CaseView, ListPresentation>> = {
  MyCases: { name: 'my', title: texts.myCases, countedBy: 'contactId', ...openedHere },
  MyQueue: {
    name: 'my',
    title: texts.myQueue,
    ...texts.emptyQueue,
    home: { title: texts.myQueueAtHome, ...texts.emptyQueue },
  },
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

/** The work with the list views that the server offers, by their names; null for somebody who has none. */
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

/** The list of this name, or the first one. A saved list need not be known yet: its title is empty until it is. */
export function caseListOf({ lists }: CaseWork, name: string | null): CaseListWork {
  const known = lists.find((list) => list.name === name)
  return known ?? (isSavedListName(name) ? savedList(name, '') : lists[0])
}

/** The work with the lists that the reader has saved, of the list views that the service tells of. */
export function withSavedLists(work: CaseWork, views: readonly { apiName: string; label: string }[]): CaseWork {
  const saved = views.flatMap(({ apiName, label }) => (isSavedListName(apiName) ? [savedList(apiName, label)] : []))
  return { ...work, lists: [...work.lists, ...saved] }
}

// The names of list views that are known when the portal is built do not have those that its readers make.
const savedList = (name: SavedListName, title: string): CaseListWork => ({
  name,
  title,
  view: name as string as CaseView,
})

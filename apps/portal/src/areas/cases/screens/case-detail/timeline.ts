import { caseStatuses, caseStatusLabel } from 'contract'
import { messages } from './messages.ts'
import type { CaseChange, CaseFile, CommentTime, FollowUp, SupportCase } from './support-case.ts'

/** Files added by one person within this time become one entry. */
const TOGETHER_MS = 10 * 60_000

/** One entry of the timeline. */
export type Stop = {
  id: string
  kind: 'status' | 'notable' | 'event'
  title: string
  author: string
  created: string
}

/** The history of a case, newest first: states, other changes, comments and files. */
export function timelineOf(parts: {
  supportCase: SupportCase
  changes: readonly CaseChange[]
  comments: readonly CommentTime[]
  files: readonly CaseFile[]
  /** Files by the id of their comment. */
  commentFiles: ReadonlyMap<string, readonly CaseFile[]>
  followUps: readonly FollowUp[]
  titleOf?: OtherTitle | undefined
}): Stop[] {
  const { supportCase, changes, comments, files, commentFiles, followUps, titleOf } = parts
  const opened: Stop = {
    id: `${supportCase.id}-opened`,
    kind: 'status',
    title: caseStatusLabel(caseStatuses[0] ?? ''),
    author: supportCase.createdBy,
    created: supportCase.created,
  }
  const stops = [
    opened,
    ...changes.flatMap((change) => stopOfChange(change, titleOf) ?? []),
    ...comments.map(
      ({ id, author, created, isInternal }): Stop => ({
        id,
        kind: 'event',
        title: messages.withFiles(isInternal ? messages.noted : messages.commented, commentFiles.get(id)?.length),
        author,
        created,
      }),
    ),
    ...stopsOfFiles(files),
    ...followUps.flatMap(({ id, number, merged }): Stop[] =>
      merged === '' ? [] : [{ id, kind: 'notable', title: messages.mergedFrom(number), author: '', created: merged }],
    ),
  ]
  // Entries of the same moment: opening first, change of state last.
  const order = (stop: Stop): number => (stop === opened ? 0 : stop.kind === 'status' ? 2 : 1)
  return stops.toSorted(
    (left, right) =>
      right.created.localeCompare(left.created) || order(right) - order(left) || right.id.localeCompare(left.id),
  )
}

/** The title of a change of a field that only agents see; undefined for one that is not shown. */
export type OtherTitle = (change: CaseChange) => string | undefined

/** Shows only changes that matter to customers; owner and queue are internal. */
function stopOfChange(change: CaseChange, titleOf?: OtherTitle): Stop | null {
  const { id, field, newValue, author, created } = change
  const shared = { id, author, created }
  switch (field) {
    case 'Status':
      return { ...shared, kind: 'status', title: caseStatusLabel(newValue) }
    case 'IsEscalated':
      return {
        ...shared,
        kind: 'notable',
        title: newValue === 'true' ? messages.escalated : messages.noLongerEscalated,
      }
    case 'Impact__c':
      return { ...shared, kind: 'event', title: messages.impactChanged(newValue) }
    case 'IssueType__c':
      return { ...shared, kind: 'event', title: messages.issueTypeChanged(newValue) }
    case 'ProductId__c':
      return { ...shared, kind: 'event', title: messages.productChanged }
    case 'IsMerged__c':
      return newValue === 'true' ? { ...shared, kind: 'notable', title: messages.merged } : null
    case 'ContactId':
      return { ...shared, kind: 'notable', title: messages.guestAccepted }
    default: {
      const title = titleOf?.(change)
      return title ? { ...shared, kind: 'event', title } : null
    }
  }
}

function stopsOfFiles(files: readonly CaseFile[]): Stop[] {
  const groups: CaseFile[][] = []
  for (const file of files.toSorted((left, right) => left.created.localeCompare(right.created))) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isTogether =
      last?.author === file.author && Date.parse(file.created) - Date.parse(last.created) <= TOGETHER_MS
    if (group && isTogether) group.push(file)
    else groups.push([file])
  }
  return groups.flatMap((group): Stop[] => {
    const last = group.at(-1)
    if (!last) return []
    const { id, author, created } = last
    return [{ id, kind: 'event', title: messages.attached(group.length), author, created }]
  })
}

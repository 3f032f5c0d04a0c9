import { recordId } from '../scripted-service.ts'

export const FIELDS = ['A', 'B', 'C', 'D'] as const
export const CASES = [1, 2, 3, 4, 5, 6].map((number) => recordId('500', number))
export const ACCOUNTS = [1, 2].map((number) => recordId('001', number))
export const RECORDS = [...CASES, ...ACCOUNTS]

/** Cases that are in the list at first: two pages of two rows, so that the list ends with a page. */
const LISTED_AT_FIRST = CASES.slice(0, 4)

/** What the service holds at one time. */
export type ServiceState = {
  readonly versions: ReadonlyMap<string, number>
  readonly accountOf: ReadonlyMap<string, string | null>
  readonly listed: ReadonlySet<string>
  readonly deleted: ReadonlySet<string>
}

/** What a field is in a version. */
export const fieldIn = (id: string, field: string, version: number) => `${field} of ${id.slice(13, 15)} in ${version}`

/** The cases of the list, in its order. */
export const rowsOf = ({ listed, deleted }: ServiceState) => CASES.filter((id) => listed.has(id) && !deleted.has(id))

/** A service that remembers all that it ever held, for answers that lag. Every field has another value in each version. */
export function serviceStates() {
  const states: ServiceState[] = [
    {
      versions: new Map(RECORDS.map((id) => [id, 1])),
      accountOf: new Map(CASES.map((id, position) => [id, ACCOUNTS[position % ACCOUNTS.length] ?? null])),
      listed: new Set(LISTED_AT_FIRST),
      deleted: new Set(),
    },
  ]
  const parents = new Map<string, string | null>()
  const noteParents = ({ versions, accountOf }: ServiceState) => {
    for (const [id, account] of accountOf) parents.set(`${id}@${versions.get(id)}`, account)
  }
  const become = (state: ServiceState) => {
    states.push(state)
    noteParents(state)
  }
  const service = {
    /** What the service holds now, or held so many changes ago. */
    state: (changesAgo = 0) => states[Math.max(0, states.length - 1 - changesAgo)] as ServiceState,
    versionOf: (id: string) => service.state().versions.get(id) ?? 0,
    /** The account that a case had in a version. */
    parentIn: (id: string, version: number) => parents.get(`${id}@${version}`) ?? null,
    isDeleted: (id: string) => service.state().deleted.has(id),
    /** Changes a record. A case may move to another account, and into the list or out of it. */
    change(id: string, moves: boolean, lists = false) {
      const { versions, accountOf, listed, deleted } = service.state()
      const account = accountOf.get(id)
      const next = account === null ? 0 : ACCOUNTS.indexOf(account ?? '') + 1
      become({
        versions: new Map(versions).set(id, (versions.get(id) ?? 0) + 1),
        accountOf: moves && account !== undefined ? new Map(accountOf).set(id, ACCOUNTS[next] ?? null) : accountOf,
        listed: lists ? new Set(CASES.filter((each) => listed.has(each) !== (each === id))) : listed,
        deleted,
      })
    },
    remove(id: string) {
      const { deleted, ...rest } = service.state()
      become({ ...rest, deleted: new Set([...deleted, id]) })
    },
  }
  noteParents(service.state())
  return service
}

import { type ListObjectInfo, limits, type ObjectInfo } from 'contract'
import type { Gateway, ObjectDefinition } from 'platform'
import { type SupportWorld, type WorldActor, worldApp, worldId } from 'support/testing'
import { type FieldWrite, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What one person may do with an object, so that inputs can be made which are answered. */
export type Own = {
  actor: WorldActor
  creates: readonly FieldWrite[]
  updates: readonly FieldWrite[]
  /** Ids of rows of the person's own. */
  deletes: readonly string[]
  /** Names of list views that the person made. */
  listViews: readonly string[]
  columns: ListObjectInfo['columns']
  picklists: readonly string[]
  lookups: readonly string[]
  /** Search filters that offer values. */
  selects: readonly string[]
  /** Quick actions, each with the fields of its form. */
  forms: readonly { action: string; writes: readonly FieldWrite[] }[]
  /** Ids of a record and of one in a related list of it. */
  parentsAndChildren: readonly (readonly [parent: string, child: string])[]
}

/** A vocabulary of names and ids that exist for one person. */
export type OwnVocabulary = Vocabulary & { own: Own }

const OWN_LIST = 'ListOfMyOwn'

/** A vocabulary for each object that a person knows of; gives the person a list view of each object that has lists. */
export async function ownVocabularies(world: SupportWorld, actor: WorldActor): Promise<OwnVocabulary[]> {
  const gateway = world.asActor(actor)
  const visible = await visibleIds(world, gateway)
  const created: OwnVocabulary[] = []
  for (const object of worldApp.objects) {
    const info = await orNull(gateway.objectInfo.get(object.apiName))
    if (info) created.push(await ownVocabulary(world, { actor, gateway, visible, object, info }))
  }
  return created
}

type Known = {
  actor: WorldActor
  gateway: Gateway
  visible: ReadonlySet<string>
  object: ObjectDefinition
  info: ObjectInfo
}

async function ownVocabulary(world: SupportWorld, known: Known): Promise<OwnVocabulary> {
  const { actor, gateway, visible, object, info } = known
  const { apiName } = object
  const rows = world.rows.filter(({ id }) => visible.has(id))
  const ids = rows.filter((row) => row.object === apiName).map(({ id }) => id)
  const columns = await listColumns(gateway, apiName)
  const all = vocabularyOf(object, { rows, tokens: await tokensOf(gateway, object), infos: [info] })
  const fields = Object.values(info.fields)
  const named = (state: (field: (typeof fields)[number]) => boolean) =>
    fields.filter(state).map((field) => field.apiName)
  const writesOf = (state: 'createable' | 'updateable') =>
    all.writes.filter(({ name }) => info.fields[name]?.[state] === true)
  const listViews = (await orNull(gateway.lists.summaries(apiName)))?.lists.map((list) => list.apiName) ?? []
  const related = (await orNull(gateway.relatedLists.summaries(apiName)))?.relatedLists ?? []
  return {
    ...all,
    objects: [apiName, apiName.toLowerCase(), apiName],
    fields: [...named(() => true), 'Id', ...named(({ sortable }) => sortable).map((name) => `${apiName}.${name}`)],
    ids: [...ids, ...ids, ...ids.map((id) => id.slice(0, 15)), worldId(object.keyPrefix, 987_654)],
    listViews: [...listViews, ...listViews, 'MRU', '__recent'],
    relatedLists: related.map((list) => list.relatedListId).concat('NoSuchList__r'),
    recordTypes: Object.keys(info.recordTypeInfos),
    own: {
      actor,
      creates: info.createable ? writesOf('createable') : [],
      updates: info.updateable ? writesOf('updateable') : [],
      deletes: info.deletable
        ? rows.filter((row) => row.object === apiName && row.person === actor).map(({ id }) => id)
        : [],
      listViews: columns.length > 0 ? [OWN_LIST] : [],
      columns,
      picklists: named(({ dataType }) => dataType === 'Picklist'),
      lookups: named(({ referenceToInfos }) => referenceToInfos.length > 0),
      selects: await selectFilters(gateway, apiName),
      forms: formsOf(
        object,
        world.principalOf(actor).profile,
        all.writes,
        rows.map(({ id }) => id),
      ),
      parentsAndChildren: parentsAndChildrenOf(object, rows),
    },
  }
}

async function visibleIds(world: SupportWorld, gateway: Gateway): Promise<ReadonlySet<string>> {
  const ids = world.rows.map(({ id }) => id)
  const matches: string[] = []
  for (let start = 0; start < ids.length; start += limits.idsPerRequest) {
    const some = ids.slice(start, start + limits.idsPerRequest)
    const { results } = await gateway.records.getBatch(some, { optionalFields: ['Id'] })
    matches.push(...some.filter((_, index) => results[index]?.statusCode === 200))
  }
  return new Set(matches)
}

async function listColumns(gateway: Gateway, apiName: string): Promise<ListObjectInfo['columns']> {
  const info = await orNull(gateway.lists.objectInfo(apiName))
  const displayColumns = info?.columns.filter(({ displayable }) => displayable).map(({ fieldApiName }) => fieldApiName)
  if (!info || !displayColumns?.length) return []
  const wanted = { label: 'My own', listViewApiName: OWN_LIST, displayColumns: displayColumns.slice(0, 3) }
  return (await orNull(gateway.lists.create(apiName, wanted))) ? info.columns : []
}

/** Tokens of second pages of the first list views. */
async function tokensOf(gateway: Gateway, { apiName, listViews = [] }: ObjectDefinition): Promise<string[]> {
  const pages = listViews
    .slice(0, 2)
    .map((view) =>
      orNull(gateway.lists.records({ objectApiName: apiName, listViewApiName: view.apiName }, { pageSize: 1 })),
    )
  return (await Promise.all(pages)).flatMap((page) => page?.nextPageToken ?? [])
}

async function selectFilters(gateway: Gateway, apiName: string): Promise<string[]> {
  const result = await orNull(gateway.search.filters(apiName))
  return (result?.filters ?? []).filter(({ kind }) => kind === 'Select').map((filter) => filter.apiName)
}

function formsOf(
  object: ObjectDefinition,
  profile: string,
  writes: readonly FieldWrite[],
  ids: readonly string[],
): Own['forms'] {
  const offered = (object.actions ?? []).filter(({ offeredTo }) =>
    offeredTo.some(({ profiles }) => profiles.includes(profile)),
  )
  return offered.map(({ apiName, rows = [], required = [] }) => ({
    action: apiName,
    writes: rows.flat().map((name) => {
      const known = writes.find((write) => write.name === name)
      const values = (object.fields[name]?.values ?? []).map(({ value }) => value)
      const examples = known?.examples ?? (values.length > 0 ? values : ['Some words', ...ids.slice(0, 5)])
      return { name, isRequired: required.includes(name), examples }
    }),
  }))
}

function parentsAndChildrenOf(object: ObjectDefinition, rows: SupportWorld['rows']): Own['parentsAndChildren'] {
  const lists = worldApp.objects.flatMap((child) =>
    (child.relatedLists ?? []).filter(({ parent }) => parent === object.apiName).map(({ field }) => ({ child, field })),
  )
  return lists.flatMap(({ child, field }) =>
    rows.flatMap(({ object: name, id, record }) => {
      const parent = record[field]
      return name === child.apiName && typeof parent === 'string' ? [[parent, id] as const] : []
    }),
  )
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

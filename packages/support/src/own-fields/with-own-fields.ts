import { AppError, ownValuePath } from 'contract'
import type {
  ActionDefinition,
  AppDefinition,
  Change,
  Grant,
  LayoutDefinition,
  ListViewDefinition,
  ObjectAccess,
  ObjectDefinition,
  RecordRules,
} from 'platform'
import { derivedId } from 'platform'
import { isErasure } from '../person.ts'
import { fieldDefinitionOf, isConditional, type OwnField } from './own-field.ts'

/** A list with fewer columns is one to choose from, not to read. */
const FEWEST_COLUMNS = 4

/** The application with the own fields of this installation: in the objects, access files, forms, pages and lists. */
export function withOwnFields(app: AppDefinition, ownFields: readonly OwnField[]): AppDefinition {
  if (ownFields.length === 0) return app
  const byObject = Map.groupBy(ownFields, ({ object }) => object)
  const of = (object: string | undefined): readonly OwnField[] => byObject.get(object ?? '') ?? []
  const extendAction = (action: ActionDefinition, object?: string): ActionDefinition =>
    withRows(action, of(action.targetObject ?? object))
  return {
    ...app,
    objects: app.objects.map((object) => extendObject(object, of(object.apiName), app, extendAction)),
    access: app.access.map((access) => extendAccess(access, of(access.object))),
    actions: (app.actions ?? []).map((action) => extendAction(action)),
  }
}

function extendObject(
  object: ObjectDefinition,
  own: readonly OwnField[],
  { access }: AppDefinition,
  extendAction: (action: ActionDefinition, object: string) => ActionDefinition,
): ObjectDefinition {
  const actions = (object.actions ?? []).map((action) => extendAction(action, object.apiName))
  if (own.length === 0) return object.actions ? { ...object, actions } : object
  const { search, history } = object
  return {
    ...object,
    fields: { ...object.fields, ...Object.fromEntries(own.map((field) => [field.apiName, fieldDefinitionOf(field)])) },
    actions: [...actions, ...agentsAction(object, own, actions)],
    ...(object.layouts && { layouts: object.layouts.map((layout) => extendLayout(layout, object.apiName, own)) }),
    ...(object.listViews && {
      listViews: object.listViews.map((view) => extendListView(view, columnsOf(own))),
    }),
    ...(search && { search: { ...search, classes: extendClasses(object, access, own) } }),
    ...(history && {
      history: {
        ...history,
        fields: [...history.fields, ...own.filter(({ isTracked }) => isTracked).map(({ apiName }) => apiName)],
      },
    }),
    rules: extendRules(object.rules, own),
  }
}

/** Retired fields are shown on pages and are in no form. */
function extendLayout(layout: LayoutDefinition, object: string, own: readonly OwnField[]): LayoutDefinition {
  if (layout.layoutType !== 'Full') return layout
  const sections = Map.groupBy(own, ({ section, isActive }) => `${isActive} ${section.toLowerCase()}`)
  const added = [...sections.values()].flatMap((fields) => {
    const [first] = fields
    if (!first) return []
    const isBuiltIn = layout.sections.some(({ heading }) => heading.toLowerCase() === first.section.toLowerCase())
    if (first.isActive && isBuiltIn) return []
    const section = {
      id: derivedId('01B', [layout.id, object, first.section, String(first.isActive)]),
      heading: first.section,
      columns: 1 as const,
      rows: fields.map(({ apiName }) => [apiName]),
    }
    return [first.isActive ? section : { ...section, modes: ['View'] as const }]
  })
  return {
    ...layout,
    sections: [
      ...layout.sections.map((section) => {
        const fields = sections.get(`true ${section.heading.toLowerCase()}`) ?? []
        return { ...section, rows: [...section.rows, ...fields.map(({ apiName }) => [apiName])] }
      }),
      ...added,
    ],
  }
}

const extendListView = (view: ListViewDefinition, columns: readonly string[]): ListViewDefinition =>
  view.columns.length < FEWEST_COLUMNS ? view : { ...view, columns: [...view.columns, ...columns] }

/** The columns of own fields: of a lookup, the name of the other record. */
const columnsOf = (own: readonly OwnField[]): string[] =>
  own.filter(({ isListed }) => isListed).map(({ apiName, lookupTo }) => ownValuePath(apiName, lookupTo))

type Classes = NonNullable<ObjectDefinition['search']>['classes']

function extendClasses(object: ObjectDefinition, access: readonly ObjectAccess[], own: readonly OwnField[]): Classes {
  const classes: Record<string, readonly string[]> = { ...object.search?.classes } as Record<string, readonly string[]>
  for (const field of own) {
    const name = field.isSearched ? searchClassFor(object, access, field) : null
    if (name !== null) classes[name] = [...(classes[name] ?? []), field.apiName]
  }
  return classes
}

/**
 * The class of a search that a field joins: one whose searchers all read the field, because a class is searched by those who read all of
 * it. Null for none.
 */
export function searchClassFor(
  { apiName, search }: ObjectDefinition,
  access: readonly ObjectAccess[],
  field: Pick<OwnField, 'access'>,
): string | null {
  const profiles = Object.entries(access.find(({ object }) => object === apiName)?.profiles ?? {})
  const fits = (fields: readonly string[] = []): boolean =>
    profiles
      .filter(([, grants]) => grants.some(({ read }) => read === 'all' || fields.every((name) => read.includes(name))))
      .every(([profile]) => field.access[profile] !== undefined)
  return Object.entries(search?.classes ?? {}).find(([, fields]) => fits(fields))?.[0] ?? null
}

/**
 * Own fields are readable in the rows that a profile reads in full. A grant that names fewer than half of the fields of the widest one is a
 * look at other people's records, such as the names of colleagues.
 */
function extendAccess({ object, profiles }: ObjectAccess, own: readonly OwnField[]): ObjectAccess {
  if (own.length === 0) return { object, profiles }
  return {
    object,
    profiles: Object.fromEntries(
      Object.entries(profiles).map(([profile, grants]) => {
        const widest = Math.max(...grants.map(({ read }) => (read === 'all' ? Number.POSITIVE_INFINITY : read.length)))
        const isWide = ({ read }: Grant): boolean => read === 'all' || read.length * 2 >= widest
        return [profile, grants.map((grant) => (isWide(grant) ? extendGrant(grant, profile, own) : grant))]
      }),
    ),
  }
}

function extendGrant(grant: Grant, profile: string, own: readonly OwnField[]): Grant {
  const readable = own.filter(({ access }) => access[profile] !== undefined).map(({ apiName }) => apiName)
  const writable = own.filter((field) => isWritable(field, profile)).map(({ apiName }) => apiName)
  const { read, write = [], create = [] } = grant
  return {
    ...grant,
    read: read === 'all' ? read : [...read, ...readable],
    ...(write.length > 0 && { write: [...write, ...writable] }),
    ...(create.length > 0 && { create: [...create, ...writable] }),
  }
}

const isWritable = ({ isActive, access }: OwnField, profile: string): boolean => isActive && access[profile] === 'Write'

/** Whether an action is the form of a whole record, not a step of its life. */
const isForm = ({ kind, apiName }: ActionDefinition): boolean =>
  kind === 'Create' || /\.(?:Change|EditDetails)$/.test(apiName)

/**
 * A form for a change gets the fields that all profiles may fill in to which it is offered, because an action is a separate right. A
 * creation also needs the grants of the caller, so that its form may have the fields of some profiles.
 */
function withRows(action: ActionDefinition, own: readonly OwnField[]): ActionDefinition {
  if (own.length === 0 || !isForm(action)) return action
  const profiles = action.offeredTo.flatMap((offer) => offer.profiles)
  const added = own.filter((field) =>
    action.kind === 'Create'
      ? profiles.some((profile) => isWritable(field, profile))
      : profiles.every((profile) => isWritable(field, profile)),
  )
  return { ...action, rows: [...(action.rows ?? []), ...added.map(({ apiName }) => [apiName])] }
}

/** Agents change the fields of a case that its other form, which customers share, does not have. */
function agentsAction(
  { apiName }: ObjectDefinition,
  own: readonly OwnField[],
  actions: readonly ActionDefinition[],
): ActionDefinition[] {
  const shared = actions.find((action) => action.apiName === 'Case.EditDetails')
  const names = shared?.rows?.flat() ?? []
  const rows = own.filter((field) => isWritable(field, 'Agent') && !names.includes(field.apiName))
  if (apiName !== 'Case' || rows.length === 0) return []
  return [
    {
      apiName: 'Case.ChangeFields',
      id: '09D000000003906EAA',
      label: 'Change more fields',
      kind: 'Update',
      offeredTo: shared?.offeredTo.filter(({ profiles }) => profiles.includes('Agent')) ?? [],
      rows: rows.map((field) => [field.apiName]),
      successMessage: 'The fields were saved.',
      iconName: 'action:edit',
      description: 'Changes fields that only agents fill in.',
    },
  ]
}

function extendRules(rules: RecordRules | undefined, own: readonly OwnField[]): RecordRules {
  return {
    ...rules,
    beforeCreate: async (change) => {
      await rules?.beforeCreate?.(change)
      for (const field of own) if (!isAskedFor(field, change)) change.set(field.apiName, emptyOf(field))
      requireOwn(own, change)
    },
    beforeUpdate: async (change) => {
      await rules?.beforeUpdate?.(change)
      if (isErasure(change)) {
        for (const field of own) change.set(field.apiName, emptyOf(field))
        return
      }
      // Only what is emptied: records from before the field, or from its change, keep their gap.
      requireOwn(
        own.filter(({ apiName }) => change.isChanged(apiName)),
        change,
      )
    },
  }
}

const emptyOf = ({ type }: OwnField): boolean | null => (type === 'Checkbox' ? false : null)

/** Whether the form of a new record has the field, by its issue type and product. */
function isAskedFor(field: OwnField, change: Change): boolean {
  if (!isConditional(field)) return true
  const { issueTypes, productId } = field
  return (
    (issueTypes.length === 0 || issueTypes.includes(String(change.value('IssueType__c')))) &&
    (productId === null || change.value('ProductId__c') === productId)
  )
}

/** Refuses a required field without a value to a person who may fill it in; guests, rules, server methods and the system are not asked. */
function requireOwn(own: readonly OwnField[], change: Change): void {
  const { principal } = change
  if (principal === null || !change.isSent) return
  const missing = own.filter(
    (field) =>
      field.isRequired &&
      isWritable(field, principal.profile) &&
      isAskedFor(field, change) &&
      (change.value(field.apiName) ?? '') === '',
  )
  if (missing.length === 0) return
  throw new AppError(
    'REQUIRED_FIELD_MISSING',
    { fields: missing.map(({ label }) => label).join(', ') },
    { fields: missing.map(({ apiName, label }) => ({ apiName, label })) },
  )
}

import { type Action, SERVICES } from 'contract'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { ActionContext, ActionSection } from '../metadata/action.ts'
import type { ActionModel, ObjectModel } from '../metadata/app-model.ts'
import { derivedId } from '../metadata/derived-id.ts'
import type { ActionFilter } from './action-params.ts'

/** The place of an action: a record, an object, or a related list of a record. */
export type ActionPlace = {
  context: ActionContext
  /** The id of the record or the name of the object; `Global` for global actions. */
  source: string
  related?: { list: string; recordId: string | null }
}

/** A standard action, such as Edit. It follows from the caller's rights, not from the metadata. */
export type StandardButton = {
  name: string
  label: string
  object: ObjectModel
  /** The standard action that the override replaces; absent means the action with this name. */
  overrides?: string
}

/** The entries of a quick action that pass a filter: one for each of its sections. */
export function quickActionItems(model: ActionModel, place: ActionPlace, filter: ActionFilter): Action[] {
  const { action, object, target } = model
  const contexts = action.contexts ?? (object ? ['Record'] : ['Global'])
  const isWanted =
    contexts.includes(place.context) &&
    filter.types.has('QuickAction') &&
    (filter.names?.has(action.apiName.toLowerCase()) ?? true) &&
    (action.formFactors?.includes(filter.formFactor) ?? true)
  if (!isWanted) return []
  const sections = (action.sections ?? ['Page']).filter((section) => filter.sections.has(section))
  return sections.map((section) =>
    itemOf(place, section, {
      type: 'QuickAction',
      actionTarget: describeUrl(action.apiName),
      actionTargetType: 'Describe',
      apiName: action.apiName,
      iconUrl: action.iconUrl ?? target.theme?.iconUrl ?? null,
      id: action.id,
      label: action.label,
      primaryColor: action.color ?? target.theme?.color ?? null,
      subtype: action.kind,
      targetObject: target.apiName,
      targetUrl: null,
    }),
  )
}

/** The entry of a standard action; empty if it does not pass the filter. */
export function standardButtonItems(
  { principal }: PersonCaller,
  { name, label, object, overrides = name }: StandardButton,
  place: ActionPlace,
  filter: ActionFilter,
): Action[] {
  const isWanted =
    filter.types.has('StandardButton') && filter.sections.has('Page') && (filter.names?.has(name.toLowerCase()) ?? true)
  if (!isWanted) return []
  const override = object.actionOverrides?.find(
    (candidate) => candidate.action === overrides && isKnownTo(principal, { ...profilesOf(candidate.profiles) }),
  )
  return [
    itemOf(place, 'Page', {
      type: 'StandardButton',
      actionTarget: override?.targetUrl ?? null,
      // An override leads to a page of the application; the original service uses this type for its own pages.
      actionTargetType: override ? 'Visualforce' : 'Invoke',
      apiName: name,
      iconUrl: object.theme?.iconUrl ?? null,
      id: derivedId('0JV', [place.context, place.source, place.related?.list, place.related?.recordId, name]),
      label,
      primaryColor: object.theme?.color ?? null,
      subtype: null,
      targetObject: object.apiName,
      targetUrl: override?.targetUrl ?? null,
    }),
  ]
}

/** The link buttons of a record that pass a filter. */
export function customButtonItems(
  { customButtons = [], theme, apiName: targetObject }: ObjectModel,
  place: ActionPlace,
  filter: ActionFilter,
): Action[] {
  if (place.context !== 'Record' || !filter.types.has('CustomButton') || !filter.sections.has('Page')) return []
  return customButtons
    .filter(({ apiName }) => filter.names?.has(apiName.toLowerCase()) ?? true)
    .map(({ apiName, id, label, targetUrl }) => {
      const address = targetUrl.replaceAll('{Id}', place.source)
      return itemOf(place, 'Page', {
        type: 'CustomButton',
        actionTarget: address,
        actionTargetType: 'Invoke',
        apiName,
        iconUrl: theme?.iconUrl ?? null,
        id,
        label,
        primaryColor: theme?.color ?? null,
        subtype: null,
        targetObject,
        targetUrl: address,
      })
    })
}

type Own = Pick<
  Action,
  | 'actionTarget'
  | 'actionTargetType'
  | 'apiName'
  | 'iconUrl'
  | 'id'
  | 'label'
  | 'primaryColor'
  | 'subtype'
  | 'targetObject'
  | 'targetUrl'
  | 'type'
>

// Caches keep actions by externalId: it must differ between records, places and sections.
function itemOf({ context, source, related }: ActionPlace, section: ActionSection, own: Own): Action {
  const place = [source, related?.list, related?.recordId].filter((part) => part !== undefined && part !== null)
  return {
    ...own,
    actionListContext: context,
    externalId: [own.type, context, section, ...place, own.apiName].join(':'),
    isMassAction: 'false',
    lwcComponent: null,
    relatedListRecordId: related?.recordId ?? null,
    relatedSourceObject: related?.list ?? null,
    section,
    sourceObject: source,
  }
}

/** The address of the description of a quick action. */
function describeUrl(apiName: string): string {
  const [name = '', object] = apiName.split('.').reverse()
  const path = `/quickActions/${name}/describe`
  return `${SERVICES}${object === undefined ? '' : `/sobjects/${object}`}${path}`
}

const profilesOf = (profiles: readonly string[] | undefined) => (profiles === undefined ? {} : { profiles })

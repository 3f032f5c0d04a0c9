import type {
  ActionCollection,
  ListRecords,
  QuickActionResult,
  RecordShape,
  RelatedListCount,
  RelatedListRecords,
} from 'contract'
import type { ConfigOf, ReadAdapter, WriteAdapter } from '../adapter.ts'
import type { getGlobalActions } from '../adapters/actions.ts'
import type { GetListRecordsConfig } from '../adapters/lists.ts'
import type { performQuickAction } from '../adapters/quick-actions.ts'
import type { CreateRecordInput, UpdateRecordInput } from '../adapters/record-writes.ts'
import type { GetRelatedListCountConfig, GetRelatedListRecordsConfig } from '../adapters/related-lists.ts'
import type {
  ChangeOf,
  GlobalActionOf,
  NamedList,
  NewRecordOf,
  PerformedAction,
  ProductNames,
  RelatedListOf,
} from './product-names.ts'

type InputOf<A> = A extends WriteAdapter<infer I, unknown> ? I : never

/** How a list is read, whichever it is. */
type ListReading = Omit<Extract<GetListRecordsConfig, { listViewId: string }>, 'listViewId'>

/** Which list view of one of some objects, and its order, size, filter and search. */
export type ListRecordsConfig<Names, O> = (NamedList<Names, O> | { readonly listViewId: string }) & ListReading

/** Which related list with children of one of some objects, and its order, size and filter. */
export type RelatedListConfig<Names, Child> = Omit<GetRelatedListRecordsConfig, 'relatedListId'> & {
  readonly relatedListId: RelatedListOf<Names, Child>
}

/**
 * Adapters of the record cache as a product may call them: a list view, related list, action, picklist value or field that it does not
 * have does not compile. They are the adapters themselves:
 *
 *     export const createRecord: ProductAdapters<Objects, Names>['createRecord'] = cache.createRecord
 */
export type ProductAdapters<Objects, Names extends ProductNames> = {
  readonly getListRecords: ReadAdapter<ListRecordsConfig<Names, keyof Objects>, ListRecords>
  readonly getRelatedListRecords: ReadAdapter<RelatedListConfig<Names, keyof Objects>, RelatedListRecords>
  readonly getRelatedListCount: ReadAdapter<
    Omit<GetRelatedListCountConfig, 'relatedListId'> & {
      readonly relatedListId: RelatedListOf<Names, keyof Objects>
    },
    RelatedListCount
  >
  readonly getGlobalActions: ReadAdapter<
    Omit<ConfigOf<typeof getGlobalActions>, 'apiNames'> & { readonly apiNames?: readonly GlobalActionOf<Names>[] },
    ActionCollection
  >
  readonly createRecord: WriteAdapter<
    NewRecordOf<Names, CreateRecordInput> & Omit<CreateRecordInput, 'apiName' | 'fields'>,
    RecordShape | null
  >
  readonly updateRecord: WriteAdapter<
    ChangeOf<Names, UpdateRecordInput> & Omit<UpdateRecordInput, 'apiName' | 'fields'>,
    RecordShape | null
  >
  readonly performQuickAction: WriteAdapter<
    PerformedAction<Names, InputOf<typeof performQuickAction>> & { readonly allowSaveOnDuplicate?: boolean },
    QuickActionResult
  >
}

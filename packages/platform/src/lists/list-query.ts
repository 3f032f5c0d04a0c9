import { AppError } from 'contract'
import { addSystemFields, selectionOf, whereInAnyCase } from '../access/field-paths.ts'
import { definedOrder, requestedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { TokenScope } from '../query/page-token.ts'
import { parseWhere } from '../shape/parse-where.ts'
import type { Selection } from '../shape/selection.ts'
import type { Order } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import type { FoundList } from './find-list.ts'
import { ownOrder, readableColumns } from './list-info.ts'
import type { ListPageParams } from './list-page-params.ts'
import { allOf, viewFilter } from './view-filter.ts'

/** A request for rows of a list: the checked fields, filter, search words and order. */
export type ListQuery = {
  object: ObjectModel
  selection: Selection
  where: Where | null
  words: string | null
  order: readonly Order[]
  scope: TokenScope
}

/** @throws AppError for invalid fields, filter, order or search words. */
export function listQuery(caller: PersonCaller, list: FoundList, params: ListPageParams): ListQuery {
  const { app } = caller.engine
  const { object, view } = list
  const selection = selectionOf(app, caller.grantsOf, object, {
    fields: [...readableColumns(caller, list), ...(params.fields ?? [])],
    optionalFields: params.optionalFields ?? [],
  })
  addSystemFields(caller.grantsOf, object, selection)
  const words = params.searchTerm?.trim() || null
  if (words !== null && !object.search) {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'searchTerm' })
  }
  const requested = whereInAnyCase(app, caller.grantsOf, object, parseWhere(params.where))
  const sortBy = params.sortBy ?? []
  const order =
    sortBy.length > 0
      ? requestedOrder(app, caller.grantsOf, object, sortBy, 'list')
      : definedOrder(object, ownOrder(list))
  return {
    object,
    selection,
    where: allOf([view ? viewFilter(caller, object, view) : null, requested]),
    words,
    order,
    scope: {
      userId: caller.principal.userId,
      list: view?.id ?? `recent/${object.apiName}`,
      query: JSON.stringify([requested, words, order]),
    },
  }
}

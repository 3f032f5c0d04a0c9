import { caseMethods } from 'contract/methods'
import { defineMethod } from 'platform'

/** Counting stops here; of more it is only said that there are more. */
const MOST_COUNTED = 2_000

/** How many cases of a list view the caller can read, as its pages would show them one after the other. */
export const countCases = defineMethod(
  caseMethods.countCases,
  async ({ gateway }, { listViewApiName, searchTerm, where }) => {
    const list = { objectApiName: 'Case', listViewApiName }
    const count = await gateway.lists.count(list, { searchTerm, where, most: MOST_COUNTED })
    return { count: Math.min(count, MOST_COUNTED), hasMore: count > MOST_COUNTED }
  },
)

import { type ActionFunction, data } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { sessionContext } from '../../../../site/site.ts'
import { changeOf, type DetailForm, detailForm } from './detail-form.ts'
import { detailNamed } from './own-details.ts'
import { personal } from './page.ts'

/** Saves the detail of the address, whose form a browser sent by itself. */
export const takeDetail: ActionFunction = (args) => {
  const detail = detailNamed(new URL(args.request.url).searchParams.get('edit'))
  if (!detail) throw data(null, { status: 404 })
  return takePost<DetailForm>(personal, {
    ...detailForm(detail),
    read: ({ text = '' }) => ({ text }),
    send: async (values, { cache }) => {
      const user = args.context.get(sessionContext)?.user
      const recordId = detail.object === 'User' ? user?.id : user?.contactId
      if (!recordId) throw data(null, { status: 404 })
      await cache.send(updateRecord, changeOf(detail, recordId, values))
      return paths.accountPersonal()
    },
  })(args)
}

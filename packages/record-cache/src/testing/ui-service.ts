import type { CacheRequest, CacheResponse } from '../request.ts'
import { listService } from './list-service.ts'
import { project } from './record-service.ts'
import { ok } from './scripted-service.ts'

const MASTER = '012000000000000AAA'

/** The list service with descriptions as well: object infos, layouts, record-ui, picklist values. Case shows Subject and its account. */
export function uiService() {
  const service = listService()
  service.on((request) => answerUi(service, request))
  return service
}

function answerUi(service: ReturnType<typeof listService>, request: CacheRequest): CacheResponse | undefined {
  const [kind, ...names] = (request.path.split('/ui-api/')[1] ?? '').split('/')
  const ids = (names[0] ?? '').split(',')
  switch (kind) {
    case 'object-info':
      if (names[1] === 'picklist-values') return ok(names[3] === undefined ? allPicklists() : picklist(names[3]))
      return ok(infoOf(names[0] ?? ''))
    case 'layout':
      return ok(layoutOf(names[0] ?? '', request.query?.layoutType ?? '', request.query?.mode ?? ''))
    case 'related-list-count':
      return names[0] === 'batch'
        ? ok({
            hasErrors: false,
            results: (names[2] ?? '').split(',').map(() => ({ statusCode: 200, result: count() })),
          })
        : undefined
    case 'record-ui': {
      const layoutTypes = request.query?.layoutTypes?.split(',') ?? []
      const modes = request.query?.modes?.split(',') ?? []
      const requested = request.query?.optionalFields?.split(',').map((path) => path.split('.').slice(1)) ?? []
      const byType = Object.fromEntries(
        layoutTypes.map((type) => [
          type,
          Object.fromEntries(modes.map((mode) => [mode, layoutOf('Case', type, mode)])),
        ]),
      )
      const shown = [['Subject'], ['AccountId'], ['Account', 'Id'], ['Account', 'Name'], ...requested]
      const records = ids.flatMap((id) => {
        const row = service.rows.get(id)
        return row === undefined ? [] : [[id, project(service.rows, id, row, shown)] as const]
      })
      return ok({
        eTag: 'ui',
        layoutUserStates: Object.fromEntries(layoutTypes.map((type) => [`00h${type}`, stateOf(`00h${type}`)])),
        layouts: { Case: { [MASTER]: byType } },
        objectInfos: { Case: infoOf('Case') },
        records: Object.fromEntries(records),
      })
    }
    default:
      return undefined
  }
}

const count = () => ({ count: 1, hasMore: false, eTag: 'count', listReference: {} })
const picklist = (field: string) => ({ controllerValues: {}, defaultValue: null, eTag: field, url: field, values: [] })
const allPicklists = () => ({
  eTag: 'all',
  picklistFieldValues: { Status: picklist('Status'), Origin: picklist('Origin') },
})

function infoOf(apiName: string) {
  const account = {
    reference: true,
    relationshipName: 'Account',
    referenceToInfos: [{ apiName: 'Account', nameFields: ['Name'] }],
  }
  const plain = { reference: false, relationshipName: null, referenceToInfos: [] }
  return { apiName, eTag: `info-${apiName}`, fields: { Subject: plain, AccountId: account } }
}

const stateOf = (id: string) => ({ id, sectionUserStates: {} })

function layoutOf(objectApiName: string, layoutType: string, mode: string) {
  const items = ['Subject', 'AccountId'].map((apiName) => ({ layoutComponents: [{ apiName, componentType: 'Field' }] }))
  return {
    eTag: `layout-${layoutType}-${mode}`,
    id: `00h${layoutType}`,
    layoutType,
    mode,
    objectApiName,
    recordTypeId: MASTER,
    sections: [{ layoutRows: [{ layoutItems: items }] }],
  }
}

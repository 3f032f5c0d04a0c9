import {
  callServerMethod,
  getDuplicateConfiguration,
  getDuplicates,
  getKeywordSearchResults,
  getLookupMetadata,
  getLookupRecords,
  getObjectInfoDirectory,
  getObjectInfos,
  getRecordAvatars,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
  getSeoProperties,
  readServerMethod,
  updateRecordAvatar,
} from 'record-cache'
import { Type } from 'typebox'
import { expect } from 'vitest'
import { type AdapterRow, read, write } from './adapter-row.ts'

const search = { lifetime: 'searchMetadata' } as const
const article = ({ articleUrlName }: { articleUrlName: string }) => ({
  apexClass: 'KnowledgeArticlesController',
  apexMethod: 'getArticleByUrlName',
  params: { urlName: articleUrlName },
})

/** Search, defaults of new records, and avatars. */
export const searchRows: readonly AdapterRow[] = [
  read('mara', getSearchResults, () => ({ q: 'adapter', objectApiNames: ['Case'] }), { lifetime: 'searchResults' }),
  read('jonas', getKeywordSearchResults, () => ({ objectApiName: 'Case', q: 'adapter' }), {
    lifetime: 'searchResults',
  }),
  read('mara', getSearchFilterMetadata, () => ({ objectApiName: 'Case' }), search),
  read('mara', getSearchFilterOptions, () => ({ objectApiName: 'Case', filterApiName: 'Product', q: 'a' }), search),
  read('mara', getLookupMetadata, () => ({ objectApiName: 'Case', fieldApiName: 'ProductId__c' }), search),
  read(
    'mara',
    getLookupRecords,
    () => ({ objectApiName: 'Case', fieldApiName: 'ProductId__c', q: 'tarn', pageSize: 5 }),
    {
      lifetime: 'recordCollection',
    },
  ),
  read('jonas', getDuplicateConfiguration, () => ({ objectApiName: 'Contact' }), {
    lifetime: 'duplicatesConfiguration',
  }),
  read(
    'jonas',
    getDuplicates,
    ({ mara }) => ({ apiName: 'Contact', fields: { LastName: 'Okafor', Email: mara.session?.user.email ?? '' } }),
    { lifetime: 'duplicates' },
  ),
  read('mara', getObjectInfoDirectory, () => ({}), { lifetime: 'objectInfo' }),
  read('mara', getObjectInfos, () => ({ objectApiNames: ['Case', 'Account'] }), { lifetime: 'objectInfo' }),
  read('mara', getRecordCreateDefaults, () => ({ objectApiName: 'Case' }), { lifetime: 'defaults' }),
  read('mara', getRecordTemplateClone, ({ caseId }) => ({ recordId: caseId }), { lifetime: 'templateClone' }),
  read('mara', getRecordTemplateCreate, () => ({ objectApiName: 'Case' }), { lifetime: 'templateCreate' }),
  read('mara', getRecordAvatars, ({ caseId, accountId }) => ({ recordIds: [caseId, accountId] }), {
    lifetime: 'avatars',
  }),
  write(
    'jonas',
    updateRecordAvatar,
    ({ mara }) => ({
      recordId: mara.session?.user.contactId ?? '',
      actionType: 'AssociateAvatar' as const,
      photoUrl: 'https://photos.calder-aerodata.example/mara.jpg',
    }),
    (avatar, cache) => {
      const config = { recordIds: [avatar.recordId] }
      expect(cache.peek(getRecordAvatars, config)?.data?.results[0]?.result).toEqual(avatar)
    },
  ),
  read('mara', getSeoProperties, ({ articleId }) => ({ communityId: '0DB000000000001GAA', recordId: articleId }), {
    lifetime: 'other',
  }),
  read('mara', readServerMethod, article, {
    lifetime: 'serverMethod',
    schema: Type.Object({ knowledgeRec: Type.Object({ Id: Type.String(), UrlName: Type.String() }) }),
  }),
  write('mara', callServerMethod, article, (match, _, { articleId }) => {
    expect(match).toMatchObject({ knowledgeRec: { Id: articleId } })
  }),
]

import { page } from '../../../../records/page.ts'
import { readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'

export const security = page({ ...pages.accountSecurity, reads: () => ({ events: readOwnEvents() }) })

const readOwnEvents = () =>
  readList({ objectApiName: 'AuditEvent__c', listViewApiName: 'MyAuditEvents', pageSize: 10 }, [
    'AuditEvent__c.Kind__c',
    'AuditEvent__c.Time__c',
  ])

/** Words of alert subscriptions. */
export const alertWords = {
  switches: {
    NewDataCycle__c: 'New data cycle',
    ServiceNotice__c: 'Service notice',
    NewVersion__c: 'New version',
    Channel__c: 'By e-mail',
  },
  critical: 'Critical data and safety alerts',
  alwaysOn: 'Always on',
} as const

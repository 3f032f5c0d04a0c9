/** The fields of a case, in GraphQL: those of the product's benchmark. */
export const CASE_FIELDS = `
  id weakEtag CaseNumber Subject Status StatusDisplay Impact__c Impact__cDisplay IssueType__c IssueType__cDisplay
  Origin OriginDisplay IsEscalated AwaitingCustomer__c AiracCycle__c CreatedDate CreatedDateDisplay LastModifiedDate
  LastModifiedDateDisplay AccountId ContactId Account { id Name } Contact { id Name }
`

export const LIST = `query List { cases { ${CASE_FIELDS} } }`
export const CASES = `query Cases { some { ${CASE_FIELDS} } }`
export const CASE = `query Case($id: ID!) { case(id: $id) { ${CASE_FIELDS} } }`
export const CASE_FRAGMENT = `fragment CaseFields on Case { ${CASE_FIELDS} }`

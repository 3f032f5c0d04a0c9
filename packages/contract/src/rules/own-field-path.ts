/** The field that names a record, where it is not Name. */
const nameFields: Readonly<Record<string, string>> = {
  Case: 'CaseNumber',
  Aircraft__c: 'TailNumber__c',
  Subscription__c: 'ServiceNumber__c',
}

/** The relationship of an own field that is a lookup: `Desk__r` of `Desk__c`. */
export const ownRelationship = (apiName: string): string => `${apiName.slice(0, -'__c'.length)}__r`

/** Where a record has the value of an own field as people read it: of a lookup, in the name of the other record. */
export const ownValuePath = (apiName: string, lookupTo: string | null): string =>
  lookupTo ? `${ownRelationship(apiName)}.${nameFields[lookupTo] ?? 'Name'}` : apiName

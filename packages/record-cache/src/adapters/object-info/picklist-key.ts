/** The key of the values of one picklist. */
export const picklistKey = (objectApiName: string, recordTypeId: string, fieldApiName: string) =>
  `picklist-values:${objectApiName.toLowerCase()}:${recordTypeId}:${fieldApiName}`

import { AppError } from 'contract'
import { contentObjects } from '../content/content-objects.ts'
import { lookup } from '../metadata/field.ts'

/** Files of the library, attached to books and loans; a file whose title says so is refused. */
export const toyContent = contentObjects({
  linkTo: ['Book__c', 'Loan__c'],
  linkFields: {
    BranchId__c: lookup({
      label: 'Branch',
      to: ['Branch__c'],
      relationshipName: 'Branch__r',
      copyOf: { lookup: 'LinkedEntityId', field: 'BranchId__c' },
    }),
  },
  versionRules: {
    beforeCreate: (change) => {
      if (change.value('Title') === 'Refuse me') throw new AppError('FILE_REFUSED')
    },
  },
})

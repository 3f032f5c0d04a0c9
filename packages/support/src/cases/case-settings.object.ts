import { AppError } from 'contract'
import { type Change, defineAccess, defineObject, number, type ReferenceData, type Scalar, text } from 'platform'

/** After how many days the product acts on a case without a person; null for never. */
type CaseSettings = { reminderDays: number | null; closingDays: number | null }

/** The settings of reminders and of automatic closing. */
export const caseSettings: ReferenceData<CaseSettings> = {
  name: 'reminders and automatic closing',
  reads: { CaseSettings__c: ['ReminderDays__c', 'ClosingDays__c'] },
  build: ({ CaseSettings__c = [] }) => {
    const [row] = CaseSettings__c
    if (row === undefined) throw new Error('There are no settings of cases')
    return { reminderDays: daysOf(row.ReminderDays__c), closingDays: daysOf(row.ClosingDays__c) }
  },
  initial: { reminderDays: 3, closingDays: null },
}

/** @throws Error for less than a day: a reminder would follow its question at once. */
function daysOf(value: Scalar | undefined): number | null {
  if (value === null || value === undefined) return null
  const days = Number(value)
  if (!(days >= 1)) throw new Error('A number of days is less than one')
  return days
}

/** The one record of these settings. */
export const caseSettingsObject = defineObject({
  apiName: 'CaseSettings__c',
  keyPrefix: 'a0T',
  label: 'Case settings',
  labelPlural: 'Case settings',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Settings', length: 80, required: true }),
    ReminderDays__c: number({
      label: 'Days until the reminder',
      help: 'How long after its question support reminds the customer by e-mail. Empty: no reminder.',
      precision: 3,
    }),
    ClosingDays__c: number({
      label: 'Days until a resolved case is closed',
      help: 'Counted from the last change of the case. Empty: resolved cases stay open until a person closes them.',
      precision: 3,
    }),
  },
  indexes: [{ columns: ['Name'] }],
  listViews: [
    {
      apiName: 'CaseSettings',
      id: '00B000000001771EAA',
      label: 'Reminders and closing',
      columns: ['Name', 'ReminderDays__c', 'ClosingDays__c'],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'CaseSettings__c.Change',
      id: '09D000000001771EAA',
      label: 'Change settings',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['ReminderDays__c'], ['ClosingDays__c']],
      successMessage: 'The settings were changed.',
      iconName: 'action:edit',
      description:
        'The reminder applies to questions that support asks from now on. Resolved cases without a change for this long are closed within the next hour.',
    },
  ],
  rules: { beforeUpdate: checkDays },
})

export const caseSettingsAccess = defineAccess('CaseSettings__c', {
  Administrator: [{ rows: 'all', read: ['Name', 'ReminderDays__c', 'ClosingDays__c'] }],
})

/** @throws AppError `INVALID_VALUE` at the field for less than a day. */
function checkDays(change: Change): void {
  for (const [field, label] of [
    ['ReminderDays__c', 'Days until the reminder'],
    ['ClosingDays__c', 'Days until a resolved case is closed'],
  ] as const) {
    try {
      daysOf(change.value(field))
    } catch (cause) {
      throw new AppError('INVALID_VALUE', { label }, { field, cause })
    }
  }
}

import { AppError } from 'contract'
import {
  type ActionDefinition,
  type Change,
  defineAccess,
  defineObject,
  lookup,
  number,
  picklist,
  text,
} from 'platform'
import { supportTiers } from '../../accounts/account.object.ts'
import { caseImpacts } from '../case.values.ts'

const hoursRows = [['FirstAnswerHours__c'], ['SolutionHours__c'], ['CalendarId__c']] as const

/** Adds a target for a tier and an impact that has none. */
export const newAnswerTargetAction: ActionDefinition = {
  apiName: 'NewAnswerTarget',
  id: '09D000000001761EAA',
  label: 'Add target',
  kind: 'Create',
  targetObject: 'AnswerTarget__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: [['SupportTier__c'], ['Impact__c'], ...hoursRows],
  required: ['SupportTier__c', 'Impact__c', 'FirstAnswerHours__c', 'SolutionHours__c'],
  successMessage: 'The target was added. It applies to cases that are opened from now on.',
  iconName: 'action:new',
  description:
    'Sets within which time support answers and solves a case of a support tier and an impact that has no target yet.',
}

/** Within how many business hours support answers and solves a case, by support tier and impact. */
export const answerTarget = defineObject({
  apiName: 'AnswerTarget__c',
  keyPrefix: 'a0N',
  label: 'Answer target',
  labelPlural: 'Answer targets',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Target', length: 170, unique: true }),
    SupportTier__c: picklist({
      label: 'Support tier',
      required: true,
      values: supportTiers.map(({ value, label }) => ({ value, label })),
    }),
    Impact__c: picklist({ label: 'Impact', required: true, values: caseImpacts }),
    FirstAnswerHours__c: number({ label: 'Hours to the first answer', precision: 5, scale: 2, required: true }),
    SolutionHours__c: number({ label: 'Hours to the solution', precision: 5, scale: 2, required: true }),
    CalendarId__c: lookup({
      label: 'Calendar',
      help: 'In which calendar the hours count. Empty: the default calendar.',
      to: ['BusinessCalendar__c'],
      relationshipName: 'Calendar__r',
      childRelationshipName: 'AnswerTargets__r',
      offers: { IsActive__c: [true] },
    }),
  },
  indexes: [{ columns: ['Name'] }, { columns: ['CalendarId__c', 'Name'] }],
  listViews: [
    {
      apiName: 'AnswerTargets',
      id: '00B000000001761EAA',
      label: 'Answer targets',
      columns: ['Name', 'FirstAnswerHours__c', 'SolutionHours__c', 'Calendar__r.Name'],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'AnswerTarget__c.Change',
      id: '09D000000001762EAA',
      label: 'Change target',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: hoursRows,
      required: ['FirstAnswerHours__c', 'SolutionHours__c'],
      successMessage: 'The target was changed. It applies to cases that are opened from now on.',
      iconName: 'action:edit',
      description:
        'Changes the time for cases that are opened or reopened, or get another impact or support tier, from now on. Other open cases keep theirs.',
    },
  ],
  rules: { beforeCreate: checkTarget, beforeUpdate: checkTarget },
})

const hours = ['FirstAnswerHours__c', 'SolutionHours__c', 'CalendarId__c'] as const

export const answerTargetAccess = defineAccess('AnswerTarget__c', {
  Administrator: [
    {
      rows: 'all',
      read: ['Name', 'SupportTier__c', 'Impact__c', ...hours],
      create: ['SupportTier__c', 'Impact__c', ...hours],
    },
  ],
})

/** @throws AppError `INVALID_VALUE` for hours of which support could not speak, or a retired calendar; `DUPLICATE_VALUE` for a second target. */
async function checkTarget(change: Change): Promise<void> {
  const [tier, impact] = [change.value('SupportTier__c'), change.value('Impact__c')]
  if (tier !== null && impact !== null) change.set('Name', `${tier}: ${impact}`)
  const [first, solution] = [change.value('FirstAnswerHours__c'), change.value('SolutionHours__c')]
  if (typeof first === 'number' && first <= 0) throw invalid('FirstAnswerHours__c', 'Hours to the first answer')
  if (typeof first === 'number' && typeof solution === 'number' && solution < first) {
    throw invalid('SolutionHours__c', 'Hours to the solution')
  }
  const calendarId = change.value('CalendarId__c')
  if (!change.isChanged('CalendarId__c') || typeof calendarId !== 'string') return
  const calendar = await change.system.read('BusinessCalendar__c', calendarId, ['IsActive__c'])
  if (calendar?.IsActive__c !== true) throw invalid('CalendarId__c', 'Calendar')
}

const invalid = (field: string, label: string): AppError => new AppError('INVALID_VALUE', { label }, { field })

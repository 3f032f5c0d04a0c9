/** Whether a record like one that exists may be saved at all. */
export type DuplicateAction = 'Allow' | 'Block'

/** `Alert` saves an allowed duplicate only once the writer confirms it; `Report` saves it without asking. */
export type DuplicateOperation = 'Alert' | 'Report'

/** Which records the rule is about: those whose field has, or has not, this value. All filters must hold. */
export type DuplicateFilter = {
  field: string
  operation: 'equals' | 'notEqual'
  value: string | number | boolean | null
}

/** A rule that finds records like the one being saved. Only internal people see its results. */
export type DuplicateRuleDefinition = {
  name: string
  /** Absent means active. */
  active?: boolean
  actionOnInsert: DuplicateAction
  actionOnUpdate: DuplicateAction
  /** Absent means `Alert`. */
  operationsOnInsert?: readonly DuplicateOperation[]
  operationsOnUpdate?: readonly DuplicateOperation[]
  filters?: readonly DuplicateFilter[]
  /** Records are alike when the fields of one of these have values and are all equal. */
  matchRules: readonly { name: string; fields: readonly string[] }[]
}

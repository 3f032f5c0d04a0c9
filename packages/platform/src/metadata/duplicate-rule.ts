/** Whether a duplicate may be saved. */
export type DuplicateAction = 'Allow' | 'Block'

/** `Alert` saves an allowed duplicate only after the user has confirmed it; `Report` saves it without confirmation. */
export type DuplicateOperation = 'Alert' | 'Report'

/** The records to which the rule applies: the field must have (or must not have) this value. All filters must match. */
export type DuplicateFilter = {
  field: string
  operation: 'equals' | 'notEqual'
  value: string | number | boolean | null
}

/** A rule that finds duplicates of the record being saved. Only internal users see its results. */
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
  /** Two records are duplicates if all fields of one of these rules have values and are equal. */
  matchRules: readonly { name: string; fields: readonly string[] }[]
}

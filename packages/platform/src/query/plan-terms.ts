import { identifier } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import type { Grants, HeldGrant } from '../access/grants.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import { isAlwaysSet, table } from '../schema/names.ts'
import { pathSteps } from '../shape/selection.ts'
import type { Comparison, Where } from '../shape/where.ts'
import { comparisonSql, comparisonsOf, operandsFor } from './comparison.ts'
import { alias } from './path-alias.ts'

/** Reads a bound value from a plan. Plans of the same shape share a statement and differ only in these values. */
export type ValueSource = (plan: AuthorisedPlan) => unknown

/**
 * The terms of a plan's statement: columns, joins and conditions. Names come from the metadata alone, values are always bound, and
 * each term is narrowed by the caller's grants.
 */
export class PlanTerms {
  protected readonly plan: AuthorisedPlan
  protected readonly base: ObjectModel
  /** Where the bound values come from, in the order of their placeholders. */
  protected readonly sources: ValueSource[] = []
  private readonly places = new Map<string, string>()

  constructor(plan: AuthorisedPlan) {
    this.plan = plan
    this.base = plan.shape.object
  }

  /** Binds a value and returns its placeholder; a value with the same key is bound once. */
  protected bind(key: string, source: ValueSource): string {
    const known = this.places.get(key)
    if (known) return known
    const place = `$${this.sources.push(source)}`
    this.places.set(key, place)
    return place
  }

  protected grantsAt(relationshipPath: string): Grants {
    const grants = this.plan.grantsAt.get(relationshipPath)
    if (!grants) throw new Error(`The plan holds no grants at "${relationshipPath}"`)
    return grants
  }

  /** Left joins of all parents on these relationship paths, each limited to the rows that the caller may read. */
  protected joins(relationshipPaths: ReadonlySet<string>): string {
    const all = new Set<string>()
    for (const relationshipPath of relationshipPaths) {
      const steps = relationshipPath === '' ? [] : relationshipPath.split('.')
      steps.forEach((_, index) => {
        all.add(steps.slice(0, index + 1).join('.'))
      })
    }
    return [...all]
      .sort()
      .map((relationshipPath) => {
        const grants = this.grantsAt(relationshipPath)
        const before = relationshipPath.split('.').slice(0, -1).join('.')
        const name = relationshipPath.split('.').at(-1) ?? ''
        const lookup = this.grantsAt(before).object.relationships.get(name)?.field
        if (!lookup) throw new Error(`No relationship ${relationshipPath}`)
        const rows = this.anyOf(grants.object, grants.held, alias(relationshipPath))
        return ` left join ${table(grants.object)} ${alias(relationshipPath)} on ${alias(relationshipPath)}."Id" = ${this.expression(before, lookup)} and ${rows}`
      })
      .join('')
  }

  protected isNullable(relationshipPath: string, field: FieldModel): boolean {
    return relationshipPath !== '' || !isAlwaysSet(field) || this.grantsAt(relationshipPath).unknown.has(field.apiName)
  }

  /**
   * A column; null for rows in which no grant reads it, and for values that do not exist for the caller.
   *
   * @param base - the table that holds the columns of the base object.
   */
  protected expression(relationshipPath: string, field: FieldModel, base = alias('')): string {
    const grants = this.grantsAt(relationshipPath)
    const name = relationshipPath === '' ? base : alias(relationshipPath)
    const column = this.knownValue(grants, field, `${name}.${identifier(field.apiName)}`)
    const reading = grants.held.filter((grant) => grant.read.has(field.apiName))
    if (reading.length === grants.held.length) return column
    // Branches of a list read every field of the filter and the order, so no check is needed there.
    if (
      relationshipPath === '' &&
      this.plan.shape.kind !== 'ids' &&
      this.plan.branches.every((grant) => grant.read.has(field.apiName))
    ) {
      return column
    }
    return `case when ${this.anyOf(grants.object, reading, name)} then ${column} end`
  }

  private knownValue({ object, unknown }: Grants, { apiName }: FieldModel, column: string): string {
    if (!unknown.has(apiName)) return column
    const values = this.bind(`unknown ${object.apiName} ${apiName}`, (plan) =>
      plan.grantsOf(object.apiName)?.unknown.get(apiName),
    )
    return `case when ${column} <> all(${values}) then ${column} end`
  }

  protected anyOf(object: ObjectModel, grants: readonly HeldGrant[], name: string): string {
    // Checked before a value is bound, because PostgreSQL rejects parameters that the statement does not use.
    if (grants.some((grant) => grant.via === null && grant.equalities.length === 0)) return 'true'
    const terms = grants.map((grant) => this.rowsOf(object, grant, name))
    if (terms.length === 0) return 'false'
    return terms.length === 1 ? (terms[0] ?? 'false') : `(${terms.join(' or ')})`
  }

  protected rowsOf(object: ObjectModel, grant: HeldGrant, name: string): string {
    if (grant.via) {
      const child = this.plan.app.required(grant.via.object)
      const link = `v.${identifier(grant.via.field)} = ${name}.${identifier(grant.via.on)}`
      return `exists (select 1 from ${table(child)} v where ${link} and ${this.rowsOf(child, grant.via.grant, 'v')})`
    }
    const terms = grant.equalities.map(
      ({ column }) => `${name}.${identifier(column)} = ${this.grantValue(object, grant, column)}`,
    )
    return terms.length === 0 ? 'true' : `(${terms.join(' and ')})`
  }

  protected grantValue(object: ObjectModel, { index }: HeldGrant, column: string): string {
    return this.bind(`grant ${object.apiName} ${index} ${column}`, (plan) => {
      const held = plan.grantsOf(object.apiName)?.held.find((candidate) => candidate.index === index)
      return held?.equalities.find((equality) => equality.column === column)?.value
    })
  }

  protected locate(path: readonly string[]): { relationshipPath: string; field: FieldModel } {
    const steps = pathSteps(this.base, path.join('.'))
    const relationshipPath = steps.slice(0, -1).join('.')
    const field = this.grantsAt(relationshipPath).object.fields.get(steps.at(-1) ?? '')
    if (!field) throw new Error(`No field ${path.join('.')}`)
    return { relationshipPath, field }
  }

  protected relationshipPathsOf(where: Where | null): string[] {
    if (where === null) return []
    if (where.kind === 'compare') return [this.locate(where.path).relationshipPath]
    return where.kind === 'not'
      ? this.relationshipPathsOf(where.of)
      : where.of.flatMap((clause) => this.relationshipPathsOf(clause))
  }

  protected condition(where: Where, base = alias('')): string {
    if (where.kind === 'not') return `not coalesce(${this.condition(where.of, base)}, false)`
    if (where.kind !== 'compare') {
      return `(${where.of.map((clause) => this.condition(clause, base)).join(` ${where.kind} `)})`
    }
    const { relationshipPath, field } = this.locate(where.path)
    return this.comparison(this.expression(relationshipPath, field, base), field, where)
  }

  private comparison(column: string, field: FieldModel, where: Comparison): string {
    const index = comparisonsOf(this.plan.shape).indexOf(where)
    const bound = () =>
      this.bind(`operand ${index}`, (plan) => {
        const comparison = comparisonsOf(plan.shape)[index]
        if (!comparison) throw new Error('A plan was run with the statement of another shape')
        return operandsFor(field, comparison)
      })
    // Each value then has semicolons around it, as the pattern has.
    const isPartOfSeveral = field.type === 'multiPicklist' && where.operator === 'contains'
    return comparisonSql(isPartOfSeveral ? `(';' || ${column} || ';')` : column, where, bound)
  }
}

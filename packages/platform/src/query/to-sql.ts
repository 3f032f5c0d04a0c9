import { AppError, limits } from 'contract'
import { identifier } from 'database'
import { type AuthorisedPlan, groupPaths, searchClassesOf } from '../access/authorise.ts'
import type { HeldGrant } from '../access/grants.ts'
import { type ParentOrder, parentOrder } from '../access/sortable.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { classesOfName, namingObjects } from '../metadata/search-names.ts'
import { isAlwaysSet, isLong, searchTable, table, VERSION_COLUMN } from '../schema/names.ts'
import { pathSteps, type Selection } from '../shape/selection.ts'
import { BELOW, type Grouping, type GroupsShape, type Shape } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import type { ColumnChoice } from './column-choice.ts'
import type { ColumnsAt } from './columns-at.ts'
import { comparisonsOf } from './comparison.ts'
import { countSql } from './count-sql.ts'
import { groupsSql } from './groups-sql.ts'
import { type NamedRecords, soughtSql } from './names-sql.ts'
import { operandFor } from './operand.ts'
import { type BindBoundary, keyParts, orderBy, type PageOrder, type PagePart } from './page-order.ts'
import { branchesByParent, type RowsByParent, sortedByParent, WALKED } from './parent-order-sql.ts'
import { alias } from './path-alias.ts'
import { PlanTerms, type ValueSource } from './plan-terms.ts'
import { isCommonSql, type SearchBranch, searchBranchSql } from './search-sql.ts'
import {
  foundGroupsBound,
  foundWordsBound,
  isQuery,
  lastWordBound,
  rankedGroupsBound,
  rankedWordsBound,
} from './words-bound.ts'
import { listedWords, type SoughtWords } from './words-sql.ts'

/** A statement, the sources of its values, and the columns of its rows. */
export type Sql = {
  text: string
  sources: readonly ValueSource[]
  columns: ReadonlyMap<string, ColumnsAt>
  /** Columns with the values of the order, for the boundary of the next page. */
  orderColumns: readonly number[]
  /**
   * The column in which a search reports that it stopped because its words are common; null for a statement that always completes. A
   * stopped search returns a first row whose id may be null.
   */
  commonColumn: number | null
}

/**
 * Writes the statement of a plan. Each term is limited by the caller's grants, so that hidden values look like missing ones.
 *
 * @param areCommon - true after an earlier statement reported that the words are common.
 */
export function toSql(plan: AuthorisedPlan, choice: ColumnChoice, areCommon = false): Sql {
  const { shape } = plan
  const sql = written(new SqlWriter(plan, choice), shape, areCommon)
  if (sql.text.length > limits.statementCharacters) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: 'its fields, filters and order are too many together' })
  }
  return sql
}

function written(writer: SqlWriter, shape: Shape, areCommon: boolean): Sql {
  switch (shape.kind) {
    case 'ids':
      return writer.byIds(shape)
    case 'list':
      return writer.list(shape)
    case 'count':
      return writer.count(shape)
    case 'groups':
      return writer.groups(shape)
    case 'frequencies':
      return writer.frequencies()
    case 'search':
      return writer.search(shape, areCommon)
  }
}

type OfKind<K extends Shape['kind']> = Extract<Shape, { kind: K }>

class SqlWriter extends PlanTerms {
  private readonly choice: ColumnChoice
  /** Common table expressions, evaluated once per statement. */
  private readonly parts: string[] = []

  constructor(plan: AuthorisedPlan, choice: ColumnChoice) {
    super(plan)
    this.choice = choice
  }

  byIds(shape: OfKind<'ids'>): Sql {
    const output = this.output(shape.selection)
    const ids =
      shape.ids.length === 1
        ? `= ${this.bind('id', (plan) => idsOf(plan)[0])}`
        : `= any(${this.bind('ids', (plan) => idsOf(plan))})`
    const rows = this.anyOf(this.grantsAt('').object, this.grantsAt('').held, alias(''))
    const from = `${table(this.base)} ${alias('')}${this.joins(output.relationshipPaths)}`
    return this.sql(`select ${output.list} from ${from} where ${alias('')}."Id" ${ids} and ${rows}`, output.columns, [])
  }

  list(shape: OfKind<'list'>): Sql {
    const byParent = this.parentOrder(shape)
    if (byParent) return this.listByParent(shape, byParent)
    const order: PageOrder = {
      columns: shape.order.map((item) => {
        const { relationshipPath, field } = this.locate(item.path)
        const sql = this.expression(relationshipPath, field)
        return { sql, descending: item.descending, nullable: this.isNullable(relationshipPath, field) }
      }),
      id: `${alias('')}."Id"`,
      boundary: shape.boundary,
    }
    const parts = keyParts(order, (key) => this.bind(`boundary ${key}`, (plan) => boundaryValue(plan, key)))
    const limit = this.bind('limit', limitOf)
    const usedPaths = new Set([
      ...this.relationshipPathsOf(shape.where),
      ...shape.order.map((item) => this.locate(item.path).relationshipPath),
    ])
    const output = this.output(shape.selection)
    const orderColumns = shape.order.map((_, index) => output.width + index)
    const branches = this.plan.branches.flatMap((grant) => this.branches(shape, grant, limit, parts))
    if (branches.length === 0) return this.nothing(output.columns, orderColumns)
    const only = branches.length === 1 ? branches[0] : undefined
    if (only) {
      const keys = order.columns.map((column) => `, ${column.sql}`).join('')
      const from = `${table(this.base)} ${alias('')}${this.joins(new Set([...usedPaths, ...output.relationshipPaths]))}`
      const text = `select ${output.list}${keys} from ${from} where ${only} order by ${orderBy(order, 'branch')} limit ${limit}`
      return this.sql(text, output.columns, orderColumns)
    }
    const keyNames = order.columns.map((_, index) => `k${index}`)
    const inner = branches.map((where) => {
      const keys = order.columns.map((column, index) => `, ${column.sql} as k${index}`).join('')
      const from = `${table(this.base)} ${alias('')}${this.joins(usedPaths)}`
      return `(select ${alias('')}."Id" as id${keys} from ${from} where ${where} order by ${orderBy(order, 'branch')} limit ${limit})`
    })
    const united = order.columns.map((column, index) => ({ ...column, sql: `u.k${index}` }))
    const outerOrder = orderBy({ ...order, columns: united, id: 'u.id' }, 'whole')
    const from = `(${inner.join(' union ')}) u join ${table(this.base)} ${alias('')} on ${alias('')}."Id" = u.id`
    const keys = keyNames.map((name) => `, u.${name}`).join('')
    const text = `select ${output.list}${keys} from ${from}${this.joins(output.relationshipPaths)} order by ${outerOrder} limit ${limit}`
    return this.sql(text, output.columns, orderColumns)
  }

  private parentOrder({ order }: OfKind<'list'>): ParentOrder | null {
    const [only, ...more] = order
    if (!only || more.length > 0) return null
    const { app, grantsOf } = this.plan
    return parentOrder(app, grantsOf, this.base, pathSteps(this.base, only.path.join('.')))
  }

  private listByParent(shape: OfKind<'list'>, { relationship, lookup, field }: ParentOrder): Sql {
    const { object, held } = this.grantsAt(relationship)
    const descending = shape.order[0]?.descending ?? false
    const output = this.output(shape.selection)
    const orderColumns = [output.width, output.width + 1]
    if (this.plan.branches.length === 0) return this.nothing(output.columns, orderColumns)
    const limit = this.bind('limit', limitOf)
    const from = `${table(this.base)} ${alias('')}${this.joins(new Set(this.relationshipPathsOf(shape.where)))}`
    const bind: BindBoundary = (key) => this.bind(`boundary ${key}`, (plan) => boundaryValue(plan, key))
    const branches = this.plan.branches.flatMap((grant) => {
      // With words there is a second branch, for common words.
      const [first = 'true', ...common] = this.branches(shape, grant, limit, [null])
      const rowsWhere = (condition: string): RowsByParent => ({
        parents: table(object),
        visible: this.anyOf(object, held, WALKED),
        key: `${WALKED}.${identifier(field.apiName)}`,
        isKeyNullable: !isAlwaysSet(field),
        from,
        id: `${alias('')}."Id"`,
        lookup: `${alias('')}.${identifier(lookup.apiName)}`,
        condition,
        descending,
        boundary: shape.boundary,
        limit,
      })
      return shape.words === null
        ? branchesByParent(rowsWhere(first), bind)
        : [
            sortedByParent(rowsWhere(first), bind),
            ...common.flatMap((condition) => branchesByParent(rowsWhere(condition), bind)),
          ]
    })
    const keys = ['u.k0', 'u.k1'].map((sql) => ({ sql, descending, nullable: true }))
    const order = orderBy({ columns: keys, id: 'u.id', boundary: shape.boundary }, 'whole')
    const united = `(${branches.join(' union ')}) u join ${table(this.base)} ${alias('')} on ${alias('')}."Id" = u.id`
    const text = `select ${output.list}, u.k0, u.k1 from ${united}${this.joins(output.relationshipPaths)} order by ${order} limit ${limit}`
    return this.sql(text, output.columns, orderColumns)
  }

  count(shape: OfKind<'count'>): Sql {
    const { branches: grants } = this.plan
    const limit = grants.length === 0 ? '' : this.bind('limit', limitOf)
    const from = `from ${table(this.base)} ${alias('')}${this.joins(new Set(this.relationshipPathsOf(shape.where)))}`
    const branches = grants
      .flatMap((grant) => this.branches(shape, grant, limit, [null]))
      .map((where) => `${from} where ${where} limit ${limit}`)
    const count = countSql(branches, `${alias('')}."Id"`, limit)
    return this.sql(`select ${shape.below ? this.ifReadable(count) : count}`, new Map(), [])
  }

  /** The first column is the count of a group, followed by its keys. */
  groups(shape: GroupsShape): Sql {
    if (this.plan.branches.length === 0) return this.nothing(new Map(), [])
    const limit = this.bind('limit', limitOf)
    const relationshipPaths = groupPaths(shape).map((path) => this.locate(path).relationshipPath)
    const joins = this.joins(new Set([...this.relationshipPathsOf(shape.where), ...relationshipPaths]))
    const from = `from ${table(this.base)} ${alias('')}${joins}`
    const keys = shape.by.map((grouping, index) => this.groupKey(grouping, index))
    return this.sql(
      groupsSql({
        branches: this.plan.branches
          .flatMap((grant) => this.branches(shape, grant, limit, [null]))
          .map((where) => `${from} where ${where} limit ${limit}`),
        id: `${alias('')}."Id"`,
        keys,
        limit,
      }),
      new Map(),
      [],
    )
  }

  /**
   * Columns: a word, the number of rows with it, and of all rows; a row of several grants counts several times. For `offset 0`, see
   * `newest` of searches.
   */
  frequencies(): Sql {
    if (this.plan.branches.length === 0) return this.nothing(new Map(), [])
    const words = `unnest(${hidden(this.bind('words to count', countedWords), 'text[]')})`
    const limit = hidden(this.bind('limit', limitOf), 'bigint')
    const newest = this.plan.branches.map((grant) => {
      const vectors = searchClassesOf(this.base, grant).map((name) => `s.${identifier(name)}`)
      const rows = this.isScoped(this.base, grant) ? [] : [this.rowsOf(this.base, grant, alias(''))]
      const base = rows.length === 0 ? '' : ` join ${table(this.base)} ${alias('')} on ${alias('')}."Id" = s."Id"`
      const condition = [...this.scopesOf(this.base, grant), ...rows].join(' and ') || 'true'
      const from = `${searchTable(this.base)} s${base} where ${condition}${grant.bounded ? ' offset 0' : ''}`
      return `(select * from (select s."Id" as id, ${vectors.join(' || ')} as words from ${from}) s order by s.id desc limit ${limit})`
    })
    this.parts.push(
      `sought as materialized (select word, to_tsquery('simple', word) as query from ${words} word)`,
      `newest as materialized (${newest.join(' union all ')})`,
    )
    const counts = 'count(*) filter (where n.words @@ w.query), count(*)'
    return this.sql(`select w.word, ${counts} from sought w cross join newest n group by w.word`, new Map(), [])
  }

  private groupKey({ path, bounds }: Grouping, index: number): string {
    const { field } = this.locate(path)
    const value = this.valueAt(path)
    if (bounds === null) return value
    const reached = bounds.map((bound, place) => {
      const reach =
        'path' in bound
          ? this.valueAt(bound.path)
          : this.bind(`bound ${index} ${place}`, (plan) => operandFor(field, 'gte', boundValue(plan, index, place)))
      return ` + case when ${value} >= ${reach} then 1 else 0 end`
    })
    return `case when ${value} is not null then 0${reached.join('')} end`
  }

  private valueAt(path: readonly string[]): string {
    const { relationshipPath, field } = this.locate(path)
    return this.expression(relationshipPath, field)
  }

  /** A value for callers who can read the record below which rows are counted, null for others. */
  private ifReadable(value: string): string {
    const { object, held } = this.grantsAt(BELOW)
    const record = `p."Id" = ${this.bind('below', belowOf)} and ${this.anyOf(object, held, 'p')}`
    return `case when exists (select from ${table(object)} p where ${record}) then ${value} end`
  }

  search(shape: OfKind<'search'>, areCommon: boolean): Sql {
    const output = this.output(
      shape.selection,
      shape.textsOf === undefined ? null : `u.place <= ${this.bind('texts of', textsOf)}`,
    )
    const order = shape.order.map((item) => ({ ...item, ...this.locate(item.path) }))
    if (this.plan.branches.length === 0) return this.nothing(output.columns, [])
    const relationshipPaths = new Set([
      ...this.relationshipPathsOf(shape.where),
      ...order.map(({ relationshipPath }) => relationshipPath),
    ])
    const keys = order
      .map(({ relationshipPath, field }, index) => `, ${this.expression(relationshipPath, field)} as k${index}`)
      .join('')
    const branches = this.plan.branches.map((grant) =>
      this.searchBranch(shape, grant, this.joins(relationshipPaths), keys),
    )
    const tried = areCommon || isQuery(this.plan) ? [] : branches.filter(({ isWide, isScoped }) => isWide && isScoped)
    const columns = order.map(({ descending }, index) => `u.k${index} ${descending ? 'desc' : 'asc'} nulls last`)
    const sorted = `order by ${[...(columns.length > 0 ? columns : ['u.rank desc']), 'u.id desc'].join(', ')}`
    const matches = branches.map((branch) =>
      searchBranchSql({ ...branch, isRare: branch.isRare || tried.includes(branch) }),
    )
    const each =
      matches.length === 1
        ? matches.join('')
        : `select distinct on (b.id) b.* from (${matches.join(' union all ')}) b order by b.id, b.rank desc`
    const ifRare = tried.length === 0 ? '' : 'where not (select r.are_common from tried r)'
    const page = `offset ${hidden(this.bind('offset', offsetOf), 'bigint')} limit ${hidden(this.bind('limit', limitOf), 'bigint')}`
    const rows = this.anyOf(this.base, this.plan.branches, alias(''))
    const best = `select u.* from (${each}) u ${ifRare} ${sorted} ${page}`
    const placed =
      shape.textsOf === undefined ? best : `select u.*, row_number() over (${sorted}) as place from (${best}) u`
    const from = `(${placed}) u join ${table(this.base)} ${alias('')} on ${alias('')}."Id" = u.id and ${rows}`
    const records = `${from}${this.joins(output.relationshipPaths)}`
    if (tried.length === 0) return this.sql(`select ${output.list} from ${records} ${sorted}`, output.columns, [])
    this.parts.push(`tried as materialized (select ${tried.map(isCommonSql).join(' or ')} as are_common)`)
    const text = `select ${output.list}, r.are_common from tried r left join (${records}) on true ${sorted}`
    return { ...this.sql(text, output.columns, []), commonColumn: output.width }
  }

  private searchBranch(shape: OfKind<'search'>, grant: HeldGrant, joins: string, keys: string): SearchBranch {
    const query = this.words('ranking')
    const classes = searchClassesOf(this.base, grant)
    const vectors = classes.map((name) => `s.${identifier(name)}`)
    const nameField = this.base.fields.get(this.base.nameField)
    const isNameRead = classes.some((name) => this.base.search?.classes[name]?.includes(this.base.nameField))
    // A match in the name ranks higher than one in another text.
    const nameRank =
      nameField?.type === 'text' && isNameRead
        ? `ts_rank(search_words(${alias('')}.${identifier(nameField.apiName)}), ${query})`
        : null
    return {
      ...this.soughtUnder(grant),
      base: `${table(this.base)} ${alias('')}`,
      joins,
      columns: [...(this.base.search?.scopes ?? []), ...classes].map((name) => identifier(name)),
      rank: vectors.map((vector) => `ts_rank(${vector}, ${query}, 1)`).join(' + '),
      nameRank,
      rows: this.rowsOf(this.base, grant, alias('')),
      condition: shape.where ? this.searchCondition(shape.where) : null,
      isScoped: this.isScoped(this.base, grant),
      isRare: isQuery(this.plan),
      keys,
    }
  }

  /** A filter on the search table, if that has its columns, so that rows of the base table are read for matches only. */
  private searchCondition(where: Where): SearchBranch['condition'] {
    const isSearched = comparisonsOf(this.plan.shape).every(
      ({ path: [column = '', ...more] }) => more.length === 0 && isSearchColumn(this.base.search, column),
    )
    return isSearched ? { sql: this.condition(where, 's'), of: 'search' } : { sql: this.condition(where), of: 'base' }
  }

  private nothing(columns: ReadonlyMap<string, ColumnsAt>, orderColumns: readonly number[]): Sql {
    return { text: 'select 1 where false', sources: [], columns, orderColumns, commonColumn: null }
  }

  private sql(select: string, columns: ReadonlyMap<string, ColumnsAt>, orderColumns: readonly number[]): Sql {
    const text = this.parts.length === 0 ? select : `with ${this.parts.join(', ')} ${select}`
    return { text, sources: this.sources, columns, orderColumns, commonColumn: null }
  }

  /**
   * The select list: id, version and the chosen columns of the base and of each selected parent.
   *
   * @param hasTexts - SQL condition for the base rows whose long texts are read; null for all.
   */
  private output(
    selection: Selection,
    hasTexts: string | null = null,
  ): {
    list: string
    width: number
    relationshipPaths: Set<string>
    columns: Map<string, ColumnsAt>
  } {
    const list: string[] = []
    const columns = new Map<string, ColumnsAt>()
    const visit = (relationshipPath: string, nested: Selection) => {
      const grants = this.grantsAt(relationshipPath)
      const fields = new Map<string, number>()
      const id = list.push(`${alias(relationshipPath)}."Id"`) - 1
      const version = list.push(`${alias(relationshipPath)}.${VERSION_COLUMN}`) - 1
      for (const field of grants.object.fields.values()) {
        if (!grants.readable.has(field.apiName) || (isLong(field) && !nested.fields.has(field.apiName))) continue
        if (!this.choice.reads(relationshipPath, nested, field.apiName, grants.object.nameField)) continue
        if (field.apiName === 'Id') fields.set('Id', id)
        else {
          const value = this.expression(relationshipPath, field)
          const isOfSome = hasTexts !== null && relationshipPath === '' && isLong(field)
          fields.set(field.apiName, list.push(isOfSome ? `case when ${hasTexts} then ${value} end` : value) - 1)
        }
      }
      columns.set(relationshipPath, { object: grants.object, id, version, fields })
      for (const [name, child] of [...nested.spans].sort(([a], [b]) => (a < b ? -1 : 1)))
        visit(step(relationshipPath, name), child)
    }
    visit('', selection)
    if (list.length > limits.columnsPerStatement) {
      throw new AppError('QUERY_TOO_COMPLICATED', {
        reason: `the fields and their parents take more than ${limits.columnsPerStatement} columns`,
      })
    }
    const relationshipPaths = new Set([...columns.keys()].filter((relationshipPath) => relationshipPath !== ''))
    return { list: list.join(', '), width: list.length, relationshipPaths, columns }
  }

  /** The conditions of the rows under a grant: one for each part of the page and each search strategy. */
  private branches(
    shape: OfKind<'list' | 'count' | 'groups'>,
    grant: HeldGrant,
    limit: string,
    parts: readonly (PagePart | null)[],
  ): string[] {
    const rows = [this.rowsOf(this.base, grant, alias('')), ...(shape.where ? [this.condition(shape.where)] : [])]
    const wordTerms = shape.words === null ? ['true'] : listedWords(this.soughtUnder(grant), limit)
    return parts.flatMap((part) =>
      wordTerms.map((wordTerm) => {
        const terms = [...rows, wordTerm, part?.condition ?? 'true'].filter((term) => term !== 'true')
        return terms.join(' and ') || 'true'
      }),
    )
  }

  private soughtUnder(grant: HeldGrant): SoughtWords {
    return {
      searchTable: searchTable(this.base),
      scopes: this.scopesOf(this.base, grant),
      words: this.matchSql(grant, this.words('query')),
      lastWord: () => this.matchSql(grant, this.query('last word', lastWordBound)),
      isWide: !grant.bounded,
    }
  }

  /** A text search query, in a subselect so that it is evaluated once and not for each row. */
  private query(key: string, words: ValueSource): string {
    return `(select to_tsquery('simple', ${this.bind(key, words)}))`
  }

  /** The text search query to find or to rank rows, extended by the related records whose names match. */
  private words(use: 'query' | 'ranking'): string {
    const named = isQuery(this.plan) ? [] : this.namedRecords()
    if (named.length === 0) {
      return use === 'query'
        ? this.query('words that find', foundWordsBound)
        : this.query('words that rank', rankedWordsBound)
    }
    if (this.parts.length === 0) {
      const groups = [
        hidden(this.bind('groups that find', foundGroupsBound), 'text[]'),
        hidden(this.bind('groups that rank', rankedGroupsBound), 'text[]'),
      ] as const
      this.parts.push(`sought as materialized (${soughtSql(...groups, named)})`)
    }
    return `(select q.${use} from sought q)`
  }

  /** The related objects by whose names rows are found. The caller must be able to find their records by name too. */
  private namedRecords(): NamedRecords[] {
    return namingObjects(this.plan.app, this.base).flatMap((object) =>
      (this.plan.grantsOf(object.apiName)?.held ?? []).flatMap((grant) => this.namedUnder(object, grant) ?? []),
    )
  }

  private namedUnder(object: ObjectModel, grant: HeldGrant): NamedRecords | null {
    const read = searchClassesOf(object, grant)
    const vector = classesOfName(object).find((name) => read.includes(name))
    if (vector === undefined) return null
    const isNameAlone = object.search?.classes[vector]?.length === 1
    const rows = this.isScoped(object, grant) ? [] : [this.rowsOf(object, grant, 'p')]
    const hasName = (words: string) => [`with_stems(search_words(p.${identifier(object.nameField)})) @@ ${words}`]
    return {
      searchTable: searchTable(object),
      vector: `s.${identifier(vector)}`,
      scopes: this.scopesOf(object, grant),
      base:
        isNameAlone && rows.length === 0
          ? null
          : { table: table(object), conditions: (words) => [...rows, ...(isNameAlone ? [] : hasName(words))] },
    }
  }

  /** A match of the words in one of the vectors that a grant reads. */
  private matchSql(grant: HeldGrant, query: string): string {
    const terms = searchClassesOf(this.base, grant).map((name) => `s.${identifier(name)} @@ ${query}`)
    return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' or ')})`
  }

  /** Whether the scopes of the search table alone decide the rows of a grant. */
  private isScoped({ search }: ObjectModel, { via, equalities }: HeldGrant): boolean {
    return via === null && equalities.every(({ column }) => isSearchColumn(search, column))
  }

  /** The conditions of a grant on columns of the search table. */
  private scopesOf(object: ObjectModel, grant: HeldGrant): string[] {
    return grant.equalities
      .filter(({ column }) => isSearchColumn(object.search, column))
      .map(({ column }) => `s.${identifier(column)} = ${this.grantValue(object, grant, column)}`)
  }
}

/**
 * Hides a bound value from the planner by a subselect. Generic and custom plans then have the same cost, so PostgreSQL keeps the generic
 * plan of a named statement; planning a search takes longer than finding rare words.
 */
const hidden = (place: string, type: string): string => `(select ${place}::${type})`

/** Whether the search table has this column too. */
const isSearchColumn = (search: ObjectModel['search'], column: string): boolean =>
  column === 'Id' || search?.scopes.includes(column) === true

const idsOf = ({ shape }: AuthorisedPlan): readonly string[] => (shape.kind === 'ids' ? shape.ids : [])

const belowOf = ({ shape }: AuthorisedPlan): Scalar => (shape.kind === 'count' ? (shape.below?.id ?? null) : null)

const textsOf = ({ shape }: AuthorisedPlan): number => (shape.kind === 'search' ? (shape.textsOf ?? 0) : 0)

const countedWords = ({ shape }: AuthorisedPlan): string[] =>
  shape.kind === 'frequencies' ? shape.words.split(' ') : []

const limitOf = ({ shape }: AuthorisedPlan): number => ('limit' in shape ? shape.limit : 0)

function boundValue({ shape }: AuthorisedPlan, index: number, place: number): Scalar {
  const bound = shape.kind === 'groups' ? shape.by[index]?.bounds?.[place] : undefined
  return bound && 'value' in bound ? bound.value : null
}

const offsetOf = ({ shape }: AuthorisedPlan): number => ('offset' in shape ? shape.offset : 0)

function boundaryValue({ shape }: AuthorisedPlan, key: number | 'id'): Scalar {
  const boundary = shape.kind === 'list' ? shape.boundary : null
  return (key === 'id' ? boundary?.id : boundary?.values[key]) ?? null
}

const step = (relationshipPath: string, name: string): string =>
  relationshipPath === '' ? name : `${relationshipPath}.${name}`

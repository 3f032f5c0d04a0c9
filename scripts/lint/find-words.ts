import { parseSync, Visitor } from 'oxc-parser'
import { findTexts } from './find-texts.ts'

/** A word of the list where a file uses it. */
export interface Match {
  readonly word: string
  readonly line: number
}

/** What one file contributes to the count of its package. */
export interface Prose {
  /** In comments, or in a page of documentation. */
  readonly comments: readonly Match[]
  readonly commentLines: number
  /** In the names that code declares and the texts that it holds. */
  readonly code: readonly Match[]
  readonly codeLines: number
}

/** Words in sentences: each has a standard term that says more. `PostgreSQL` calls a user and a role so, in backquotes. */
const inSentences =
  /(?<![`\w-])(?:(?:some|any|no|every)body(?! (?:of (?:the )?(?:mail|message|request)))|whoever|whatever|whomever|anew|go(?:es|ing)? on(?! (?:the|a) )|went on|tell(?:s|ing)?(?= (?:of|it|them|that|what|which|whether|a|the|all|no)\b)|told|hear(?:s|d|ing)?|stands?(?! (?:for|in for|alone|by)\b)|drawn|drew|beside|besides|c[ao]mes? of|bec[ao]mes? of|by itself|by themselves|meanwhile|of (?:its|their|one['’]s) own|heed(?:s|ed)?|for good)(?![`\w-])/giu

/** Parts of names, in camel case or with hyphens. */
const inNames =
  /(?:^|[a-z\d_])(?:Told|Heard|Hears|Beside|GoOn|GoesOn|Drawn|Anew|Nobodys?|Somebody|Whoever|Whatever|Heeds?)(?![a-z])|^(?:told|heard|hears?|tells?|beside|goOn|goesOn|drawn|anew|nobodys?|somebody|whoever|whatever|heeds?|bells?)(?![a-z])|(?:[a-z\d])(?:Bell|Tells?)(?![a-z])|PATIENCE/

/** Names that say nothing about a value. */
const emptyNames = new Set(['is', 'one', 'other', 'found', 'made', 'given'])

/** Counts the words of the list in the comments, the names and the texts of a source file. */
export function wordsOfSource(path: string, source: string): Prose {
  const { program, comments } = parseSync(path, source)
  const lineOf = (start: number) => source.slice(0, start).split('\n').length
  const written = comments.filter(({ value }) => !value.includes('biome-ignore'))
  const commentLines = written.reduce((sum, { value }) => sum + value.split('\n').length, 0)
  return {
    comments: written.flatMap(({ value, start }) => wordsIn(value, lineOf(start))),
    commentLines,
    code: [
      ...findTexts(path, source).flatMap(({ text, line }) => wordsIn(text, line)),
      ...namesOf(program).flatMap(({ name, start }) =>
        emptyNames.has(name) || inNames.test(name) ? [{ word: name, line: lineOf(start) }] : [],
      ),
    ],
    codeLines: source.split('\n').length - commentLines,
  }
}

/** Counts the words of the list in a page of documentation, code left out. */
export function wordsOfPage(text: string): Prose {
  const prose = text.replace(/^```[\s\S]*?^```/gmu, (code) => code.replace(/[^\n]/g, ''))
  const lines = prose.split('\n').filter((line) => line.trim() !== '').length
  return { comments: wordsIn(prose, 1), commentLines: lines, code: [], codeLines: 0 }
}

/** Counts the words of the list in the comments of a style sheet or of SQL. */
export function wordsOfComments(source: string): Prose {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\/|^\s*--.*$/gmu)]
  const lineOf = (index: number) => source.slice(0, index).split('\n').length
  return {
    comments: comments.flatMap(({ 0: comment, index }) => wordsIn(comment, lineOf(index))),
    commentLines: comments.reduce((sum, [comment]) => sum + comment.split('\n').length, 0),
    code: [],
    codeLines: 0,
  }
}

function wordsIn(text: string, firstLine: number): Match[] {
  // A pair of words may be split by a line break and the margin of a comment: both count as one space.
  const starts: number[] = []
  let sentence = ''
  for (const { 0: part, index } of text.matchAll(/\n[ \t]*(?:\*(?!\/)|\/\/|--)?\s*|\s+|./gu)) {
    starts[sentence.length] = index
    sentence += /^\s/.test(part) ? ' ' : part
  }
  return [...sentence.matchAll(inSentences)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    line: firstLine + text.slice(0, starts[index]).split('\n').length - 1,
  }))
}

type Program = ReturnType<typeof parseSync>['program']
type Named = { name: string; start: number }

/** The names that a file declares, each once. */
function namesOf(program: Program): Named[] {
  const names = new Map<string, Named>()
  const declare = (node: unknown): void => {
    const pattern = node as { type: string; name?: string; start: number } & Record<string, unknown>
    switch (pattern?.type) {
      case 'Identifier':
        if (pattern.name !== undefined && !names.has(pattern.name)) names.set(pattern.name, pattern as Named)
        return
      case 'ObjectPattern':
        for (const property of pattern.properties as { value?: unknown; argument?: unknown }[])
          declare(property.value ?? property.argument)
        return
      case 'ArrayPattern':
        for (const element of pattern.elements as unknown[]) declare(element)
        return
      case 'AssignmentPattern':
        declare(pattern.left)
        return
      case 'RestElement':
        declare(pattern.argument)
        return
      case 'TSParameterProperty':
        declare(pattern.parameter)
    }
  }
  const declareParams = (node: { id?: unknown; params?: unknown }) => {
    declare(node.id)
    for (const param of (node.params as unknown[]) ?? []) declare(param)
  }
  const declareKey = ({ key }: { key: unknown }) => declare(key)
  new Visitor({
    'VariableDeclarator:exit': ({ id }) => declare(id),
    'FunctionDeclaration:exit': declareParams,
    'FunctionExpression:exit': declareParams,
    'ArrowFunctionExpression:exit': declareParams,
    'ClassDeclaration:exit': ({ id }) => declare(id),
    'PropertyDefinition:exit': declareKey,
    'MethodDefinition:exit': declareKey,
    'TSPropertySignature:exit': declareKey,
    'TSMethodSignature:exit': declareKey,
    'TSTypeAliasDeclaration:exit': ({ id }) => declare(id),
    'TSInterfaceDeclaration:exit': ({ id }) => declare(id),
    'ObjectExpression:exit': ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && !property.shorthand && !property.computed) declare(property.key)
    },
  }).visit(program)
  return [...names.values()]
}

// Starts Swagger UI on the reference page. It runs in the browser as it stands here, under the content security policy of all pages.

const systemDarkness = matchMedia('(prefers-color-scheme: dark)')

/** Follows the theme that was chosen in the portal, else that of the system. */
function applyTheme() {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  const isDark = chosen === undefined ? systemDarkness.matches : chosen === 'dark'
  document.documentElement.classList.toggle('dark-mode', isDark)
}

/**
 * Swagger UI draws descriptions by way of HTML text, which the policy refuses. These are elements: paragraphs, lists, and code between
 * backticks.
 */
const drawDescription =
  (_original, { React }) =>
  ({ source }) =>
    source
      ? React.createElement(
          'div',
          { className: 'markdown' },
          ...source.split(/\n{2,}/).map(drawBlock(React.createElement)),
        )
      : null

const drawText =
  (_original, { React }) =>
  ({ text }) =>
    React.createElement('span', null, text)

const drawBlock = (create) => (text) => {
  const lines = text.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return create('p', null, ...drawWords(create, text))
  return create('ul', null, ...lines.map((line) => create('li', null, ...drawWords(create, line.slice(2)))))
}

const drawWords = (create, text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? create('code', null, part) : part))

/** The operations in whose method, path, id, summary or chapter all words of the phrase occur. */
function operationsWith(chapters, phrase) {
  const words = phrase.toLowerCase().split(/\s+/)
  return chapters
    .map((chapter, name) =>
      chapter.update('operations', (operations) =>
        operations.filter((operation) => {
          const summary = operation.getIn(['operation', 'summary'])
          const id = operation.getIn(['operation', 'operationId'])
          const text = `${operation.get('method')} ${operation.get('path')} ${id} ${summary} ${name}`.toLowerCase()
          return words.every((word) => text.includes(word))
        }),
      ),
    )
    .filter((chapter) => chapter.get('operations').size > 0)
}

/** Schemas within schemas that are shown before only the name of the next one is. */
const DEEPEST = 4

/**
 * A part of the document with the schemas that it refers to; a schema within itself is only named. The resolver of Swagger UI reads the
 * whole document anew for each part, which takes seconds.
 */
function partOf(document, path) {
  const { schemas } = document.components
  const inPlace = (value, within) => {
    if (Array.isArray(value)) return value.map((one) => inPlace(one, within))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...own } = value
    const name = $ref?.split('/').at(-1)
    if (name === undefined)
      return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, inPlace(one, within)]))
    if (within.includes(name) || within.length === DEEPEST) return { title: name, ...own }
    return { title: name, ...inPlace(schemas[name], [...within, name]), ...own }
  }
  const part = path.reduce((value, key) => value?.[key], document)
  return { spec: inPlace(part, []), errors: [] }
}

const drawNothing = () => () => null

/** How the reference differs from a plain Swagger UI. */
const referencePlugin = {
  fn: { opsFilter: operationsWith, resolveSubtree: partOf },
  wrapComponents: {
    Markdown: drawDescription,
    // A link within the button that opens its operation; the button sets the address too.
    DeepLink: drawText,
    // Fields for values that would be sent.
    JsonSchemaForm: drawNothing,
    // Nothing is sent from here, so there is nothing to authorize: each description says whether a session is needed.
    authorizeBtn: drawNothing,
    authorizeOperationBtn: drawNothing,
  },
  statePlugins: {
    layout: {
      wrapSelectors: {
        // What was found is shown without opening its chapters.
        isShown:
          (original) =>
          (state, place, ...others) =>
            (place[0] === 'operations-tag' && Boolean(state.get('filter')?.length)) || original(place, ...others),
      },
    },
  },
}

applyTheme()
systemDarkness.addEventListener('change', applyTheme)
SwaggerUIBundle({
  url: '/api/docs/json',
  domNode: document.getElementById('viewer'),
  layout: 'BaseLayout',
  plugins: [() => referencePlugin],
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})

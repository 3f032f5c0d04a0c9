import type { ServedCall } from 'contract'
import type { BoundCall } from './bound-call.ts'

export type FoundCall = { bound: BoundCall; params: Record<string, string> }

/** Finds the call of an address for requests within the process, and the methods that an address supports. */
export type CallRouter = {
  find(method: string, path: string): FoundCall | null
  methodsAt(url: string): readonly string[]
}

export function createCallRouter(calls: readonly BoundCall[]): CallRouter {
  const routes = calls
    .map((bound) => ({ bound, pattern: patternOf(bound.call) }))
    // As in the HTTP router, a fixed segment takes precedence over a parameter, and a parameter with a pattern over one without.
    .sort(({ bound: { call: a } }, { bound: { call: b } }) => openness(a) - openness(b))
  return {
    find: (method, path) => {
      for (const { bound, pattern } of routes) {
        const match = bound.call.method === method ? pattern.exec(path) : null
        if (match !== null) return { bound, params: decoded(match.groups ?? {}) }
      }
      return null
    },
    methodsAt: (url) => {
      const path = url.split('?', 1)[0] ?? ''
      const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ bound }) => bound.call.method)
      return [...new Set(methods)]
    },
  }
}

function patternOf({ path, matching }: ServedCall): RegExp {
  const form = (name: string) => matching?.[name]?.replace(/^\^|\$$/g, '') ?? '[^/]+'
  return new RegExp(
    `^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${form(name)})`)}$`,
  )
}

/** The number of parameters of an address; one with a pattern counts half. */
const openness = ({ path, matching }: ServedCall): number =>
  path.split('{').length - Object.keys(matching ?? {}).length / 2

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

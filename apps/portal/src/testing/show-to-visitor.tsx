import type { ComponentType } from 'react'
import { browserOfTests, renderScreen } from './render-screen.tsx'
import { scriptedService } from './scripted-service.ts'

/** Recorded call of the login service. */
export type AskedCall = { path: string; body: unknown }

type Shown = {
  path: string
  at?: string
  /** Responds to each call by its path; throws to reject it. */
  answer: (path: string) => unknown
}

/** Renders a screen for a visitor, and records the login calls that it makes. */
export function showToVisitor(Screen: ComponentType, { path, at = path, answer }: Shown): AskedCall[] {
  const asked: AskedCall[] = []
  const { auth } = browserOfTests()
  renderScreen(Screen, {
    path,
    at,
    isSignedIn: false,
    fetch: scriptedService({}).fetch,
    auth: {
      ...auth,
      ask: async (call, body) => {
        asked.push({ path: call.path, body })
        return (await answer(call.path)) as never
      },
    },
  })
  return asked
}

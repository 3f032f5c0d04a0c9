/** A known fault that does not concern the product, or cannot be mended yet: GHSA id, the last day that it is left out, and why. */
export type Waiver = { advisory: string; until: string; why: string }

export type Audit = { answered: true; faults: string[] } | { answered: false; why: string }

type Advisory = { title?: string; url?: string; severity?: string }

const SEVERE = ['high', 'critical']

/**
 * Reads what `npm audit --json` printed.
 *
 * @param today - a day such as 2026-11-22.
 * @returns one line for each package with a known fault of high or critical severity, or why the registry listed none.
 */
export function readAudit(printed: string, waivers: readonly Waiver[], today: string): Audit {
  const report = parse(printed)
  if (report?.metadata?.vulnerabilities === undefined) {
    return { answered: false, why: report?.message ?? 'npm audit printed no report' }
  }
  const waived = new Set(waivers.filter(({ until }) => until >= today).map(({ advisory }) => advisory))
  const faults = Object.entries(report.vulnerabilities ?? {}).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => {
      if (typeof advisory === 'string' || !SEVERE.includes(advisory.severity ?? '')) return []
      const { title = 'a known fault', url = '' } = advisory
      return waived.has(url.split('/').at(-1) ?? '') ? [] : [`${name}: ${title} (${url})`]
    }),
  )
  return { answered: true, faults }
}

type Report = {
  message?: string
  metadata?: { vulnerabilities?: object }
  vulnerabilities?: Record<string, { via: readonly (string | Advisory)[] }>
}

function parse(printed: string): Report | undefined {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}

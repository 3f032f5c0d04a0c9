const levels: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  'Complaint/Question': 1,
  'Minor Degradation': 2,
  'Major Degradation': 3,
  'Total Failure': 4,
}

/** Number of bars, of four, filled for an impact; one for an unknown value. */
export function impactLevel(impact: string): 1 | 2 | 3 | 4 {
  return levels[impact] ?? 1
}

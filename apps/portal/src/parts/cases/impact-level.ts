const levels: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  'Complaint/Question': 1,
  'Minor Degradation': 2,
  'Major Degradation': 3,
  'Total Failure': 4,
}

/** How many of the four bars an impact fills; one for a value that is not known here. */
export function impactLevel(impact: string): 1 | 2 | 3 | 4 {
  return levels[impact] ?? 1
}

import type { History, ModelStep } from './model-steps.ts'

const calm = (...steps: ModelStep[]): History => ({ isTroubled: false, maxEntries: 1_000, steps })
const troubled = (maxEntries: number, ...steps: ModelStep[]): History => ({ isTroubled: true, maxEntries, steps })

/**
 * Random histories that failed once, shortened, with what was wrong; played before new ones. They are kept as steps, not as seeds, so that
 * they stay what they are when others are made in `model-steps.ts`. What the first ones showed is written out in `conflicts.test.ts` and
 * `answer.test.ts`.
 */
export const keptHistories: readonly (readonly [wrong: string, History])[] = [
  [
    'An older answer came after a newer one, and the read counted as incomplete.',
    calm(
      { kind: 'read', record: 0, fields: ['C', 'A', 'D', 'B'], parentFields: ['B'], isOptional: false },
      { kind: 'change', record: 0, moves: true, lists: false },
      { kind: 'notify', records: [0] },
      { kind: 'read', record: 0, fields: ['A', 'D', 'B', 'C'], parentFields: ['D', 'C'], isOptional: false },
      { kind: 'deliver', pick: 0, turns: undefined },
      { kind: 'deliver', pick: 0, turns: undefined },
      { kind: 'repeat', pick: 0 },
    ),
  ],
  [
    'A subscriber received no change after a reset.',
    troubled(
      1_000,
      { kind: 'follow', record: 1, fields: ['D'], parentFields: [] },
      { kind: 'reset' },
      { kind: 'deliver', pick: 991, turns: undefined },
      { kind: 'change', record: 1, moves: true, lists: false },
    ),
  ],
  [
    'An entry without subscribers was evicted before its reader saw it.',
    troubled(
      6,
      { kind: 'follow', record: 0, fields: ['B'], parentFields: ['B'] },
      { kind: 'follow', record: 4, fields: ['D', 'B', 'A'], parentFields: ['A'] },
      { kind: 'follow', record: 1, fields: ['D', 'A', 'C'], parentFields: ['C'] },
    ),
  ],
  [
    'A page was put where its token stood when it was asked for.',
    calm(
      { kind: 'read rows', page: { offset: 0, size: 3, fields: ['B', 'A', 'D'] } },
      { kind: 'change', record: 0, moves: false, lists: true },
      { kind: 'deliver', pick: 388, turns: undefined },
      { kind: 'follow rows', page: { offset: 1, size: 3, fields: ['D', 'C'] } },
      { kind: 'follow rows', page: { offset: 3, size: 2, fields: ['C', 'D', 'A', 'B'] } },
    ),
  ],
  [
    'A record whose parent could not be read after news of it was shown as current.',
    calm(
      { kind: 'follow', record: 4, fields: ['D', 'A', 'B', 'C'], parentFields: ['A'] },
      { kind: 'deliver', pick: 497, turns: undefined },
      { kind: 'change', record: 6, moves: false, lists: false },
      { kind: 'event', record: 6 },
      { kind: 'lose', pick: 884 },
    ),
  ],
  [
    'An odd answer let a follower go back to an older version.',
    troubled(
      1_000,
      { kind: 'write', record: 3, isAnswered: false },
      { kind: 'refresh', record: 3, fields: ['A', 'B', 'C'] },
      { kind: 'follow rows', page: { offset: 3, size: 4, fields: ['C', 'A', 'B', 'D'] } },
      { kind: 'read rows', page: { offset: 4, size: 1, fields: ['D', 'C', 'A', 'B'] } },
      { kind: 'read', record: 4, fields: ['C', 'B', 'A', 'D'], parentFields: ['A', 'B'], isOptional: true },
      { kind: 'follow', record: 3, fields: ['A', 'D', 'C'], parentFields: [] },
      { kind: 'deliver', pick: 572, turns: undefined },
      { kind: 'read', record: 2, fields: ['D', 'A', 'C', 'B'], parentFields: ['A', 'C'], isOptional: true },
      { kind: 'lose', pick: 5 },
      { kind: 'deliver', pick: 576, turns: 15 },
      { kind: 'deliver', pick: 222, turns: undefined },
      { kind: 'deliver', pick: 712, turns: undefined },
      { kind: 'lag', requests: 3, changes: 4 },
      { kind: 'odd', pick: 583 },
    ),
  ],
]

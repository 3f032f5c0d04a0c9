/** The text of a case, and whether it is one that will be asked about again. */
export type PlantedCase = { subject: string; description: string; twin: number | null }

/** Numbers from 0 to 1, the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const syllables = [
  'ra',
  'ter',
  'lo',
  'nav',
  'mi',
  'dex',
  'po',
  'sun',
  'cor',
  'bel',
  'ti',
  'gan',
  'fu',
  'hel',
  'es',
  'wi',
]

/** Words of which few are common and many are rare, as in any language. */
const vocabulary = Array.from({ length: 3_000 }, (_, index) =>
  [index % 16, (index >> 4) % 16, (index >> 8) % 16].map((at) => syllables[at]).join(''),
)

const wordsFrom = (random: () => number, count: number): string[] =>
  Array.from({ length: count }, () => vocabulary[Math.floor(vocabulary.length * random() ** 3)] ?? '')

/** Cases of people who know nothing of each other, `pairs` of them to be asked about again. */
export function planted({ noise, pairs }: { noise: number; pairs: number }): PlantedCase[] {
  const random = randomFrom(7)
  const every = Math.floor(noise / pairs)
  return Array.from({ length: noise }, (_, index) => ({
    subject: wordsFrom(random, 5 + Math.floor(random() * 4)).join(' '),
    description: wordsFrom(random, 30).join(' '),
    twin: index % every === 0 && index / every < pairs ? index / every : null,
  }))
}

/** The same question as another person might ask it: one word left out, one replaced, one misspelled, half of the description new. */
export function asked({ subject, description, twin }: PlantedCase): { subject: string; description: string } {
  const random = randomFrom(1_000 + (twin ?? 0))
  const words = subject.split(' ')
  words.splice(Math.floor(random() * words.length), 1)
  words[Math.floor(random() * words.length)] = wordsFrom(random, 1)[0] ?? ''
  const misspelt = Math.floor(random() * words.length)
  words[misspelt] = (words[misspelt] ?? '').replace(/(.)(.)/, '$2$1')
  const rest = description.split(' ').filter(() => random() < 0.5)
  return { subject: words.join(' '), description: [...rest, ...wordsFrom(random, 15)].join(' ') }
}

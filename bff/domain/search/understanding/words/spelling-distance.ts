import { type EditCosts, editDistance } from '#schema/rules/edit-distance.ts'

const CHEAP = 0.5
const VOWELS = 'aeiouy'
const SOUNDS = ['ck', 'cs', 'sz', 'kq', 'vf', 'vw', 'gj', 'dt', 'bp', 'mn'] as const
const ALIKE: ReadonlySet<string> = new Set(SOUNDS.flatMap((pair) => [pair, [...pair].reverse().join('')]))

const SPELLING_COSTS: EditCosts = {
  substitution(a, b) {
    if (a === b) return 0
    return (VOWELS.includes(a) && VOWELS.includes(b)) || ALIKE.has(a + b) ? CHEAP : 1
  },
  // Vowels, doubled letters and a silent h are easily omitted or added.
  insertion(word, position) {
    const letter = word.charAt(position)
    return VOWELS.includes(letter) || letter === 'h' || letter === word.charAt(position - 1) ? CHEAP : 1
  },
  cheapestInsertion: CHEAP,
}

/** Other consonants cost more in short words, because they usually make other words: 'pipe' is not a misspelt 'pine'. */
const SHORT_WORD_COSTS: EditCosts = {
  ...SPELLING_COSTS,
  substitution: (a, b) => {
    const cost = SPELLING_COSTS.substitution(a, b)
    return cost > CHEAP ? 2 * cost : cost
  },
}

/** The most letters of a short word. */
const SHORT_WORD = 4

/**
 * The distance of two folded words, weighted for typical misspellings. A wrong vowel, a doubled letter or another spelling of a
 * sound costs 0.5; two letters in the wrong order cost 1. Another consonant costs 1, and 2 if a word has at most four letters.
 * @param limit distances above it are returned as Infinity
 */
export const spellingDistance = (a: string, b: string, limit: number): number =>
  editDistance(a, b, limit, Math.min(a.length, b.length) <= SHORT_WORD ? SHORT_WORD_COSTS : SPELLING_COSTS)

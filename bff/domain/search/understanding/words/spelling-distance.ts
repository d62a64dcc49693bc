/**
 * The distance of two folded words, weighted for typical misspellings. A wrong vowel, a doubled letter or another spelling of a
 * sound costs 0.5; two letters in the wrong order cost 1.
 * @param limit distances above it are returned as Infinity
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) * CHEAP > limit) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = [0]
  for (let j = 1; j <= b.length; j++) last[j] = (last[j - 1] ?? 0) + insertion(b, j - 1)
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] ?? 0) + insertion(a, i - 1)]
    let least = row[0] ?? 0
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      const cost = Math.min(
        (last[j - 1] ?? 0) + substitution(a.charAt(i - 1), b.charAt(j - 1)),
        (last[j] ?? 0) + insertion(a, i - 1),
        (row[j - 1] ?? 0) + insertion(b, j - 1),
        swapped,
      )
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const distance = last[b.length] ?? Number.POSITIVE_INFINITY
  return distance <= limit ? distance : Number.POSITIVE_INFINITY
}

const CHEAP = 0.5
const VOWELS = 'aeiouy'
const SOUNDS = ['ck', 'cs', 'sz', 'kq', 'vf', 'vw', 'gj', 'dt', 'bp', 'mn'] as const
const ALIKE: ReadonlySet<string> = new Set(SOUNDS.flatMap((pair) => [pair, [...pair].reverse().join('')]))

function substitution(a: string, b: string): number {
  if (a === b) return 0
  return (VOWELS.includes(a) && VOWELS.includes(b)) || ALIKE.has(a + b) ? CHEAP : 1
}

/** Vowels, doubled letters and a silent h are easily omitted or added. */
function insertion(word: string, at: number): number {
  const letter = word.charAt(at)
  return VOWELS.includes(letter) || letter === 'h' || letter === word.charAt(at - 1) ? CHEAP : 1
}

import { isDeepStrictEqual } from 'node:util'
import type { Difference, Likeness } from './likeness.ts'
import type { Kept } from './question.ts'

/** What the sandbox has to reach. */
export const LEAST = { sameSet: 0.97, sameFirst: 0.95, firstTen: 0.95 } as const

const SHOWN = 12

/**
 * Says how like the answers are, and what differs.
 * @param before answers that were kept of the same searches, if any
 * @returns the exit code: 0 when everything is as like as it has to be
 */
export function report(found: Likeness, kept: readonly Kept[], before: readonly Kept[]): number {
  const { others, texts, otherSets } = found
  console.info(`${kept.length} searches, ${texts} of them by text`)
  console.info(`by whole values: ${others.length} of ${kept.length - texts} answered otherwise`)
  console.info(
    `by text: same set ${percent(found.sameSet)}, same first ${percent(found.sameFirst)}, first ten in common ${percent(found.firstTen)}`,
  )
  const changed = before.filter(({ answer }, i) => !isDeepStrictEqual(answer, asKept(kept[i]?.answer)))
  if (changed.length > 0) console.info(`${changed.length} kept answers are not what OpenSearch answers now: record them anew`)
  for (const difference of [...others, ...otherSets].slice(0, SHOWN)) console.info(described(difference))
  return others.length > 0 ||
    changed.length > 0 ||
    found.sameSet < LEAST.sameSet ||
    found.sameFirst < LEAST.sameFirst ||
    found.firstTen < LEAST.firstTen
    ? 1
    : 0
}

/** As the file of kept answers holds it: a score that is no number is null there. */
const asKept = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer ?? null))

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const described = ({ question: { view, entity, address, body }, answer, other }: Difference) =>
  [
    `\n${view} ${entity} ${JSON.stringify(address)} ${shortened(body)}`,
    `  OpenSearch ${shortened(answer)}`,
    `  sandbox    ${shortened(other)}`,
  ].join('\n')

const shortened = (json: unknown) => JSON.stringify(json).slice(0, 600)

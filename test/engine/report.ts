import { isDeepStrictEqual } from 'node:util'
import type { Difference, Likeness } from './likeness.ts'
import type { RecordedSearch } from './question.ts'

/** The required similarity of the sandbox. */
export const LEAST = { sameSet: 0.97, sameFirst: 0.95, firstTen: 0.95 } as const

const SHOWN = 12

/**
 * Prints the similarity of the answers, and the differences.
 * @param before stored answers of the same searches, if any
 * @returns the exit code: 0 if the similarity is high enough
 */
export function report(found: Likeness, kept: readonly RecordedSearch[], before: readonly RecordedSearch[]): number {
  const { others, texts, otherSets } = found
  console.info(`${kept.length} searches, ${texts} of them by text`)
  console.info(`by whole values: ${others.length} of ${kept.length - texts} answered differently`)
  console.info(
    `by text: same set ${percent(found.sameSet)}, same first ${percent(found.sameFirst)}, first ten in common ${percent(found.firstTen)}`,
  )
  const changed = before.filter(({ answer }, i) => !isDeepStrictEqual(answer, toJson(kept[i]?.answer)))
  if (changed.length > 0)
    console.info(`${changed.length} stored answers differ from OpenSearch's current answers; record them again`)
  for (const difference of [...others, ...otherSets].slice(0, SHOWN)) console.info(describeDifference(difference))
  return others.length > 0 ||
    changed.length > 0 ||
    found.sameSet < LEAST.sameSet ||
    found.sameFirst < LEAST.sameFirst ||
    found.firstTen < LEAST.firstTen
    ? 1
    : 0
}

/** The answer as it is stored: a score that is not a number is null. */
const toJson = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer ?? null))

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const describeDifference = ({ question: { view, entity, address, body }, answer, other }: Difference) =>
  [
    `\n${view} ${entity} ${JSON.stringify(address)} ${shortened(body)}`,
    `  OpenSearch ${shortened(answer)}`,
    `  sandbox    ${shortened(other)}`,
  ].join('\n')

const shortened = (json: unknown) => JSON.stringify(json).slice(0, 600)

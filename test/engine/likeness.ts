import { isDeepStrictEqual } from 'node:util'
import { type Answer, isTextSearch, type RecordedSearch } from './question.ts'

/** How similar the answers of two engines are, for searches by whole values and for text searches. */
export interface Likeness {
  /** Searches by whole values for which the engines return other documents, another order or other buckets. */
  readonly others: readonly Difference[]
  readonly texts: number
  /** Share of the text searches with the same documents, from 0 to 1. */
  readonly sameSet: number
  readonly sameFirst: number
  /** The average share of the first ten documents that both engines return. */
  readonly firstTen: number
  /** Text searches for which the engines return other documents. */
  readonly otherSets: readonly Difference[]
}

export interface Difference extends RecordedSearch {
  readonly other: Answer
}

const PAGE = 10

export function likeness(kept: readonly RecordedSearch[], ask: (question: RecordedSearch['question']) => Answer): Likeness {
  const answers = kept.map((each): Difference => ({ ...each, other: ask(each.question) }))
  const [texts, values] = [answers.filter(isText), answers.filter((each) => !isText(each))]
  // With a requested order, the first documents are compared exactly; without one, by relevance.
  const ranked = texts.filter(({ question, answer }) => question.body.sort === undefined && answer.ids?.length)
  const otherSets = texts.filter(({ answer, other }) => !isDeepStrictEqual(withoutIds(answer), withoutIds(other)))
  return {
    others: values.filter(({ answer, other }) => !isDeepStrictEqual(withoutScores(answer), withoutScores(other))),
    texts: texts.length,
    sameSet: 1 - otherSets.length / texts.length,
    sameFirst: share(ranked, ({ answer, other }) => Number(answer.ids?.[0] === other.ids?.[0])),
    firstTen: share(ranked, inCommon),
    otherSets,
  }
}

const isText = ({ question }: RecordedSearch) => isTextSearch(question.body)

const withoutIds = ({ total, found, refusal, buckets }: Answer) => ({ total, found, refusal, buckets })

const withoutScores = ({ scores, ...answer }: Answer) => answer

function inCommon({ answer: { ids: one = [] }, other: { ids: two = [] } }: Difference): number {
  const first = new Set(two.slice(0, PAGE))
  const wanted = one.slice(0, PAGE)
  return wanted.filter((id) => first.has(id)).length / wanted.length
}

const share = (all: readonly Difference[], measure: (each: Difference) => number) =>
  all.reduce((sum, each) => sum + measure(each), 0) / all.length

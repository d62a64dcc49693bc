export interface BundleChoice {
  readonly optionId: string
  readonly selectionIds: readonly string[]
  readonly quantity: number
}

/** An answer to a custom option: a text, the id of a value, or ids joined by commas. */
export interface OptionAnswer {
  readonly optionId: string
  readonly answer: string
}

export interface LineContent {
  /** For a configurable product, the variant's sku. */
  readonly sku: string
  readonly bundleChoices: readonly BundleChoice[]
  readonly optionAnswers: readonly OptionAnswer[]
}

type Choices = Pick<LineContent, 'bundleChoices' | 'optionAnswers'>

/** Sorted choices without empty ones, so that equivalent choices are equal. */
export function canonicalChoices({ bundleChoices, optionAnswers }: Choices): Choices {
  return {
    bundleChoices: bundleChoices
      .filter(({ selectionIds }) => selectionIds.length > 0)
      .map((choice) => ({ ...choice, selectionIds: [...new Set(choice.selectionIds)].sort(byId) }))
      .sort((a, b) => byId(a.optionId, b.optionId)),
    optionAnswers: optionAnswers
      .map(({ optionId, answer }) => ({ optionId, answer: withIdsInOrder(answer.trim()) }))
      .filter(({ answer }) => answer !== '')
      .sort((a, b) => byId(a.optionId, b.optionId)),
  }
}

export function hasChoices(choices: Choices): boolean {
  const { bundleChoices, optionAnswers } = canonicalChoices(choices)
  return bundleChoices.length + optionAnswers.length > 0
}

const IDS = /^\d+(?:\s*,\s*\d+)+$/

const withIdsInOrder = (answer: string): string =>
  IDS.test(answer)
    ? answer
        .split(',')
        .map((id) => id.trim())
        .sort(byId)
        .join(',')
    : answer

/** Shorter ids first, so that '9' precedes '10'. */
const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : Number(a > b))

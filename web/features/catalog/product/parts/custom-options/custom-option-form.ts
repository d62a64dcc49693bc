import { type AnswerableOption, type Answers, toSentAnswer } from '#schema/rules/answers/custom-option-answers.ts'
import { toTaxedAmount } from '../../../../../components/price/price-arithmetic.ts'
import type { CustomOptionView, OptionAnswers } from '../../product.types.ts'

export const optionField = (option: Pick<CustomOptionView, 'id'>) => `option-${option.id}`

/** Leaves out file options, because the page cannot send files. */
export function toAnswerableOptions(options: readonly CustomOptionView[]): readonly AnswerableOption[] {
  return options
    .filter(({ type }) => type !== 'FILE')
    .map((option) => ({
      ...option,
      amount: option.price && toTaxedAmount(option.price.amount),
      percent: option.price?.percent ?? null,
      values: option.values.map(({ id, price }) => ({ id, amount: toTaxedAmount(price.amount), percent: price.percent })),
    }))
}

/** The form's answers; several values of one option are joined by commas. */
export function readAnswers(options: readonly CustomOptionView[], form: FormData): Answers {
  return Object.fromEntries(options.map((option) => [option.id, form.getAll(optionField(option)).map(String).join(',')]))
}

/** The answers as sent to the cart, and as shown to shoppers; without empty ones. */
export function describeAnswers(
  options: readonly CustomOptionView[],
  answers: Answers,
): Pick<OptionAnswers, 'answers' | 'labels'> {
  const given = options.flatMap((option) => {
    const answer = answers[option.id]?.trim() ?? ''
    return answer === '' ? [] : [{ option, answer: toSentAnswer(option, answer).answer }]
  })
  return {
    answers: given.map(({ option, answer }) => ({ optionId: option.id, answer })),
    labels: given.map(({ option, answer }) => ({ label: option.title, value: answerText(option, answer) })),
  }
}

/** The titles of the chosen values, or the answer to an option without values. */
function answerText({ values }: CustomOptionView, answer: string): string {
  const chosen = answer.split(',').flatMap((id) => values.find((value) => value.id === id.trim())?.title ?? [])
  return chosen.length > 0 ? chosen.join(', ') : answer
}

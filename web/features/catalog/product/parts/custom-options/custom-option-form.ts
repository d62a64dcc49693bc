import { type AnswerableOption, type Answers, sentAnswer } from '#schema/rules/custom-option-answers.ts'
import { toTaxedAmount } from '../../../../../components/price/price-arithmetic.ts'
import type { Answered, CustomOptionView } from '../../product.types.ts'

/** Name of an option's form field. */
export const optionField = (option: Pick<CustomOptionView, 'id'>) => `option-${option.id}`

/** Options that can be answered on the page; files cannot be sent. */
export function answerable(options: readonly CustomOptionView[]): readonly AnswerableOption[] {
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
export function answersIn(options: readonly CustomOptionView[], form: FormData): Answers {
  return Object.fromEntries(options.map((option) => [option.id, form.getAll(optionField(option)).map(String).join(',')]))
}

/** The given answers, as sent to the cart and as shown to shoppers. */
export function answersGiven(options: readonly CustomOptionView[], answers: Answers): Pick<Answered, 'answers' | 'labels'> {
  const given = options.flatMap((option) => {
    const answer = answers[option.id]?.trim() ?? ''
    return answer === '' ? [] : [{ option, answer: sentAnswer(option, answer).answer }]
  })
  return {
    answers: given.map(({ option, answer }) => ({ optionId: option.id, answer })),
    labels: given.map(({ option, answer }) => ({ label: option.title, value: textOf(option, answer) })),
  }
}

/** Titles of the chosen values; other answers unchanged. */
function textOf({ values }: CustomOptionView, answer: string): string {
  const chosen = answer.split(',').flatMap((id) => values.find((value) => value.id === id.trim())?.title ?? [])
  return chosen.length > 0 ? chosen.join(', ') : answer
}

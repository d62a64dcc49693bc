import type { AnswerableOption, Answers } from '#schema/rules/custom-option-answers.ts'
import { amountOf } from '../../page/total/amounts.ts'
import type { CustomOptionView } from '../../product.types.ts'

/** Name of an option's field in the form. */
export const optionField = (option: Pick<CustomOptionView, 'id'>) => `option-${option.id}`

/** Options the page can take an answer to. A file cannot be sent from it. */
export function answerable(options: readonly CustomOptionView[]): readonly AnswerableOption[] {
  return options
    .filter(({ type }) => type !== 'FILE')
    .map((option) => ({
      ...option,
      amount: option.price && amountOf(option.price.amount),
      values: option.values.map(({ id, price }) => ({ id, amount: amountOf(price.amount) })),
    }))
}

/** The form's answers, several values of one option joined by commas. */
export function answersIn(options: readonly CustomOptionView[], form: FormData): Answers {
  return Object.fromEntries(options.map((option) => [option.id, form.getAll(optionField(option)).map(String).join(',')]))
}

import type { CustomOptionType } from '../../generated/types.ts'
import { percentage, sum, type TaxedAmount, ZERO } from '../money.ts'
import { type LengthError, type LengthLimits, readLengthAnswer } from './length-answer.ts'

export interface AnswerableOption {
  readonly id: string
  readonly type: CustomOptionType
  readonly isRequired: boolean
  readonly maxCharacters: number | null
  /** Null unless the answer is a length. */
  readonly lengthLimits: LengthLimits | null
  /** The surcharge, for options without values. */
  readonly amount: TaxedAmount | null
  /** Percent of the price of one piece, if `amount` is set as a percentage. */
  readonly percent?: number | null
  readonly values: readonly Surcharge[]
}

interface Surcharge {
  readonly id: string
  readonly amount: TaxedAmount
  readonly percent?: number | null
}

/** Answers by option id: text, a value id, or several value ids joined by commas. */
export type Answers = Readonly<Record<string, string>>

export type AnswerError = 'REQUIRED' | 'TOO_LONG' | 'UNKNOWN_VALUE' | LengthError

const CHOICES = new Set<CustomOptionType>(['RADIO', 'DROP_DOWN', 'CHECKBOX', 'MULTIPLE'])
const SEVERAL = new Set<CustomOptionType>(['CHECKBOX', 'MULTIPLE'])

export const isChoice = (type: CustomOptionType): boolean => CHOICES.has(type)
export const isMultipleChoice = (type: CustomOptionType): boolean => SEVERAL.has(type)

/**
 * The initial answers: the first value of radio buttons, nothing for other options.
 * @source platform contract §6.6
 */
export function initialAnswers(options: readonly AnswerableOption[]): Answers {
  return Object.fromEntries(options.map(({ id, type, values }) => [id, type === 'RADIO' ? (values[0]?.id ?? '') : '']))
}

/** The length of an answer in grapheme clusters. */
export const answerLength = (answer: string): number => [...answer].length

/**
 * Errors of the answers by option id; empty if they can be added to the cart.
 * @source TEXT-16; platform contract §6.6
 */
export function answerErrors(options: readonly AnswerableOption[], answers: Answers): ReadonlyMap<string, AnswerError> {
  return new Map(
    options.flatMap((option): [string, AnswerError][] => {
      const error = answerError(option, answers[option.id]?.trim() ?? '')
      return error ? [[option.id, error]] : []
    }),
  )
}

/**
 * The surcharge of the answers on the price of one piece. Duplicate answers count once.
 * @param piece the price of one piece without answers, for percentages
 */
export function answersAmount(options: readonly AnswerableOption[], answers: Answers, piece: TaxedAmount): TaxedAmount {
  const surcharge = ({ amount, percent = null }: Pick<AnswerableOption, 'amount' | 'percent'>): TaxedAmount =>
    percent === null ? (amount ?? ZERO) : percentage(piece, percent)
  return sum(
    options.flatMap((option) => {
      const answer = answers[option.id]?.trim() ?? ''
      if (answer === '') return []
      if (!isChoice(option.type)) return surcharge(option)
      const chosen = new Set(valueIds(option, answer))
      return option.values.filter(({ id }) => chosen.has(id)).map(surcharge)
    }),
  )
}

function answerError(option: AnswerableOption, answer: string): AnswerError | null {
  if (answer === '') return option.isRequired ? 'REQUIRED' : null
  if (isChoice(option.type)) {
    return valueIds(option, answer).every((chosen) => option.values.some(({ id }) => id === chosen)) ? null : 'UNKNOWN_VALUE'
  }
  const sent = toSentAnswer(option, answer)
  if (sent.error) return sent.error
  return option.maxCharacters && answerLength(sent.answer) > option.maxCharacters ? 'TOO_LONG' : null
}

/**
 * The answer as sent to the server: a length as a plain number of millimetres, other answers as they are.
 * @source CUT-14
 */
export function toSentAnswer(
  { lengthLimits }: Pick<AnswerableOption, 'lengthLimits'>,
  answer: string,
): { readonly answer: string; readonly error: LengthError | null } {
  const length = lengthLimits ? readLengthAnswer(answer, lengthLimits) : null
  if (typeof length === 'string') return { answer, error: length }
  return { answer: length === null ? answer : String(length), error: null }
}

export const valueIds = ({ type }: Pick<AnswerableOption, 'type'>, answer: string): readonly string[] =>
  isMultipleChoice(type) ? answer.split(',').map((id) => id.trim()) : [answer]

import type { CustomOptionType } from '../generated/types.ts'
import { type LengthError, type LengthLimits, readLengthAnswer } from './length-answer.ts'
import { percentOf, sum, type TaxedAmount, ZERO } from './money.ts'

/** A custom option as the contract gives it, reduced to what its rules need. */
export interface AnswerableOption {
  readonly id: string
  readonly type: CustomOptionType
  readonly isRequired: boolean
  readonly maxCharacters: number | null
  /** Null unless the answer is a length. */
  readonly lengthLimits: LengthLimits | null
  /** What answering costs, for options without values. */
  readonly amount: TaxedAmount | null
  /** Of the price of one piece, if that is how `amount` is set. */
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

/**
 * What is answered before anybody has: the first value of radio buttons, nothing of all others.
 * @source platform contract §6.6
 */
export function initialAnswers(options: readonly AnswerableOption[]): Answers {
  return Object.fromEntries(options.map(({ id, type, values }) => [id, type === 'RADIO' ? (values[0]?.id ?? '') : '']))
}

/** How long an answer is, in characters as people count them. */
export const answerLength = (answer: string): number => [...answer].length

/**
 * What is wrong with the answers, by option id; empty when they can go into a basket.
 * @source TEXT-16; platform contract §6.6
 */
export function answerErrors(options: readonly AnswerableOption[], answers: Answers): ReadonlyMap<string, AnswerError> {
  return new Map(
    options.flatMap((option): [string, AnswerError][] => {
      const error = errorOf(option, answers[option.id]?.trim() ?? '')
      return error ? [[option.id, error]] : []
    }),
  )
}

/**
 * What the answers add to the price of one piece, so that answering twice costs the same as once.
 * @param piece what one piece costs without answers, for percentages
 */
export function answersAmount(options: readonly AnswerableOption[], answers: Answers, piece: TaxedAmount): TaxedAmount {
  const amountOf = ({ amount, percent = null }: Pick<AnswerableOption, 'amount' | 'percent'>): TaxedAmount =>
    percent === null ? (amount ?? ZERO) : percentOf(piece, percent)
  return sum(
    options.flatMap((option) => {
      const answer = answers[option.id]?.trim() ?? ''
      if (answer === '') return []
      if (!CHOICES.has(option.type)) return amountOf(option)
      const chosen = new Set(valueIds(option, answer))
      return option.values.filter(({ id }) => chosen.has(id)).map(amountOf)
    }),
  )
}

function errorOf(option: AnswerableOption, answer: string): AnswerError | null {
  if (answer === '') return option.isRequired ? 'REQUIRED' : null
  if (CHOICES.has(option.type)) {
    return valueIds(option, answer).every((chosen) => option.values.some(({ id }) => id === chosen)) ? null : 'UNKNOWN_VALUE'
  }
  const sent = sentAnswer(option, answer)
  if (sent.error) return sent.error
  return option.maxCharacters && answerLength(sent.answer) > option.maxCharacters ? 'TOO_LONG' : null
}

/**
 * The form in which an answer is sent: a length as a plain number of millimetres, other answers as they are.
 * @source CUT-14
 */
export function sentAnswer(
  { lengthLimits }: Pick<AnswerableOption, 'lengthLimits'>,
  answer: string,
): { readonly answer: string; readonly error: LengthError | null } {
  const length = lengthLimits ? readLengthAnswer(answer, lengthLimits) : null
  if (typeof length === 'string') return { answer, error: length }
  return { answer: length === null ? answer : String(length), error: null }
}

const valueIds = ({ type }: AnswerableOption, answer: string): readonly string[] =>
  SEVERAL.has(type) ? answer.split(',').map((id) => id.trim()) : [answer]

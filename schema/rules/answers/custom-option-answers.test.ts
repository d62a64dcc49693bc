import { describe, expect, it } from 'vitest'
import { withTax } from '../money.ts'
import { type AnswerableOption, answerErrors, answersAmount, initialAnswers, toSentAnswer } from './custom-option-answers.ts'

const value = (id: string, pounds: number) => ({ id, amount: withTax(pounds, 20) })
const option = (id: string, type: AnswerableOption['type'], given: Partial<AnswerableOption> = {}): AnswerableOption => ({
  id,
  type,
  isRequired: false,
  maxCharacters: null,
  lengthLimits: null,
  amount: null,
  values: [],
  ...given,
})
const choice = (id: string, type: AnswerableOption['type'], isRequired = false) =>
  option(id, type, { isRequired, values: [value('1', 2), value('2', 3)] })
const text = option('engraving', 'FIELD', { amount: withTax(5, 20), maxCharacters: 10 })
const length = option('length', 'FIELD', { lengthLimits: { least: 200, most: 1200 }, maxCharacters: 4 })

/** The price of one piece without answers. */
const PIECE = withTax(10, 20)

describe('custom option answers', () => {
  it.each([
    ['a required text that is missing', option('a', 'FIELD', { isRequired: true }), {}, 'REQUIRED'],
    ['a required text that is blank', option('a', 'AREA', { isRequired: true }), { a: '  ' }, 'REQUIRED'],
    ['a required choice that is missing', choice('a', 'RADIO', true), {}, 'REQUIRED'],
    ['a text that is too long', { ...text, id: 'a' }, { a: '12345678901' }, 'TOO_LONG'],
    ['a length that is not a number', { ...length, id: 'a' }, { a: 'abc' }, 'NOT_A_LENGTH'],
    ['a length that is too short', { ...length, id: 'a' }, { a: '199' }, 'OUT_OF_RANGE'],
    ['a length that is too long', { ...length, id: 'a' }, { a: '9999' }, 'OUT_OF_RANGE'],
    ['a length with more figures than the platform takes', { ...length, id: 'a' }, { a: '720.5' }, 'TOO_LONG'],
    ['a value the option does not have', choice('a', 'DROP_DOWN'), { a: '9' }, 'UNKNOWN_VALUE'],
    ['one unknown value among several', choice('a', 'CHECKBOX'), { a: '1,9' }, 'UNKNOWN_VALUE'],
  ])('have an error for %s', (_, asked, answers, error) => {
    expect(answerErrors([asked], answers)).toEqual(new Map([['a', error]]))
  })

  it.each(['FIELD', 'AREA', 'RADIO', 'DROP_DOWN', 'CHECKBOX', 'MULTIPLE', 'DATE', 'DATE_TIME', 'TIME', 'FILE'] as const)(
    'may be missing for an optional %s',
    (type) => {
      expect(answerErrors([choice('a', type)], {})).toEqual(new Map())
      expect(answersAmount([choice('a', type)], {}, PIECE)).toEqual(withTax(0, 20))
    },
  )

  it.each(['FIELD', 'AREA', 'DROP_DOWN', 'CHECKBOX', 'MULTIPLE', 'DATE', 'DATE_TIME', 'TIME', 'FILE'] as const)(
    'start empty for a %s',
    (type) => {
      expect(initialAnswers([choice('a', type)])).toEqual({ a: '' })
    },
  )

  it('start with the first value of radio buttons', () => {
    expect(initialAnswers([choice('a', 'RADIO'), option('b', 'RADIO')])).toEqual({ a: '1', b: '' })
  })

  it('accept a length with a unit that exceeds the maximum number of characters', () => {
    expect(answerErrors([{ ...length, id: 'a' }], { a: '1 200 mm' })).toEqual(new Map())
    expect(toSentAnswer(length, '1 200 mm')).toEqual({ answer: '1200', error: null })
    expect(toSentAnswer(text, ' 1 200 mm')).toEqual({ answer: ' 1 200 mm', error: null })
  })

  it('count grapheme clusters as characters', () => {
    expect(answerErrors([{ ...text, id: 'a' }], { a: '🪵🪵🪵🪵🪵🪵🪵🪵🪵🪵' })).toEqual(new Map())
  })

  it('accept values of the option', () => {
    expect(answerErrors([choice('a', 'MULTIPLE', true), text], { a: '1, 2', engraving: 'J & A' })).toEqual(new Map())
  })

  it('may be empty for an optional text, and then cost nothing', () => {
    expect(answerErrors([{ ...text, maxCharacters: 3 }], {})).toEqual(new Map())
    expect(answersAmount([text, option('free', 'FIELD')], { free: 'J & A' }, PIECE)).toEqual(withTax(0, 20))
  })

  it('add each surcharge once', () => {
    const options = [choice('a', 'CHECKBOX'), choice('b', 'DROP_DOWN'), text]
    expect(answersAmount(options, { a: '1,2,1', b: '2', engraving: 'J & A' }, PIECE)).toEqual(withTax(2 + 3 + 3 + 5, 20))
    expect(answersAmount(options, { a: '1,2,1', b: '2', engraving: ' ' }, PIECE)).toEqual(withTax(8, 20))
  })

  it('add percentages of the price of one piece', () => {
    const oiled = { ...choice('a', 'DROP_DOWN'), values: [{ id: '1', amount: withTax(9, 20), percent: 10 }] }
    expect(answersAmount([oiled], { a: '1' }, PIECE)).toEqual(withTax(1, 20))
  })
})

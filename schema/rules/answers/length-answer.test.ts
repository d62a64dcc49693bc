import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSentLength, readLengthAnswer } from './length-answer.ts'

const LIMITS = { least: 200, most: 1200 }

// CUT-14
describe('length answer', () => {
  it.each([
    ['720', 720],
    [' 720 ', 720],
    ['720 mm', 720],
    ['720.5', 720.5],
    ['720,5', 720.5],
    ['1 200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['200', 200],
    ['199.9', 'OUT_OF_RANGE'],
    ['1200.1', 'OUT_OF_RANGE'],
    ['0', 'OUT_OF_RANGE'],
    ['9'.repeat(400), 'OUT_OF_RANGE'],
    ['abc', 'NOT_A_LENGTH'],
    ['', 'NOT_A_LENGTH'],
    ['-720', 'NOT_A_LENGTH'],
    ['7e2', 'NOT_A_LENGTH'],
    ['NaN', 'NOT_A_LENGTH'],
    ['Infinity', 'NOT_A_LENGTH'],
    ['0x2d0', 'NOT_A_LENGTH'],
    ['720 cm', 'NOT_A_LENGTH'],
    ['7 2 0', 'NOT_A_LENGTH'],
    ['٧٢٠', 'NOT_A_LENGTH'],
    ['７２０', 'NOT_A_LENGTH'],
  ])('%j is read as %j', (written, expected) => {
    expect(readLengthAnswer(written, LIMITS)).toBe(expected)
  })

  it.each([
    ['720', true],
    ['720.5', true],
    ['0720', false],
    ['720,5', false],
    ['720 mm', false],
    [' 720', false],
    ['1,200', false],
    ['199', false],
    ['abc', false],
    ['OUT_OF_RANGE', false],
    ['NOT_A_LENGTH', false],
  ])('%j is in the format the shop sends: %j', (answer, expected) => {
    expect(isSentLength(answer, LIMITS)).toBe(expected)
  })

  it('is within the limits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' em-]{0,10}$/)), (written) => {
        const length = readLengthAnswer(written, LIMITS)
        expect(typeof length === 'string' || (length >= 200 && length <= 1200)).toBe(true)
        expect(typeof length === 'string' || isSentLength(String(length), LIMITS)).toBe(true)
      }),
    )
  })
})

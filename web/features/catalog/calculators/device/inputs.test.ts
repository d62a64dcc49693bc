import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeInputs, decodeInputs, fillInputs } from './inputs.ts'

const INITIAL = { length: '4', width: '3.6' }
const stored = { skirting: { length: '5' }, deck: { length: '9' } }

// ROOM-11
describe('the inputs of a calculator', () => {
  it('are the typed texts, and those of the example in fields that were never edited', () => {
    expect(decodeInputs(stored, 'skirting', INITIAL)).toEqual({ length: '5', width: '3.6' })
    expect(decodeInputs(null, 'skirting', INITIAL)).toEqual(INITIAL)
  })

  it('change without affecting each other or the inputs of another calculator', () => {
    const changed = changeInputs('skirting', { width: '' })(stored)
    expect(decodeInputs(changed, 'skirting', INITIAL)).toEqual({ length: '5', width: '' })
    expect(decodeInputs(changed, 'deck', INITIAL)).toEqual({ length: '9', width: '3.6' })
  })

  it('are texts of at most 400 characters, whatever the device has stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (length, anything) => {
        for (const broken of [
          anything,
          { skirting: anything },
          { skirting: { length } },
          { skirting: { length: 'x'.repeat(401) } },
        ]) {
          const inputs = decodeInputs(changeInputs('skirting', { width: '7' })(broken), 'skirting', INITIAL)
          expect(Object.keys(inputs)).toEqual(['length', 'width'])
          expect(inputs.width).toBe('7')
          expect(typeof inputs.length === 'string' && inputs.length.length <= 400).toBe(true)
        }
      }),
    )
  })
})

// ROOM-8, ROOM-11
describe('a URL that names a room', () => {
  const fill = (isReturn: boolean, search = '?length=8') => fillInputs('skirting', { length: '8' }, search, isReturn)

  it('fills in the form', () => {
    expect(decodeInputs(fill(false)(stored), 'skirting', INITIAL).length).toBe('8')
  })

  it('leaves the other fields as they are in an unedited form', () => {
    const before = changeInputs('skirting', { width: '9' })(stored)
    expect(decodeInputs(fill(false)(before), 'skirting', INITIAL)).toEqual({ length: '8', width: '3.6' })
    expect(decodeInputs(fill(false)(before), 'deck', INITIAL).length).toBe('9')
  })

  it('does not replace later edits if the shopper comes back or reloads', () => {
    const typed = changeInputs('skirting', { length: '8.5' })(fill(false)(stored))
    expect(decodeInputs(fill(true)(typed), 'skirting', INITIAL).length).toBe('8.5')
    expect(decodeInputs(fill(true, '?length=8&doors=1')(typed), 'skirting', INITIAL).length).toBe('8')
    expect(decodeInputs(fill(false)(typed), 'skirting', INITIAL).length).toBe('8')
  })
})

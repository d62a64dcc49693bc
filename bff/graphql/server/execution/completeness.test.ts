import { describe, expect, it } from 'vitest'
import { createUnconfirmed } from '../../../services/unconfirmed.ts'
import { completenessOf } from './completeness.ts'

describe('the completeness of a result', () => {
  it.each([
    ['complete', undefined, false],
    ['complete', [], false],
    ['unconfirmed', [], true],
    ['incomplete', [new Error('no reviews')], false],
    ['incomplete', [new Error('no reviews')], true],
  ])('is %s with errors %j and unconfirmed prices: %s', (expected, errors, isUnconfirmed) => {
    const unconfirmed = createUnconfirmed()
    if (isUnconfirmed) unconfirmed.note()
    expect(completenessOf(errors, { unconfirmed })).toBe(expected)
  })

  it('is incomplete with a part of a list', () => {
    const unconfirmed = createUnconfirmed()
    unconfirmed.notePartial()
    expect(completenessOf([], { unconfirmed })).toBe('incomplete')
  })
})

import { describe, expect, it } from 'vitest'
import { product } from '../testing/catalog.ts'
import { hiddenChildOutcome, loadOutcome } from './product-status.ts'

describe('a loaded product', () => {
  it.each([
    [0, 4, 'show'],
    [1, 2, 'show'],
    [1, 3, 'show'],
    [1, 1, 'hidden-child'],
    [2, 4, 'empty'],
    [3, 1, 'empty'],
  ])('of status %d and visibility %d is %s', (status, visibility, kind) => {
    expect(loadOutcome(product({ status, visibility })).kind).toBe(kind)
  })

  it('is empty for status 2 and above, with the status in the message', () => {
    expect(loadOutcome(product({ status: 2 }))).toEqual({
      kind: 'empty',
      message: 'Product query returned empty result product status = 2',
    })
  })
})

// PROD-24
describe('direct access to a hidden variant', () => {
  const hidden = product({ sku: 'OAK-22', visibility: 1 })
  const parent = product({ sku: 'OAK', type: 'configurable' })
  const empty = { kind: 'empty', message: 'Product query returned empty result product visibility = 1' }

  it('redirects to the parent if direct access is prevented', () => {
    expect(hiddenChildOutcome(hidden, parent, true)).toEqual({ kind: 'redirect', parent, childSku: 'OAK-22' })
  })

  it.each([
    ['direct access is not prevented', parent, false],
    ['the variant has no parent', null, true],
    ['the parent is the variant itself', { ...parent, sku: 'OAK-22' }, true],
    ['the parent is disabled', { ...parent, status: 2 }, true],
    ['the parent is hidden too', { ...parent, visibility: 1 }, true],
  ])('is empty if %s', (_, found, prevention) => {
    expect(hiddenChildOutcome(hidden, found, prevention)).toEqual(empty)
  })
})

import { describe, expect, it } from 'vitest'
import { allMessages } from '../../web/messages/all-messages.ts'
import { BRITISH } from '../../web/messages/format.test-kit.ts'

const words = await allMessages(BRITISH)

describe('a text whose place the specification leaves open', () => {
  // TEXT-15
  it('is said where the shop has such a moment', () => {
    expect(words.get('account').reorder.refused).toBe('Some of the ordered products are not available')
    expect(words.get('order').waiting.open).toBe(
      'The order can not be transfered because of server error. Order has been queued.',
    )
  })
})

describe('a quantity or a measure that is none', () => {
  // TEXT-17
  it('is told in the texts of the specification', () => {
    expect(words.get('cutting').errors.NOT_ABOVE_ZERO).toBe('Must be greater than 0')
    expect(words.get('calculator').notAboveZero).toBe('Must be greater than 0')
    expect(words.get('quick-order').quantityErrors.NOT_ABOVE_ZERO).toBe('Quantity must be above 0')
    expect(words.get('cart').notices.nothingChosen).toBe('Quantity must be above 0')
  })
})

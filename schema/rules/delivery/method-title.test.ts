import { describe, expect, it } from 'vitest'
import { methodTitle, readMethodTitle } from './method-title.ts'

// TOTAL-17
describe('title of a delivery method', () => {
  it('has the carrier and the method, or one of them if they are the same', () => {
    expect(methodTitle({ carrierTitle: 'Courier', methodTitle: 'Next day' })).toBe('Courier: Next day')
    expect(methodTitle({ carrierTitle: 'Courier', methodTitle: 'Courier' })).toBe('Courier')
  })

  it.each([
    ['Courier - Next day', 'Courier: Next day'],
    ['Courier - Next day - before noon', 'Courier: Next day - before noon'],
    ['Courier - Courier', 'Courier'],
    ['Courier', 'Courier'],
    ['Same-day courier', 'Same-day courier'],
    [' - Next day', ' - Next day'],
    ['courier_day', 'courier_day'],
  ])('is read from the platform’s description %j', (description, title) => {
    expect(readMethodTitle(description)).toBe(title)
  })
})

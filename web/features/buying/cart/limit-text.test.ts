import { expect, it } from 'vitest'
import { allMessages } from '../../../messages/all-messages.ts'
import { BRITISH } from '../../../messages/format.test-kit.ts'
import { limitText } from './limit-text.ts'

const { limits } = (await allMessages(BRITISH)).get('cart')

// STOCK-15, TEXT-17
it.each([
  ['tooFew', 'Quantity must be at least 10'],
  ['tooMany', 'Quantity must be below 1,201'],
  ['notInSteps', 'Quantity must be a multiple of 5'],
] as const)('limitText names the limit if the quantity is %s', (problem, text) => {
  expect(limitText(problem, { least: 10, most: 1200, step: 5 }, limits)).toBe(text)
})

import { expect, it } from 'vitest'
import { foldAccount } from './fold-account.ts'

// RATE-1
it.each([
  ['anna@b.example', ' ANNA@B.example '],
  ['anna@b.example', '\uff21nna@b.example'],
  ['anna@b.example', 'an\u200bna@b.exam\u00adple'],
  ['anna@b.example', '\u00e0nna@b.example.'],
  ['annab@gmail.com', 'anna.b+shop@googlemail.com'],
  ['anna.b+shop@b.example', 'anna.b+shop@b.example'],
  ['cart-7', 'CART-7'],
])('foldAccount returns %j for %j', (folded, account) => {
  expect(foldAccount(account)).toBe(folded)
})

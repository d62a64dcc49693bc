import { describe, expect, it } from 'vitest'
import {
  historyVerdict,
  invalidationVerdict,
  lineVerdict,
  telephoneVerdict,
  testPayment,
  tokenVerdict,
} from './trial-verdicts.ts'

const orders = (...numbers: readonly string[]) => numbers.map((number) => ({ number }))

// DAY-4
describe('verdicts of the trial purchase', () => {
  it.each([
    ['the quantity that was sent', [{ sku: 'OAK', quantity: 2 }], 'answered'],
    ['another quantity', [{ sku: 'OAK', quantity: 3 }], 'refused'],
    ['another product only', [{ sku: 'ASH', quantity: 2 }], 'empty'],
  ])('on a cart with %s: %#', (_, lines, outcome) => {
    expect(lineVerdict('OAK', 2, lines)).toMatchObject({ outcome })
  })

  it.each([
    ['the configured place', { parameter: true, header: false }, false, 'answered', 'PLATFORM_TOKEN_IN_HEADER=false'],
    ['both places', { parameter: true, header: true }, true, 'answered', 'PLATFORM_TOKEN_IN_HEADER=true'],
    [
      'the header, which is not configured',
      { parameter: false, header: true },
      false,
      'refused',
      'PLATFORM_TOKEN_IN_HEADER=true',
    ],
    [
      'the parameter, which is not configured',
      { parameter: true, header: false },
      true,
      'refused',
      'PLATFORM_TOKEN_IN_HEADER=false',
    ],
    ['no place', { parameter: false, header: false }, false, 'refused', undefined],
  ])('on tokens that the platform reads in %s', (_, accepted, isHeaderConfigured, outcome, setting) => {
    const verdict = tokenVerdict(accepted, isHeaderConfigured)
    expect(verdict).toMatchObject({ outcome })
    expect(verdict.setting).toBe(setting)
  })

  const refused = { kind: 'refused', reason: '"telephone" is required.' } as const
  it.each([
    ['accepted', { kind: 'accepted' } as const, true, 'answered', undefined],
    ['refused, as configured', refused, true, 'answered', 'addresses.telephone: required'],
    ['refused, against the configuration', refused, false, 'refused', 'addresses.telephone: required'],
    ['queued and never placed', { kind: 'unconfirmed' } as const, false, 'refused', 'addresses.telephone: required'],
    ['refused for another reason', { kind: 'refused', reason: 'Out of stock' } as const, true, 'refused', undefined],
  ])('on an order without telephone that is %s', (_, answer, isRequired, outcome, setting) => {
    const verdict = telephoneVerdict(answer, isRequired)
    expect(verdict).toMatchObject({ outcome })
    expect(verdict.setting).toBe(setting)
  })

  it.each([
    ['two different pages', [orders('2'), orders('1')], 'answered'],
    ['the same page twice', [orders('2'), orders('2')], 'partial'],
    ['more orders than were asked for', [orders('2', '1'), orders('2', '1')], 'partial'],
    ['no order', [orders(), orders()], 'empty'],
    ['no second page', [orders('2'), orders()], 'empty'],
  ] as const)('on an order history with %s', (_, pages, outcome) => {
    expect(historyVerdict(pages)).toMatchObject({ outcome })
  })

  it.each([
    ['refuses the stock key', null, 'answered'],
    ['has no output cache', 'Cache invalidation is not required, output cache is disabled', 'answered'],
    ['accepts the stock key', 'Tags invalidated successfully [contract-test]', 'refused'],
  ])('on a platform that %s', (_, text, outcome) => {
    expect(invalidationVerdict(text)).toMatchObject({ outcome })
  })

  it('pay by a method that needs no card', () => {
    expect(
      testPayment([
        { code: 'stripe', title: '' },
        { code: 'checkmo', title: '' },
      ]),
    ).toBe('checkmo')
    expect(testPayment([{ code: 'stripe', title: '' }])).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNaturalOrder, naturalOrder } from './natural-order.ts'

const labels = () =>
  fc.oneof(
    fc.string({ maxLength: 8 }),
    fc
      .tuple(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom(' mm', 'mm', ' m', ' cm', ' x 20 mm', ' g', ' kg', 'l', ' ml', ''),
      )
      .map(([n, unit]) => `${n}${unit}`),
    fc
      .tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.constantFrom(' m', ' kg', ' l', ''))
      .map(([n, unit]) => `${n.toFixed(1)}${unit}`),
    fc.constantFrom('Large', 'large', 'Small', 'Écru', 'ecru', 'P80', 'P120'),
  )

describe('naturalOrder', () => {
  it.each([
    [
      ['18 mm', 'Large', '9 mm'],
      ['9 mm', '18 mm', 'Large'],
    ],
    [
      ['2.4 m', '600 mm', '1.2m'],
      ['600 mm', '1.2m', '2.4 m'],
    ],
    [
      ['1.5 mm', '1.25 mm', '1.05 mm'],
      ['1.05 mm', '1.25 mm', '1.5 mm'],
    ],
    [
      ['P120', 'P80', 'P40'],
      ['P40', 'P80', 'P120'],
    ],
    [
      ['2440 x 1220 mm', '1220 x 610 mm', '2440 x 610 mm'],
      ['1220 x 610 mm', '2440 x 610 mm', '2440 x 1220 mm'],
    ],
    [
      ['1,220 mm', '610 mm'],
      ['610 mm', '1,220 mm'],
    ],
    [
      ['2,4 m', '2,1 m'],
      ['2,1 m', '2,4 m'],
    ],
    [
      ['oak', 'Ash', 'Écru'],
      ['Ash', 'Écru', 'oak'],
    ],
    [
      ['3 m', '2,4 m'],
      ['2,4 m', '3 m'],
    ],
    [
      ['2 mm', '1,2205 mm'],
      ['1,2205 mm', '2 mm'],
    ],
    [
      ['9 mm', ' 8 mm'],
      [' 8 mm', '9 mm'],
    ],
    [
      ['2 x 4 mm', '2x3 mm'],
      ['2x3 mm', '2 x 4 mm'],
    ],
    [
      ['2.5 kg', '20 kg', '500 g', '1 kg', '250 g'],
      ['250 g', '500 g', '1 kg', '2.5 kg', '20 kg'],
    ],
    [
      ['1 l', '2,5 L', '750 ml', '310ml'],
      ['310ml', '750 ml', '1 l', '2,5 L'],
    ],
    // Equal amounts are ordered by spelling, whatever their input order.
    [
      ['570 g', '600 g', '0.57 kg', '0,57 kg'],
      ['0,57 kg', '0.57 kg', '570 g', '600 g'],
    ],
    [
      ['Bag 2 kg', 'Bag 750 g', 'Bag'],
      ['Bag', 'Bag 750 g', 'Bag 2 kg'],
    ],
    [
      ['4 x 2 kg', '4 x 500 g', '2 x 5 kg'],
      ['2 x 5 kg', '4 x 500 g', '4 x 2 kg'],
    ],
    [
      ['1 kg', '25', '2.4 m', '18 x 144 mm', '500 ml', '', 'Large'],
      ['', '18 x 144 mm', '25', '500 ml', '1 kg', '2.4 m', 'Large'],
    ],
    // Words that begin like a unit.
    [
      ['20 grit', '3 lengths', '100 grit'],
      ['3 lengths', '20 grit', '100 grit'],
    ],
    [
      [`${'9'.repeat(400)} kg`, `${'8'.repeat(400)} g`, '1 kg'],
      ['1 kg', `${'8'.repeat(400)} g`, `${'9'.repeat(400)} kg`],
    ],
    [
      ['P80', 'P'],
      ['P', 'P80'],
    ],
  ])('sorts %j', (given, sorted) => {
    expect(given.toSorted(naturalOrder)).toEqual(sorted)
    expect([...given, ...given].sort(createNaturalOrder())).toEqual(sorted.flatMap((label) => [label, label]))
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(labels(), labels(), labels(), (a, b, c) => {
        expect(Math.sign(naturalOrder(a, b))).toBe(0 - Math.sign(naturalOrder(b, a)))
        expect(naturalOrder(a, b) === 0).toBe(a === b)
        if (naturalOrder(a, b) <= 0 && naturalOrder(b, c) <= 0) expect(naturalOrder(a, c)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 5000 },
    )
  })
})

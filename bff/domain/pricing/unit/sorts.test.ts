import { describe, expect, it } from 'vitest'
import { taxed } from '#schema/rules/money.ts'
import { sortsOffered } from './sorts.ts'

const metre = { unit: 'METRE', price: taxed(5, 20) } as const
const piece = { unit: 'PIECE', price: taxed(5, 20) } as const
const short = { total: 1000, totalIsExact: true }

describe('the sort by unit price', () => {
  it.each([
    ['when it is in force', 'UNIT_PRICE_ASC', { total: 9e6, totalIsExact: false }, null, true],
    ['when two of the page can be compared', null, short, [metre, null, metre], true],
    ['not when the units are different', null, short, [metre, piece], false],
    ['not of a single product', 'PRICE_ASC', short, [metre], false],
    ['not of a long list', null, { total: 1001, totalIsExact: true }, [metre, metre], false],
    ['not of a list nobody has counted', null, { total: 10, totalIsExact: false }, [metre, metre], false],
    ['not without a page', null, short, null, false],
  ] as const)('is offered: %s', (_, sort, size, units, isOffered) => {
    expect(sortsOffered(sort, size, units).includes('UNIT_PRICE_ASC')).toBe(isOffered)
  })
})

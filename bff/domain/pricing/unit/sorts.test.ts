import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { sortsOffered } from './sorts.ts'

const metre = { unit: 'METRE', price: withTax(5, 20) } as const
const piece = { unit: 'PIECE', price: withTax(5, 20) } as const
const short = { total: 1000, totalIsExact: true }

describe('the sort by unit price', () => {
  it.each([
    ['if it is the current sort', 'UNIT_PRICE_ASC', { total: 9e6, totalIsExact: false }, null, true],
    ['if two products of the page are comparable', null, short, [metre, null, metre], true],
    ['unless the units differ', null, short, [metre, piece], false],
    ['unless there is only one product', 'PRICE_ASC', short, [metre], false],
    ['unless the list is too long', null, { total: 1001, totalIsExact: true }, [metre, metre], false],
    ['unless the total is not exact', null, { total: 10, totalIsExact: false }, [metre, metre], false],
    ['unless there is no page', null, short, null, false],
  ] as const)('is offered %s', (_, sort, size, units, isOffered) => {
    expect(sortsOffered(sort, size, units).includes('UNIT_PRICE_ASC')).toBe(isOffered)
  })
})

import { describe, expect, it } from 'vitest'
import type { TaxRate, TaxRule } from '../catalog/catalog.types.ts'
import { ukVat } from '../testing/catalog.ts'
import { matchingRate, type TaxAddress, taxGroup, taxRate } from './tax.ts'

const GB: TaxAddress = { country: 'GB' }
const rate = (given: Partial<TaxRate>): TaxRate => ({ country: 'GB', regionId: 0, regionName: null, percent: 20, ...given })
const rule = (given: Partial<TaxRule>): TaxRule => ({ ...ukVat, ...given })
const reduced = rule({ id: '2', productTaxClassIds: [3], rates: [rate({ percent: 5 })] })
const kentOnly = rule({ rates: [rate({ regionId: 7, regionName: 'Kent', percent: 12 })] })

// TAX-1 to TAX-4
describe('tax rate', () => {
  it.each<[string, number, readonly TaxRule[], TaxAddress, number | null]>([
    ['the standard rate for a GB address', 2, [ukVat], GB, 20],
    ['the reduced rate for the reduced class', 3, [ukVat, reduced], GB, 5],
    ['null for a product without a tax class', 0, [ukVat], GB, null],
    ['null for a negative tax class', -1, [rule({ productTaxClassIds: [-1] })], GB, null],
    ['null for a class no rule lists', 9, [ukVat], GB, null],
    ['null for a country without a rate', 2, [ukVat], { country: 'FR' }, null],
    ['the rate of the region', 2, [kentOnly], { country: 'GB', region: 'Kent' }, 12],
    ['null for another region', 2, [kentOnly], { country: 'GB', region: 'Surrey' }, null],
    ['null for an address without a region if the rate has one', 2, [kentOnly], GB, null],
    ['a rate for any region (id 0), whatever its name', 2, [rule({ rates: [rate({ regionName: '*' })] })], GB, 20],
    ['a rate for a region without a name', 2, [rule({ rates: [rate({ regionId: 7, regionName: '' })] })], GB, 20],
    ['the first of several matching rates', 2, [rule({ rates: [rate({ percent: 8 }), rate({ percent: 20 })] })], GB, 8],
    ['null if the first matching rule has no rate', 2, [rule({ rates: [] }), ukVat], GB, null],
    ['a rate of 0 %', 2, [rule({ rates: [rate({ percent: 0 })] })], GB, 0],
  ])('returns %s', (_, taxClassId, rules, address, percent) => {
    expect(matchingRate({ taxClassId }, rules, address)).toBe(percent)
    expect(taxRate({ taxClassId }, rules, address)).toBe(percent ?? 0)
  })

  // TAX-7
  it('uses Poland if the caller gives no address', () => {
    const poland = rule({ rates: [rate({}), rate({ country: 'PL', percent: 23 })] })
    expect(taxRate({ taxClassId: 2 }, [poland])).toBe(23)
  })

  it('considers the customer group only when tax is grouped', () => {
    const trade = rule({ id: '3', customerTaxClassIds: [5], rates: [rate({ percent: 0 })] })
    expect(taxRate({ taxClassId: 2 }, [trade, ukVat], GB, 3)).toBe(20)
    expect(taxRate({ taxClassId: 2 }, [ukVat, trade], GB, 5)).toBe(0)
    expect(matchingRate({ taxClassId: 2 }, [ukVat, trade], GB, 6)).toBeNull()
    expect(taxRate({ taxClassId: 2 }, [trade, ukVat], GB)).toBe(0)
  })
})

// TAX-11
describe('taxGroup', () => {
  it.each([
    ['null when grouped tax is off', { userGroupId: null, useOnlyDefaultUserGroupId: false }, 4, null],
    ["the customer's group when signed in", { userGroupId: 1, useOnlyDefaultUserGroupId: false }, 4, 4],
    ['the default group for a guest', { userGroupId: 1, useOnlyDefaultUserGroupId: false }, null, 1],
    ['the default group when only that is used', { userGroupId: 1, useOnlyDefaultUserGroupId: true }, 4, 1],
    ['group 0', { userGroupId: 0, useOnlyDefaultUserGroupId: false }, null, 0],
  ])('returns %s', (_, settings, customer, group) => {
    expect(taxGroup(settings, customer)).toBe(group)
  })
})

import { describe, expect, it } from 'vitest'
import type { TaxRate, TaxRule } from '../catalog/catalog.types.ts'
import { ukVat } from '../testing/catalogue.ts'
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
    ['nothing for a product without a tax class', 0, [ukVat], GB, null],
    ['nothing for a negative tax class', -1, [rule({ productTaxClassIds: [-1] })], GB, null],
    ['nothing for a class no rule lists', 9, [ukVat], GB, null],
    ['nothing for a country no rate names', 2, [ukVat], { country: 'FR' }, null],
    ['the rate of the region', 2, [kentOnly], { country: 'GB', region: 'Kent' }, 12],
    ['nothing for another region', 2, [kentOnly], { country: 'GB', region: 'Surrey' }, null],
    ['nothing for no region where one is named', 2, [kentOnly], GB, null],
    ['a rate for any region (id 0), whatever it is called', 2, [rule({ rates: [rate({ regionName: '*' })] })], GB, 20],
    ['a rate whose region has no name', 2, [rule({ rates: [rate({ regionId: 7, regionName: '' })] })], GB, 20],
    ['the first of several rates that match', 2, [rule({ rates: [rate({ percent: 8 }), rate({ percent: 20 })] })], GB, 8],
    ['only what the first matching rule says', 2, [rule({ rates: [] }), ukVat], GB, null],
    ['a rate of 0 %, which is a rate', 2, [rule({ rates: [rate({ percent: 0 })] })], GB, 0],
  ])('is %s', (_, taxClassId, rules, address, percent) => {
    expect(matchingRate({ taxClassId }, rules, address)).toBe(percent)
    expect(taxRate({ taxClassId }, rules, address)).toBe(percent ?? 0)
  })

  // TAX-7
  it('is that of Poland when the caller names no country', () => {
    const poland = rule({ rates: [rate({}), rate({ country: 'PL', percent: 23 })] })
    expect(taxRate({ taxClassId: 2 }, [poland])).toBe(23)
  })

  it('looks at the customer group when tax is grouped, and only then', () => {
    const trade = rule({ id: '3', customerTaxClassIds: [5], rates: [rate({ percent: 0 })] })
    expect(taxRate({ taxClassId: 2 }, [trade, ukVat], GB, 3)).toBe(20)
    expect(taxRate({ taxClassId: 2 }, [ukVat, trade], GB, 5)).toBe(0)
    expect(matchingRate({ taxClassId: 2 }, [ukVat, trade], GB, 6)).toBeNull()
    expect(taxRate({ taxClassId: 2 }, [trade, ukVat], GB)).toBe(0)
  })
})

// TAX-11
describe('tax group', () => {
  it.each([
    ['none when grouped tax is off', { userGroupId: null, useOnlyDefaultUserGroupId: false }, 4, null],
    ["the customer's when signed in", { userGroupId: 1, useOnlyDefaultUserGroupId: false }, 4, 4],
    ['the default one for a guest', { userGroupId: 1, useOnlyDefaultUserGroupId: false }, null, 1],
    ['the default one when only that counts', { userGroupId: 1, useOnlyDefaultUserGroupId: true }, 4, 1],
    ['0, which is a group', { userGroupId: 0, useOnlyDefaultUserGroupId: false }, null, 0],
  ])('is %s', (_, settings, customer, group) => {
    expect(taxGroup(settings, customer)).toBe(group)
  })
})

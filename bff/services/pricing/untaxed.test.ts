import { describe, expect, it, vi } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { product } from '../../domain/testing/catalog.ts'
import { scopeWith, silent, toResult } from '../testing/platform.ts'
import { loadCatalogPrices } from './catalog-prices.ts'

const UK = {
  id: '1',
  productTaxClassIds: [2],
  customerTaxClassIds: [],
  rates: [{ country: 'GB', regionId: 0, regionName: null, percent: 20 }],
}

/** Prices products of the given tax classes, one request each, in one shop. */
async function readWarnings(storeView: { readonly country?: string }, taxClasses: readonly number[], rules = [UK]) {
  const config = readConfig(contentWith({ settings: { platform: { priceSync: false } }, storeViews: { default: storeView } }))
  const warn = vi.fn()
  for (const taxClassId of taxClasses) {
    const scope = scopeWith(
      { taxRules: async () => toResult(rules) },
      { config, log: { ...silent, warn }, ...(config.storeViews[0] && { storeView: config.storeViews[0] }) },
    )
    await loadCatalogPrices([product({ sku: `OF-${taxClassId}`, taxClassId }), product({ sku: 'ANOTHER', taxClassId })], scope)
  }
  return warn.mock.calls.map(([fields]) => fields)
}

// TAX-13
describe('warning about products without a matching tax rule', () => {
  it('is logged once, however many products are shown', async () => {
    expect(await readWarnings({ country: 'FR' }, [2, 2, 2])).toEqual([
      { storeView: 'default', country: 'FR', taxClass: 2, sku: 'OF-2' },
    ])
    expect(await readWarnings({}, [2, 2], [])).toHaveLength(1)
  })

  it('is logged once per tax class, for at most a hundred classes', async () => {
    expect((await readWarnings({}, [2, 7, 9, 7])).map(({ taxClass }) => taxClass)).toEqual([7, 9])
    expect(
      await readWarnings(
        {},
        Array.from({ length: 150 }, (_, i) => i + 10),
      ),
    ).toHaveLength(100)
  })

  it('is not logged if a rule matches or a product has no tax class', async () => {
    expect(await readWarnings({}, [2, 0])).toEqual([])
  })
})

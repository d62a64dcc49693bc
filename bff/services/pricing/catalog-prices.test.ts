import { expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { product } from '../../domain/testing/catalog.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { loadCatalogPrices } from './catalog-prices.ts'

const rate = (country: string, percent: number) => ({ country, percent, regionId: 0, regionName: null })
const RULE = { id: '1', productTaxClassIds: [2], customerTaxClassIds: [], rates: [rate('DE', 19), rate('GB', 20)] }

// TAX-6
it.each([
  ['GB', { net: 1000, tax: 200, gross: 1200 }],
  ['DE', { net: 1000, tax: 190, gross: 1190 }],
])('the shop adds the tax of %s to a price without tax, by the catalogue’s rules', async (country, final) => {
  const config = readConfig(contentWith({ settings: { platform: { priceSync: false } }, storeViews: { default: { country } } }))
  const [storeView] = config.storeViews
  const scope = scopeWith({ taxRules: async () => toResult([RULE]) }, { config, ...(storeView && { storeView }) })
  expect(await loadCatalogPrices([product({ taxClassId: 2, price: 10, finalPrice: 10 })], scope)).toMatchObject([
    { price: { final } },
  ])
})

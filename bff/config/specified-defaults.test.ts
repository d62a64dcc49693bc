import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { editedContent } from './testing/edited-content.ts'

/** A shop on a platform of its own whose content sets nothing. */
function readDefaults() {
  const { directory } = editedContent('shop/store-views.yaml', () => '')
  rmSync(join(directory, 'shop/settings.yaml'))
  return readConfig({ PLATFORM_URL: 'https://platform.example', CONTENT_DIR: directory })
}

describe('a shop whose content sets nothing', () => {
  // LOCALE-1
  it('sells in Great Britain, in pounds, and writes numbers as in en-US', () => {
    expect(readDefaults().storeViews).toMatchObject([
      { locale: 'en-US', currency: 'GBP', taxCountry: 'GB', dateFormat: 'HH:mm D/M/YYYY' },
    ])
  })

  // LIMIT-15
  it('has the category 2 above its menu, and best sellers and special offers in 294 and 335', () => {
    expect(readDefaults().catalog).toMatchObject({
      rootCategoryId: '2',
      bestSellersCategoryId: '294',
      specialOffersCategoryId: '335',
    })
  })

  // PRICE-3
  it('asks the platform for stock and prices, and waits for the prices', () => {
    expect(readDefaults().catalog).toMatchObject({ stockSync: true, priceSync: true, priceSyncWait: true, tierPrices: false })
  })

  it('searches for a second in names, skus and categories, and keeps the devices’ data of each store view apart', () => {
    const { platform, catalog, shop } = readDefaults()
    expect(platform.searchTimeoutMs).toBe(1000)
    expect(catalog.searchFields).toEqual({ name: 4, sku: 2, 'category.name': 1 })
    expect(shop.commonCaches).toBe(false)
  })
})

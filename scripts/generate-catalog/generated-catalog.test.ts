import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { picturesIn } from '../../sandbox/api/pictures/named-pictures.test-kit.ts'
import { SHIPPED_PICTURES } from '../../sandbox/api/pictures/shipped-pictures.ts'
import { product, TODAY } from '../../sandbox/catalog/shapes.test-kit.ts'
import { generatedCatalog } from './generated-catalog.ts'

const COUNT = 2500
const documents = [...generatedCatalog(COUNT, TODAY)]
const products = documents.filter(({ entity }) => entity === 'product').map(({ document }) => product.parse(document))

describe('generated catalogue', () => {
  it('has exactly the requested number of products, simple and configurable', () => {
    expect(products).toHaveLength(COUNT)
    const types = products.map(({ type_id }) => type_id)
    expect(types.filter((type) => type === 'simple').length).toBeGreaterThan(COUNT / 5)
    expect(types.filter((type) => type === 'configurable').length).toBeGreaterThan(COUNT / 5)
  })

  it('has unique ids, skus and paths', () => {
    const items = products.flatMap((found) => [found, ...(found.configurable_children ?? [])])
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
    expect(new Set(products.map(({ url_path }) => url_path)).size).toBe(COUNT)
  })

  it('counts its products in the categories', () => {
    const mdf = documents.find(({ entity, document }) => entity === 'category' && document.id === 18)?.document
    const own = products.filter(
      ({ status, visibility, category_ids }) => status === 1 && visibility > 1 && category_ids.map(Number).includes(18),
    )
    expect(mdf?.product_count).toBe(own.length)
  })

  it('shows only shipped pictures', () => {
    const named = picturesIn(documents.map(({ document }) => document))
    expect(named.length).toBeGreaterThan(1000)
    expect(named.filter((file) => !existsSync(join(SHIPPED_PICTURES, file)))).toEqual([])
  })

  it('can be smaller than the built-in range', () => {
    expect([...generatedCatalog(10, TODAY)].filter(({ entity }) => entity === 'product')).toHaveLength(10)
  })
})

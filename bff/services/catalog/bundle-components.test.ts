import DataLoader from 'dataloader'
import { describe, expect, it, vi } from 'vitest'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { product } from '../../domain/testing/catalogue.ts'
import { groupedComponents } from './bundle-components.ts'

function watched() {
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn(), info: vi.fn() }
  const componentBySku = new DataLoader<string, CatalogProduct | null>(async (skus) => skus.map(() => null))
  return { log, scope: { log, componentBySku } }
}
const link = (linkType: string) => ({ linkType, sku: 'A', type: 'simple', position: 1, qty: 1 })

// VAR-12
describe('a group', () => {
  it.each([
    ['none at all', []],
    ['none of things that belong to it', [link('related')]],
  ])('whose links are %s is logged as an error, and has no members', async (_, links) => {
    const { log, scope } = watched()
    expect(await groupedComponents(product({ sku: 'GROUP', links }), scope)).toEqual({ items: [] })
    expect(log.error).toHaveBeenCalledWith({ sku: 'GROUP' }, 'Grouped product without product links')
  })

  it('whose members are missing is not: that is a warning', async () => {
    const { log, scope } = watched()
    await groupedComponents(product({ sku: 'GROUP', links: [link('associated')] }), scope)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledWith({ sku: 'GROUP', missing: ['A'] }, 'Product not found')
  })
})

import DataLoader from 'dataloader'
import { describe, expect, it, vi } from 'vitest'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { product } from '../../domain/testing/catalog.ts'
import { groupedComponents } from './bundle-components.ts'

function watched() {
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn(), info: vi.fn() }
  const componentBySku = new DataLoader<string, CatalogProduct | null>(async (skus) => skus.map(() => null))
  return { log, scope: { log, componentBySku } }
}
const link = (linkType: string) => ({ linkType, sku: 'A', type: 'simple', position: 1, qty: 1 })

// VAR-12
describe('grouped product', () => {
  it.each([
    ['empty', []],
    ['all of another type', [link('related')]],
  ])('logs an error and has no members if its links are %s', async (_, links) => {
    const { log, scope } = watched()
    expect(await groupedComponents(product({ sku: 'GROUP', links }), scope)).toEqual({ items: [] })
    expect(log.error).toHaveBeenCalledWith({ sku: 'GROUP' }, 'Grouped product without product links')
  })

  it('logs a warning if its members are missing', async () => {
    const { log, scope } = watched()
    await groupedComponents(product({ sku: 'GROUP', links: [link('associated')] }), scope)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledWith({ sku: 'GROUP', missing: ['A'] }, 'Product not found')
  })
})

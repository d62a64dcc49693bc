import DataLoader from 'dataloader'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { product } from '../../domain/testing/catalog.ts'
import { fakePlatform, scopeWith } from '../testing/platform.ts'
import { bundleComponents, groupedComponents } from './bundle-components.ts'

/** A request in which no component is found but these. */
function watchPlatform(platform = fakePlatform({}), components: readonly CatalogProduct[] = []) {
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn(), info: vi.fn() }
  const componentBySku = new DataLoader<string, CatalogProduct | null>(async (skus) =>
    skus.map((sku) => components.find((component) => component.sku === sku) ?? null),
  )
  return { log, scope: { ...scopeWith({}, { log, platform }), componentBySku } }
}
const link = (linkType: string, sku = 'A') => ({ linkType, sku, type: 'simple', position: 1, qty: 1 })

// VAR-12
describe('grouped product', () => {
  it.each([
    ['empty', []],
    ['all of another type', [link('related')]],
  ])('logs an error and has no members if its links are %s', async (_, links) => {
    const { log, scope } = watchPlatform()
    expect(await groupedComponents(product({ sku: 'GROUP', links }), scope)).toEqual({ items: [] })
    expect(log.error).toHaveBeenCalledWith({ sku: 'GROUP' }, 'Grouped product without product links')
  })

  it('logs a warning if its members are missing', async () => {
    const { log, scope } = watchPlatform()
    await groupedComponents(product({ sku: 'GROUP', links: [link('associated')] }), scope)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledWith({ sku: 'GROUP', missing: ['A'] }, 'Product not found')
  })

  // RUN-32
  describe('that lacks members', () => {
    const platform = fakePlatform({})
    const group = product({ sku: 'GROUP', links: [link('associated')] })
    const warnings = async (shown: CatalogProduct, storeView?: StoreViewConfig) => {
      const { log, scope } = watchPlatform(platform)
      await groupedComponents(shown, storeView ? { ...scope, storeView } : scope)
      return log.warn.mock.calls.length
    }

    it('is logged once an hour, however many requests show it', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      expect([await warnings(group), await warnings(group)]).toEqual([1, 0])
      const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_001)
      onTestFinished(() => clock.mockRestore())
      // The cache looks at the clock once a millisecond.
      vi.advanceTimersByTime(1)
      expect(await warnings(group)).toBe(1)
      // Otherwise the cache would keep the fake time in the next test.
      vi.advanceTimersByTime(1)
    })

    it('is logged again if other members are missing', async () => {
      const other = product({ sku: 'GROUP', links: [link('associated'), link('associated', 'B')] })
      await warnings(group)
      expect([await warnings(other), await warnings(other)]).toEqual([1, 0])
    })

    it('is logged for each store view', async () => {
      const { storeView } = watchPlatform().scope
      await warnings(group)
      expect(await warnings(group, { ...storeView, code: 'other' })).toBe(1)
    })
  })
})

// PROD-83
describe('group or bundle with another one among its components', () => {
  const part = (id: string, sku: string) => ({ id, sku, qty: 1, isDefault: true, position: 1, canChangeQuantity: false })
  const option = { optionId: '1', title: 'Set', required: true, type: 'select', position: 1 }
  const bundle = product({
    sku: 'SET',
    type: 'bundle',
    bundleOptions: [{ ...option, links: [part('1', 'SET'), part('2', 'A')] }],
  })
  const group = product({ sku: 'GROUP', type: 'grouped', links: [link('associated'), link('associated', 'SET')] })
  const components = [bundle, group, product({ sku: 'A' })]

  it('lacks it, because its price would be added up without end', async () => {
    const { log, scope } = watchPlatform(fakePlatform({}), components)
    expect((await bundleComponents(bundle, scope)).choices[0]?.selections.map(({ id }) => id)).toEqual(['2'])
    expect((await groupedComponents(group, scope)).items.map(({ product: { sku } }) => sku)).toEqual(['A'])
    expect(log.warn.mock.calls).toEqual([
      [{ sku: 'SET', missing: ['SET'] }, 'Product not found'],
      [{ sku: 'GROUP', missing: ['SET'] }, 'Product not found'],
    ])
  })
})

import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMenuWatch } from './menu-watch.ts'

function watch(storeViews: readonly string[] = ['en']) {
  const menus = new Map<string, unknown>(storeViews.map((code) => [code, { menu: [code] }]))
  const readMenu = vi.fn(async (code: string) => menus.get(code) ?? null)
  const invalidate = vi.fn()
  const watch = createMenuWatch({ storeViews, readMenu, invalidate, pauseMs: 0 })
  onTestFinished(watch.close)
  const compare = async () => {
    watch.compare()
    // Longer than the pause after a comparison, so that it has ended.
    await setTimeout(20)
  }
  return { menus, readMenu, invalidate, compare, watch }
}

// CACHE-15
describe('menu watch', () => {
  it('invalidates the menu at its first comparison, because it knows no earlier menu', async () => {
    const { invalidate, compare } = watch()
    await compare()
    expect(invalidate.mock.calls).toEqual([[['menu']]])
  })

  it('invalidates nothing while the menus stay the same', async () => {
    const { invalidate, compare } = watch(['en', 'de'])
    for (let times = 0; times < 3; times += 1) await compare()
    expect(invalidate).toHaveBeenCalledTimes(1)
  })

  it('invalidates the menu when it differs in one store view', async () => {
    const { menus, invalidate, compare } = watch(['en', 'de'])
    await compare()
    menus.set('de', { menu: ['Holz'] })
    await compare()
    expect(invalidate).toHaveBeenCalledTimes(2)
  })

  it('invalidates the menu if it cannot be read, and again when it can', async () => {
    const { menus, invalidate, compare } = watch()
    await compare()
    const known = menus.get('en')
    menus.delete('en')
    await compare()
    menus.set('en', known)
    await compare()
    expect(invalidate).toHaveBeenCalledTimes(3)
  })

  it('makes one more comparison for all invalidations during a comparison', async () => {
    const { readMenu, compare, watch: menus } = watch()
    for (let times = 0; times < 100; times += 1) menus.compare()
    await compare()
    expect(readMenu.mock.calls.length).toBeLessThanOrEqual(2)
  })
})

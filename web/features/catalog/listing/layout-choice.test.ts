import { afterEach, expect, it, vi } from 'vitest'
import { LAYOUT_KEY, layoutChoice } from './layout-choice.ts'

afterEach(() => vi.unstubAllGlobals())

// LIST-18
it('layoutChoice shows lists as rows from now on, and keeps the choice on the device', () => {
  const dataset: Record<string, string> = {}
  const stored = new Map<string, string>()
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
  layoutChoice.choose('rows')
  expect(dataset).toEqual({ listing: 'rows' })
  expect([...stored]).toEqual([[LAYOUT_KEY, 'rows']])
})

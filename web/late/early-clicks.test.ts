import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markHydrated } from './early-clicks.ts'

/** A part of a page, as far as it is looked at. */
class Part {
  readonly dataset: { alive?: string } = {}
}

/** A button within parts, from the innermost to the outermost. */
class Button {
  readonly click = vi.fn()
  readonly parts: readonly Part[]
  constructor(...parts: readonly Part[]) {
    this.parts = parts
  }
  closest = () => this.parts.find(({ dataset }) => dataset.alive === undefined) ?? null
}

beforeEach(() => vi.stubGlobal('Element', Button))
afterEach(() => vi.unstubAllGlobals())

it('buttons pressed too early are pressed again, once and in order, when every part around them is hydrated', () => {
  const [header, menu, screen] = [new Part(), new Part(), new Part()]
  const [vat, open, add, wish] = [new Button(header), new Button(menu, header), new Button(screen), new Button(screen)]
  vi.stubGlobal('earlyPresses', new Set([wish, vat, open, add]))
  markHydrated(header as never)
  expect([vat, open, add].map(({ click }) => click.mock.calls.length)).toEqual([1, 0, 0])
  markHydrated(menu as never)
  markHydrated(screen as never)
  expect([vat, open, add, wish].map(({ click }) => click.mock.calls.length)).toEqual([1, 1, 1, 1])
  expect(wish.click.mock.invocationCallOrder[0]).toBeLessThan(add.click.mock.invocationCallOrder[0] ?? 0)
})

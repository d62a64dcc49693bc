import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framing, naturalSize } from './framing.ts'

const portrait = naturalSize('board')

describe('framing', () => {
  it.each([
    ['resize', { width: 324, height: 489 }, { width: 324, height: 402 }],
    ['resize', { width: 600, height: 744 }, { width: 600, height: 744 }],
    ['resize', { width: 210, height: 0 }, { width: 210, height: 260 }],
    ['resize', { width: 0, height: 372 }, { width: 300, height: 372 }],
    ['resize', { width: 0, height: 0 }, { width: 1200, height: 1488 }],
    ['resize', { width: 5000, height: 5000 }, { width: 1200, height: 1488 }],
    ['fit', { width: 324, height: 489 }, { width: 324, height: 489 }],
    ['fit', { width: 400, height: 100 }, { width: 400, height: 100 }],
    ['fit', { width: 300, height: 0 }, { width: 300, height: 372 }],
  ] as const)('%s to %j gives %j', (action, wanted, { width, height }) => {
    expect(framing(portrait, wanted, action).crop).toMatchObject({ width, height })
  })

  it('keeps the crop inside the canvas, and the canvas inside the natural size', () => {
    const side = fc.nat(2000)
    fc.assert(
      fc.property(side, side, fc.constantFrom('resize' as const, 'fit' as const), (width, height, action) => {
        const { canvas, crop } = framing(portrait, { width, height }, action)
        expect(canvas.width).toBeLessThanOrEqual(portrait.width)
        expect(canvas.height).toBeLessThanOrEqual(portrait.height)
        expect(crop.left).toBeGreaterThanOrEqual(0)
        expect(crop.top).toBeGreaterThanOrEqual(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(canvas.width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(canvas.height)
      }),
    )
  })

  it('is wide for scenes', () => {
    expect(framing(naturalSize('scene'), { width: 1024, height: 1024 }, 'resize').crop).toMatchObject({
      width: 1024,
      height: 576,
    })
  })
})

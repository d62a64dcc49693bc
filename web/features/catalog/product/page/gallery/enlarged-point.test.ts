import { expect, it } from 'vitest'
import { pressedPoint } from './enlarged-point.ts'

// PROD-87
it.each([
  ['the middle', { x: 160, y: 320 }, { x: 0.5, y: 0.5 }],
  ['the upper left corner of the picture', { x: 0, y: 120 }, { x: 0, y: 0 }],
  ['the lower right corner of the picture', { x: 320, y: 520 }, { x: 1, y: 1 }],
  ['the space above the picture', { x: 80, y: 10 }, { x: 0.25, y: 0 }],
])('a press on %s enlarges that point', (_, press, point) => {
  expect(pressedPoint(press, { width: 320, height: 640 }, { width: 600, height: 750 })).toEqual(point)
})

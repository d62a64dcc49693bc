import { describe, expect, it } from 'vitest'
import { nextPicture } from './thumbnails.tsx'

describe('nextPicture', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, null],
  ])('returns for %s on picture %i of three: %s', (key, position, next) => {
    expect(nextPicture(key, position, 3)).toBe(next)
  })
})

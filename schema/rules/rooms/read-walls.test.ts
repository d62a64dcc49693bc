import { describe, expect, it } from 'vitest'
import { readWalls } from './read-walls.ts'

// ROOM-2
describe('readWalls', () => {
  it.each([
    ['4, 3.6, 2', [4000, 3600, 2000]],
    ['4,5 3,6', [4500, 3600]],
    ['4 m + 360 cm; 2000mm', [4000, 3600, 2000]],
    ['4,\n3', [4000, 3000]],
    ['4', [4000]],
    ['', 'NOT_A_LENGTH'],
    [' , ', 'NOT_A_LENGTH'],
    ['4, long', 'NOT_A_LENGTH'],
    ['4, 0', 'TOO_SHORT'],
    ['4, 51', 'TOO_LONG'],
    ['4 '.repeat(20), Array.from({ length: 20 }, () => 4000)],
    ['4 '.repeat(21), 'TOO_MANY'],
    ['4 '.repeat(10_000), 'TOO_MANY'],
  ])('reads %j as %j', (text, walls) => {
    expect(readWalls(text)).toEqual(walls)
  })
})

import { describe, expect, it } from 'vitest'
import { millimetres } from './measure.ts'

describe('millimetres', () => {
  it.each([
    ['1220 mm', 1220],
    ['2.4 m', 2400],
    ['2,4 m', 2400],
    ['1,220 mm', 1220],
    ['240cm', 2400],
    ['18', 18],
    ['1.83 M', 1830],
    ['0.01', 0.01],
    ['10000 m', 10_000_000],
    ['10000001', null],
    ['0 mm', null],
    ['Large', null],
    ['0.0000001', null],
    [`${'9'.repeat(400)} mm`, null],
    ['2440 x 1220 mm', null],
    ['750 ml', null],
    ['', null],
  ])('reads %j as %s mm', (label, mm) => {
    expect(millimetres(label)).toBe(mm)
  })
})

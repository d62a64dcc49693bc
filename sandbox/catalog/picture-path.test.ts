import { describe, expect, it } from 'vitest'
import { picturePath } from './picture-path.ts'

describe('picturePath', () => {
  it.each([
    [{ form: 'board', material: 'oak', width: 150, thickness: 22 }, '/board/oak/w150-t22/front.png'],
    [
      { form: 'moulding', material: 'oak', profile: 'torus', width: 150, thickness: 22, view: 'end' },
      '/moulding/oak/torus/w150-t22/end.png',
    ],
    [{ form: 'tool', material: 'steel', profile: 'saw' }, '/tool/steel/saw/any/front.png'],
    [{ form: 'tin', material: 'Sage Green' }, '/tin/sage-green/front.png'],
    [{ form: 'sheet', material: 'ply-birch', thickness: 5.5, seed: 3 }, '/sheet/ply-birch/t5.5-s3/front.png'],
  ] as const)('returns for %j the path %s', (described, path) => {
    expect(picturePath(described)).toBe(path)
  })
})

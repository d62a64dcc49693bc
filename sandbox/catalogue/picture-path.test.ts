import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PictureSubject } from './picture-path.ts'
import { PICTURE_FORMS, PICTURE_VIEWS, picturePath, subjectOf } from './picture-path.ts'

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,6})?$/)
const millimetres = fc.integer({ min: 0, max: 600_000 }).map((hundredths) => hundredths / 100)
const subject: fc.Arbitrary<PictureSubject> = fc.record(
  {
    form: fc.constantFrom(...PICTURE_FORMS),
    material: name,
    profile: name,
    width: millimetres,
    thickness: millimetres,
    view: fc.constantFrom(...PICTURE_VIEWS),
    seed: fc.nat(100_000),
  },
  { requiredKeys: ['form', 'material'] },
)

describe('picture path', () => {
  it.each([
    [{ form: 'board', material: 'oak', width: 150, thickness: 22 }, '/board/oak/w150-t22/front.png'],
    [
      { form: 'moulding', material: 'oak', profile: 'torus', width: 150, thickness: 22, view: 'end' },
      '/moulding/oak/torus/w150-t22/end.png',
    ],
    [{ form: 'tool', material: 'steel', profile: 'saw' }, '/tool/steel/saw/any/front.png'],
    [{ form: 'tin', material: 'Sage Green' }, '/tin/sage-green/front.png'],
    [{ form: 'sheet', material: 'ply-birch', thickness: 5.5, seed: 3 }, '/sheet/ply-birch/t5.5-s3/front.png'],
  ] as const)('of %j is %s', (described, path) => {
    expect(picturePath(described)).toBe(path)
  })

  it('is read back to the subject it was made from, seen from the front when no view was named', () => {
    fc.assert(
      fc.property(subject, (described) => {
        expect(subjectOf(picturePath(described))).toEqual({ view: 'front', ...described })
      }),
    )
  })

  it('is read in every picture format and without its leading slash', () => {
    for (const extension of ['png', 'jpg', 'jpeg', 'webp']) {
      expect(subjectOf(`tin/white/front.${extension}`)).toEqual({ form: 'tin', material: 'white', view: 'front' })
    }
  })

  it.each([
    '',
    '/',
    '/board',
    '/board/oak',
    '/board/oak/front.gif',
    '/board/oak/side.png',
    '/sofa/oak/front.png',
    '/board/Oak/front.png',
    '/board/../front.png',
    '/board/oak/x150/front.png',
    '/board/oak//front.png',
    '/moulding/oak/torus/wide/front.png',
    '/moulding/oak/torus/w1/t2/front.png',
    '/o/a/oak-board.jpg',
  ])('%s names no picture', (path) => {
    expect(subjectOf(path)).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PICTURE_FORMS, PICTURE_VIEWS, type PictureSubject, picturePath } from '../../sandbox/catalogue/picture-path.ts'
import { findSubject } from './find-subject.ts'

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

describe('path of a picture', () => {
  it('is read back to the subject it was made from, seen from the front when no view was named', () => {
    fc.assert(
      fc.property(subject, (described) => {
        expect(findSubject(picturePath(described))).toEqual({ view: 'front', ...described })
      }),
    )
  })

  it('is read in every picture format and without its leading slash', () => {
    for (const extension of ['png', 'jpg', 'jpeg', 'webp']) {
      expect(findSubject(`tin/white/front.${extension}`)).toEqual({ form: 'tin', material: 'white', view: 'front' })
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
    expect(findSubject(path)).toBeNull()
  })
})

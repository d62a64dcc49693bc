import { describe, expect, it } from 'vitest'
import { product } from '../../domain/testing/catalog.ts'
import { productDescription, productSummary } from './catalog-texts.ts'

// PROD-65
describe('productDescription', () => {
  it.each([
    [
      'leaves out a first paragraph that repeats the summary',
      '<p>Two coats.</p>',
      '<p>Two coats.</p><p>Scribe it.</p>',
      '<p>Scribe it.</p>',
    ],
    [
      'compares text, not markup',
      'Two&nbsp;coats.',
      '<p class="lead"> <b>Two</b>  coats.</p>\n<ul><li>A</li></ul>',
      '<ul><li>A</li></ul>',
    ],
    ['is null if it only repeats the summary', '<p>Two coats.</p>', '<p>Two coats.</p>', null],
    ['keeps a first paragraph that says more', '<p>Two coats.</p>', '<p>Two coats. Dry.</p>', '<p>Two coats. Dry.</p>'],
    ['keeps a later paragraph', '<p>Two coats.</p>', '<p>Dry.</p><p>Two coats.</p>', '<p>Dry.</p><p>Two coats.</p>'],
    ['keeps an empty first paragraph', null, '<p></p><p>Dry.</p>', '<p></p><p>Dry.</p>'],
    ['is null without a description', '<p>Two coats.</p>', null, null],
  ])('%s', (_name, shortDescription, description, expected) => {
    expect(productDescription(product({ shortDescription, description }))).toBe(expected)
  })

  it('keeps a first paragraph that the summary shortens', () => {
    const long = `<p>${'Moisture-resistant board. '.repeat(10)}</p>`
    const given = product({ shortDescription: long, description: long })
    expect(productSummary(given)).toMatch(/…$/)
    expect(productDescription(given)).toMatch(/^<p>Moisture/)
  })
})

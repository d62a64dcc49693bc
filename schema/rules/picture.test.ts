import { describe, expect, it } from 'vitest'
import { pictureUrl } from './picture.ts'

describe('pictureUrl', () => {
  it.each([
    ['returns the path for a card', 'board/oak/front.png', 'card', 'webp', 1, '/img/324x489/board/oak/front.png.webp'],
    ['returns the path for a dense screen', 'board.png', 'gallery', 'avif', 2, '/img/1200x1488/board.png.avif'],
    ['removes leading slashes', '//board/oak.png', 'line', 'webp', 1, '/img/210x300/board/oak.png.webp'],
    [
      'escapes characters that a URL cannot contain',
      'möbel/50% ?.png',
      'banner',
      'avif',
      1,
      '/img/640x360/m%C3%B6bel/50%25%20%3F.png.avif',
    ],
  ] as const)('%s', (_, path, size, format, density, url) => {
    expect(pictureUrl(path, size, format, density)).toBe(url)
  })

  it('has density 1 by default', () => {
    expect(pictureUrl('board.png', 'line', 'webp')).toBe('/img/210x300/board.png.webp')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaPath, videoPath } from './media-path.ts'

// CMS-20
describe('mediaPath', () => {
  it.each([
    ['a file of the editor', 'https://merchant.example/media/wysiwyg/yard.jpg', '/media/wysiwyg/yard.jpg'],
    ['a file below pub', 'https://merchant.example/shop/pub/media/magefan_blog/deck.webp?v=2#x', '/media/magefan_blog/deck.webp'],
    ['a path', '/media/wysiwyg/a/b.png', '/media/wysiwyg/a/b.png'],
    ['a URL without a scheme', '//merchant.example/media/wysiwyg/yard.jpg', '/media/wysiwyg/yard.jpg'],
    ['a directive', '{{media url="wysiwyg/yard.jpg"}}', '/media/wysiwyg/yard.jpg'],
    ['a directive in single quotes', "{{media url='wysiwyg/yard.JPG'}}", '/media/wysiwyg/yard.JPG'],
    ['a directive without quotes', ' {{media url=wysiwyg/yard.jpg}} ', '/media/wysiwyg/yard.jpg'],
    ['a picture of a product', '/media/catalog/product/o/a/oak.jpg', '/o/a/oak.jpg'],
    [
      'a scaled copy of a product’s picture',
      'https://merchant.example/media/catalog/product/cache/0fdde2e41f9c6b2b36c4d4c1d1a1cb74/o/a/oak.jpg',
      '/o/a/oak.jpg',
    ],
    ['an escaped name', '/media/wysiwyg/mill%20yard%C3%A4.jpg', '/media/wysiwyg/mill yardä.jpg'],
  ])('reads %s', (_, source, path) => {
    expect(mediaPath(source)).toBe(path)
  })

  it.each([
    ['another folder', 'https://tracker.example/pixel.gif'],
    ['data', 'data:image/png;base64,AAAA'],
    ['a script', 'javascript:/media/a.png'],
    ['a file that is not a picture', '/media/wysiwyg/a.svg'],
    ['a page named like a picture folder', '/media/'],
    ['a folder above', '/media/wysiwyg/%2e%2e/%2e%2e/secret.png'],
    ['an escaped separator that leads above', '/media/wysiwyg/..%2f..%2fsecret.png'],
    ['a backslash', '/media/wysiwyg%5C..%5Csecret.png'],
    ['a directive that leads above', '{{media url="../api/secret.png"}}'],
    ['another directive', '{{config path="web/secure/media/a.png"}}'],
    ['a broken escape', '/media/%zz.png'],
    ['a null character', '/media/a%00.png'],
    ['an empty segment', '/media/wysiwyg//a.png'],
    ['a path longer than platforms allow', `/media/${'a'.repeat(600)}.png`],
    ['nothing', ''],
  ])('is null for %s', (_, source) => {
    expect(mediaPath(source)).toBeNull()
  })

  it('has the path of a video, and none for a picture', () => {
    expect(videoPath('https://merchant.example/media/wysiwyg/saw cut.mp4')).toBe('/media/wysiwyg/saw%20cut.mp4')
    expect(videoPath('/media/wysiwyg/saw.png')).toBeNull()
    expect(mediaPath('/media/wysiwyg/saw.mp4')).toBeNull()
  })

  it('never leaves the media folder, whatever the source is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const source of [text, `/media/${text}.png`, `{{media url="${text}.png"}}`, `https://a.example/media/${text}.png`])
          expect(mediaPath(source)?.split('/').slice(1) ?? ['a']).not.toContainEqual(expect.stringMatching(/^\.{0,2}$|\\|\0/))
      }),
    )
  })
})

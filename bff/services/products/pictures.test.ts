import { describe, expect, it } from 'vitest'
import { child, product } from '../../domain/testing/catalog.ts'
import { productGallery } from './pictures.ts'

const readGallery = (given: Parameters<typeof product>[0]) => productGallery(product({ name: 'Oak board', ...given }))
const entry = (image: string, videoUrl: string | null = null) => ({ image, label: null, videoUrl })

// PROD-17
describe('product gallery', () => {
  it('starts with the main picture, lists each picture once and ends with the variants’', () => {
    const gallery = readGallery({
      image: '/front.png',
      gallery: [entry('/end.png'), entry('/front.png')],
      configurableChildren: [child({ sku: 'A', image: '/end.png' }), child({ sku: 'B', image: '/oiled.png' })],
    })
    expect(gallery.map(({ picture }) => picture.path)).toEqual(['/front.png', '/end.png', '/oiled.png'])
  })

  it('keeps a video whose picture is already shown', () => {
    const gallery = readGallery({
      image: '/front.png',
      gallery: [entry('/front.png'), entry('/front.png', 'https://v.example/1')],
    })
    expect(gallery).toEqual([{ picture: { path: '/front.png', alt: 'Oak board' }, videoUrl: 'https://v.example/1' }])
  })

  it('is a placeholder if there is no picture', () => {
    expect(readGallery({ image: null, gallery: [] })).toEqual([
      { picture: { path: '/placeholder.png', alt: 'Oak board' }, videoUrl: null },
    ])
  })
})

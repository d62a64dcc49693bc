import type { Page } from '@playwright/test'
import { find, type KnownProduct } from './catalog.ts'
import type { Category } from './category.ts'

/** A kind of page and an address of it. */
export interface View {
  readonly name: string
  readonly path: string
  readonly status: number
}

export const PRODUCT_TYPES = ['Simple', 'Configurable', 'Grouped', 'Bundle', 'Downloadable', 'Virtual'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const UNKNOWN_PATH = '/no-such-category/no-such-board'
export const NOTHING_FOUND = '/search?q=xylophonist'
export const CONTENT_PAGE = '/i/delivery'

/** All kinds of pages. */
export const VIEW_NAMES = [
  'home',
  'category',
  'narrowed list',
  ...PRODUCT_TYPES.map((type) => `${type.toLowerCase()} product`),
  'search',
  'search too short',
  'search that finds nothing',
  'content',
  'contact',
  'empty comparison',
  'empty wishlist',
  'empty cart',
  'not found',
  'error',
] as const

/** The page of a kind. */
export function viewNamed(name: string, products: readonly KnownProduct[], { url, facets: [facet] }: Category): View {
  const view = (path: string, status = 200) => ({ name, path, status })
  const type = PRODUCT_TYPES.find((known) => `${known.toLowerCase()} product` === name)
  if (type) return view(productOfType(products, type).url)
  switch (name) {
    case 'home':
      return view('/')
    case 'category':
      return view(url)
    case 'narrowed list':
      return view(`${url}?${facet.attribute}=${facet.values[0]?.id}`)
    case 'search':
      // Few products, because tests describe and lay out each card.
      return view('/search?q=osb')
    case 'search too short':
      return view('/search?q=oa')
    case 'search that finds nothing':
      return view(NOTHING_FOUND)
    case 'content':
      return view(CONTENT_PAGE)
    case 'contact':
      return view('/contact')
    case 'empty comparison':
      return view('/compare')
    case 'empty wishlist':
      return view('/wishlist')
    case 'empty cart':
      return view('/cart')
    case 'not found':
      return view(UNKNOWN_PATH, 404)
    case 'error':
      return view('/error')
    default:
      throw new Error(`There is no kind of page called '${name}'`)
  }
}

/** A product of a type. A configurable one has several options, variants and pictures. */
export function productOfType(products: readonly KnownProduct[], type: ProductType): KnownProduct {
  const isRich = ({ options, variants, gallery }: KnownProduct) => options.length > 1 && variants.length > 3 && gallery.length > 1
  return find(products, (product) => product.__typename === `${type}Product` && (type !== 'Configurable' || isRich(product)))
}

/** Addresses of visible pictures that are loading or broken. */
export const unfinishedPictures = (page: Page): Promise<readonly string[]> =>
  page.locator('img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { renderPage } from './entry.server.tsx'
import { BRITISH } from './messages/format.test-kit.ts'

// The parts of a shop that the pages below need.
const SHOP = {
  name: 'Heartwood',
  phone: null,
  texts: { title: 'Timber', description: 'Timber and boards.', searchAdvice: [] },
  colours: { bar: '#112233', barDark: '#001122' },
  branches: [],
  origin: 'https://shop.example',
  deviceDatabase: 'default-shop',
  ...BRITISH,
  basePath: '',
  country: 'GB',
  checkout: 'external',
  calculators: [],
  cart: { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true },
} as unknown as ShopInfo

const SHELL = {
  menu: [{ id: '1', name: 'Decking', url: '/decking', menuEntries: [] }],
  sitePages: {
    menu: [{ title: 'Size guide', url: '/i/size-guide' }],
    help: [{ title: 'Returns', url: '/i/returns' }],
    about: [{ title: 'Privacy', url: '/i/privacy' }],
  },
}

const money = (formatted: string) => ({ amount: 1, formatted })
const price = { final: { net: money('£1.00'), gross: money('£1.20') }, regular: { gross: money('£1.20') }, breaks: [] }

const product = (name: string) => ({
  __typename: 'SimpleProduct',
  id: name,
  sku: name,
  name,
  url: `/p/${name}/${name}`,
  keyFacts: [],
  picture: { path: '/oak.png', alt: '' },
  price,
  rating: null,
  phoneOrderOnly: false,
  stock: null,
  issues: [],
})

const banner = (title: string) => ({ title, subtitle: null, action: null, url: '/decking', picture: null })

const HOME = {
  headImage: banner('Cut tomorrow'),
  mainBanners: [banner('Frame first')],
  smallBanners: [banner('Plan a deck')],
  productBanners: [banner('Oil it twice')],
  newProducts: [product('NEW-OAK')],
  bestSellers: [product('BEST-OAK')],
  specialOffers: [product('OFFER-OAK')],
}

const POST = {
  id: '2',
  title: 'Newels',
  url: '/latest-news/2/newels',
  summary: '',
  picture: null,
  publishedAt: null,
  categories: [],
}

/** Answers of the BFF by operation. Operations without an answer find nothing. */
export const ANSWERS: Record<string, unknown> = {
  Shell: SHELL,
  HomePage: { home: HOME, menu: [], cutting: null },
  ContactPage: { store: { phone: '0113 496 0123', email: 'a@shop.example' }, cmsPage: null },
  NewsPage: { news: { items: [POST], pageInfo: { offset: 0, first: 10 }, category: null, categories: [] } },
  CuttingPage: { cutting: { kerf: 4, services: [], edgings: [] } },
  PanelCuttingServices: { cmsBlock: null, cutting: {} },
  Dispatch: { route: null },
  CategoryPage: { category: null },
  ProductPage: { product: null },
  CmsPage: { cmsPage: null },
  NewsPostPage: { newsPost: null, news: null },
  SearchPage: { products: null },
  PlacedBlocks: { placedBlocks: [] },
}

/** Renders a page, and records its operations except that of header and footer. */
export async function openScreen(path: string, shop: Partial<ShopInfo> = {}, answers = ANSWERS) {
  const asked: [name: string, variables: unknown][] = []
  const load = (async ({ name }: { name: string }, variables: unknown) => {
    if (name !== 'Shell') asked.push([name, variables])
    return answers[name]
  }) as Load
  const request = new Request(`https://shop.example${path}`)
  const page = await renderPage({ request, load, shop: { ...SHOP, ...shop }, assets: { manifest: null } })
  return { ...page, asked, main: /<main.*<\/main>/s.exec(page.html)?.[0] ?? '' }
}

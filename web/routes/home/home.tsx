import { useLoaderData } from 'react-router'
import { HomePageDocument, type HomePageQuery } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { Chips } from '../../components/links/chips.tsx'
import { Tiles } from '../../components/links/tiles.tsx'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom } from '../../data/loading.ts'
import { useShop } from '../../data/shop.tsx'
import { Rail } from '../../features/catalog/product-card/index.ts'
import { RecentlyViewed } from '../../features/catalog/recently-viewed/index.ts'
import { PlacedBlocks } from '../../features/content/blocks/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Promotions } from './promotions.tsx'
import { SmallBanners } from './small-banners.tsx'
import top from './top-categories.module.css'

/** @source SCREEN-1, SCREEN-28, SCREEN-29 */
export async function loader(args: LoaderArgs): Promise<HomePageQuery> {
  return loadFrom(args)(HomePageDocument, {})
}

export function Component() {
  const words = useMessages('content').home
  const shop = useShop()
  const { home, menu, cutting, placedBlocks } = useLoaderData<typeof loader>()
  const { headImage, mainBanners, smallBanners, productBanners, newProducts, bestSellers, specialOffers } = home
  return (
    <Page
      title={shop.texts.title}
      description={shop.texts.description}
      canonical="/"
      structuredData="shop"
      picture={headImage?.picture}
    >
      <Alternates shop={shop} />
      <Hero banner={headImage} />
      <Facts cutting={cutting?.sheetService?.price ?? null} />
      <div className={`container ${styles.home}`}>
        <TopCategories categories={menu} />
        <SmallBanners title={words.jobs} banners={smallBanners} />
        {bestSellers && bestSellers.length > 0 && <Rail title={words.bestSellers} products={bestSellers} />}
        <Promotions title={words.offers} banners={mainBanners} />
        <PlacedBlocks blocks={placedBlocks} />
        {specialOffers && specialOffers.length > 0 && <Rail title={words.specialOffers} products={specialOffers} />}
        <SmallBanners banners={productBanners} />
        {newProducts && newProducts.length > 0 && <Rail title={words.newProducts} products={newProducts} />}
        <RecentlyViewed />
      </div>
    </Page>
  )
}

/** Links to the home page in every language for search engines. The first store view is the default. @source VIEW-2 */
function Alternates({ shop: { storeViews = [], origin } }: { readonly shop: Pick<ShopInfo, 'storeViews' | 'origin'> }) {
  const [first] = storeViews
  const links = first ? [...storeViews, { ...first, code: 'x-default', language: 'x-default' }] : []
  return links.map(({ code, language, home }) => (
    <link key={code} rel="alternate" hrefLang={language} href={new URL(home, origin).href} />
  ))
}

/** Categories with a picture of their own. */
const MOST_TILES = 6

/** The first top-level categories as tiles, the others as chips. */
function TopCategories({ categories }: { readonly categories: HomePageQuery['menu'] }) {
  const words = useMessages('content').home
  if (!categories?.length) return null
  return (
    <section className={top.categories} aria-labelledby="categories-title">
      <h2 id="categories-title">{words.categories}</h2>
      <Tiles
        tiles={categories.slice(0, MOST_TILES).map(({ id, name, url, productCount, picture }) => ({
          key: id,
          to: url,
          text: name,
          picture,
          note: words.products(productCount),
        }))}
      />
      {categories.length > MOST_TILES && (
        <div className={top.more}>
          <Chips
            label={words.more}
            chips={categories.slice(MOST_TILES).map(({ id, name, url }) => ({ key: id, to: url, text: name }))}
          />
        </div>
      )}
    </section>
  )
}

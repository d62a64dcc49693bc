import { useLoaderData } from 'react-router'
import { HomePageDocument, type HomePageQuery } from '#schema/generated/operations.ts'
import { Page } from '../../components/page/page.tsx'
import { type LoaderArgs, loadFrom } from '../../data/loading.ts'
import { useShop } from '../../data/shop.tsx'
import { Rail } from '../../features/catalog/product-card/index.ts'
import { RecentlyViewed } from '../../features/catalog/recently-viewed/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { Alternates } from './alternates.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { organisation } from './organisation.ts'
import { Promotions } from './promotions.tsx'
import { SmallBanners } from './small-banners.tsx'
import { TopCategories } from './top-categories.tsx'

/** @source SCREEN-1, SCREEN-28, SCREEN-29 */
export async function loader(args: LoaderArgs): Promise<HomePageQuery> {
  return loadFrom(args)(HomePageDocument, {})
}

export function Component() {
  const words = useMessages('content').home
  const shop = useShop()
  const { home, menu } = useLoaderData<typeof loader>()
  const { headImage, mainBanners, smallBanners, productBanners, newProducts, bestSellers, specialOffers } = home
  return (
    <Page
      title={shop.texts.title}
      description={shop.texts.description}
      canonical="/"
      structuredData={import.meta.env.SSR ? organisation(shop) : []}
    >
      <Alternates shop={shop} />
      <Hero banner={headImage} />
      <div className={`container ${styles.home}`}>
        <TopCategories categories={menu} />
        <Promotions title={words.offers} banners={mainBanners} />
        {bestSellers && bestSellers.length > 0 && <Rail title={words.bestSellers} products={bestSellers} />}
        <SmallBanners banners={smallBanners} />
        {specialOffers && specialOffers.length > 0 && <Rail title={words.specialOffers} products={specialOffers} />}
        <SmallBanners banners={productBanners} />
        {newProducts && newProducts.length > 0 && <Rail title={words.newProducts} products={newProducts} />}
        <RecentlyViewed />
      </div>
    </Page>
  )
}

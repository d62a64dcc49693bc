import { useRef } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Breadcrumbs } from '../../components/links/breadcrumbs.tsx'
import { Page } from '../../components/page/page.tsx'
import { Rating } from '../../components/rating/rating.tsx'
import { CompareToggle } from '../../features/catalog/compare/index.ts'
import {
  AboutProduct,
  type BundleChoices,
  BuyBox,
  type Configuration,
  ConfiguredProduct,
  ContactLink,
  Gallery,
  galleryPictures,
  KeyFacts,
  Offer,
  type ProductView as Product,
  Related,
  SaveButton,
  Versions,
} from '../../features/catalog/product/index.ts'
import { RecentlyViewed, useRecordView } from '../../features/catalog/recently-viewed/index.ts'
import { NearReviews } from '../../features/catalog/reviews/index.ts'
import { WishToggle } from '../../features/catalog/wishlist/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './product.module.css'

/** A product of any type. */
export function ProductView({ product }: { readonly product: Product }) {
  return (
    <ConfiguredProduct key={product.id} product={product}>
      {(configuration, bundle) => <ProductPage product={product} configuration={configuration} bundle={bundle} />}
    </ConfiguredProduct>
  )
}

interface ProductPageProps {
  readonly product: Product
  readonly configuration: Configuration | null
  readonly bundle: BundleChoices | null
}

function ProductPage({ product, configuration, bundle }: ProductPageProps) {
  useRecordView(product.sku)
  const words = useMessages('product')
  const offer = useRef<HTMLDivElement>(null)
  const variant = configuration?.variant ?? null
  const reviews = 'reviews' in product ? product.reviews : undefined
  const breadcrumbs = product.breadcrumbs ?? []
  const gallery = galleryPictures(product, variant?.picture ?? null)
  return (
    <Page
      title={product.metaTitle ?? product.name}
      description={product.metaDescription ?? product.summary}
      canonical={product.url}
      breadcrumbs={[...breadcrumbs, { name: product.name, url: product.url }]}
      structuredData={{ product, variant, reviews }}
      picture={product.picture}
      type="product"
    >
      <article className={`container ${styles.product}`}>
        <Breadcrumbs steps={breadcrumbs} current={product.name} />
        <div className={styles.top}>
          <header className={styles.head}>
            <h1>{unbrokenSizes(product.name)}</h1>
            <p className={styles.line}>
              {reviews?.averageRating && (
                <a href="#reviews">
                  <Rating rating={reviews.averageRating} /> {words.reviews.count(reviews.total)}
                </a>
              )}
              <span>
                {words.sku} {variant?.sku ?? product.sku}
              </span>
            </p>
            <div ref={offer}>
              <Offer product={product} price={(variant ?? bundle ?? product).price} />
            </div>
          </header>
          <div className={styles.gallery}>
            <Gallery name={product.name} pictures={gallery} chosen={variant?.picture ?? null} />
          </div>
          <div className={styles.buy}>
            <BuyBox product={product} configuration={configuration} bundle={bundle} offer={offer} />
            {product.summary && <p className={styles.summary}>{product.summary}</p>}
            <KeyFacts facts={product.keyFacts} chosen={configuration?.labels} />
            <p className={styles.line}>
              <CompareToggle sku={product.sku} name={product.name} />
              <WishToggle sku={product.sku} name={product.name} />
              <SaveButton
                className={styles.save}
                sku={variant?.sku ?? product.sku}
                name={variant?.name ?? product.name}
                quantity={(variant ?? product).stock?.limits?.least}
              />
              <ContactLink product={product}>{words.ask}</ContactLink>
            </p>
            <Versions table={configuration?.variantTable} />
          </div>
        </div>
        <AboutProduct product={product} />
        {reviews === undefined && <NearReviews productId={product.id} />}
        {product.hasRelated && <Related sku={product.sku} />}
        <RecentlyViewed currentSku={product.sku} />
      </article>
    </Page>
  )
}

import type { BannerViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { useShop } from '../../data/shop.tsx'
import button from '../../styles/button.module.css'
import styles from './hero.module.css'

/** The head of the home page: the merchant's head banner, or the shop's title and description. */
export function Hero({ banner }: { readonly banner: BannerViewFragment | null }) {
  const { texts } = useShop()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <h1 id="hero-title">{banner?.title ?? texts.title}</h1>
          <p>{banner?.subtitle ?? texts.description}</p>
          {banner?.action && (
            <Link to={banner.url} className={`${button.primary} ${styles.action}`}>
              {banner.action}
            </Link>
          )}
        </div>
        {banner?.picture && (
          <div className={styles.picture}>
            <Picture
              picture={banner.picture}
              size="banner"
              displayWidth="(min-width: 48rem) 34rem, 100vw"
              priority="first"
              isDecorative
            />
          </div>
        )}
      </div>
    </section>
  )
}
